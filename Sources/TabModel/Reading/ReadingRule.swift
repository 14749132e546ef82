/// The rules that reading itself keeps: they are always on, and a document that breaks one gets no
/// findings of any other.
package enum ReadingRule: String, CaseIterable, Sendable {
  case jsonSyntax = "json-syntax"
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongType = "wrong-type"
  case invalidValue = "invalid-value"
  case unsupportedSpecVersion = "unsupported-spec-version"
}
