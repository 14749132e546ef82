/// A text that is compared by its bytes: equivalent strings of Unicode are distinct identifiers and keys.
package struct ExactText: Hashable, Sendable {
  private let bytes: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8)[...] }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

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

  /// Whether two strings are the same text, however they are escaped.
  package func isSameText(_ first: JSONValue, _ second: JSONValue) -> Bool {
    exactText(first) == exactText(second)
  }
}
