/// The rules of reading itself: always on, and a document that violates one gets no other findings.
package enum ReadingRule: String, CaseIterable, Sendable {
  case jsonSyntax = "json-syntax"
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongType = "wrong-type"
  case invalidValue = "invalid-value"
  case unsupportedSpecVersion = "unsupported-spec-version"
}
