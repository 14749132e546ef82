/// The rules of reading, which are always on. A document that violates one has no other findings.
package enum ReadingRule: String, CaseIterable, Sendable {
  case jsonSyntax = "json-syntax"
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongType = "wrong-type"
  case invalidValue = "invalid-value"
  case unsupportedSpecVersion = "unsupported-spec-version"
}
