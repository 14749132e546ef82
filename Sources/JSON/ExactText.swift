/// A text that is compared by its bytes: canonically equivalent strings are distinct identifiers
/// and keys.
package struct ExactText: Hashable, Sendable {
  @usableFromInline let bytes: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8)[...] }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // The synthesized functions are not inlined into other modules.
  @inlinable
  package static func == (left: ExactText, right: ExactText) -> Bool { left.bytes == right.bytes }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

extension JSONDocument {
  package func exactText(_ value: JSONValue) -> ExactText {
    ExactText(
      kind(of: value) == .escapedString ? unescaped(value)[...] : bytes[content(of: value)])
  }
}
