import JSON

/// A word of the command line as bytes, since a file name may not be UTF-8.
///
/// Words are compared by their bytes: composed and decomposed "é" are different files.
package struct Word: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { bytes = Array(text.utf8) }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The text; nil if the bytes are not UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  package var shown: String { printable(bytes) }

  var quoted: String { "'\(shown)'" }

  /// Returns whether the bytes are those of a text.
  ///
  /// `String` compares by canonical equivalence, where the Kelvin sign is a "K".
  func spells(_ other: String) -> Bool { bytes.elementsEqual(other.utf8) }

  /// Returns whether the bytes are those of a text except for the case of ASCII letters.
  func spellsInAnyCase(_ other: String) -> Bool {
    bytes.elementsEqual(other.utf8) { lowercase($0) == lowercase($1) }
  }

  func split(at byte: UInt8) -> (before: Word, after: Word)? {
    guard let index = bytes.firstIndex(of: byte) else { return nil }
    return (Word(bytes: bytes[..<index]), Word(bytes: bytes[(index + 1)...]))
  }
}

private func lowercase(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}

extension UInt8 {
  static let dash = UInt8(ascii: "-")
  static let equalsSign = UInt8(ascii: "=")
  static let comma = UInt8(ascii: ",")
}
