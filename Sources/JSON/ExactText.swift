/// A text that equals another one only if both have the same bytes. For `String`, texts that Unicode
/// calls equivalent are equal; for identifiers and keys of JSON they are not.
package struct ExactText: Hashable, Sendable {
  private let bytes: ArraySlice<UInt8>

  package init(_ text: String) { bytes = Array(text.utf8)[...] }

  fileprivate init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  package func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

extension JSONDocument {
  /// The decoded text of a string or key.
  package func exactText(_ value: JSONValue) -> ExactText {
    ExactText(
      kind(of: value) == .escapedString ? unescaped(value)[...] : bytes[content(of: value)])
  }
}
