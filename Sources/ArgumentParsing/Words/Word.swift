/// One word of the command line, as the bytes the system handed over.
///
/// A file name may be any bytes, so a word is not a `String`: `text` is there when the bytes are
/// valid UTF-8, and `shown` is safe to print whatever they are. Two words are equal when their
/// bytes are: "é" composed and decomposed are two different files.
package struct Word: Hashable, Sendable {
  /// The bytes, unchanged.
  package let bytes: [UInt8]

  /// A word from the bytes of an argument.
  package init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// A word from text, for words that the program makes itself.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether it is the single dash, which stands for standard input or output.
  package var isDash: Bool { bytes == [.dash] }

  /// The text, when the bytes are valid UTF-8.
  package var text: String? {
    String(validating: bytes, as: UTF8.self)
  }

  /// Whether the bytes are exactly those of a text.
  ///
  /// `String` compares by canonical equivalence, for which the Kelvin sign is a "K".
  func spells(_ other: String) -> Bool {
    bytes.elementsEqual(other.utf8)
  }

  /// The parts before and after the first occurrence of a byte, or `nil` without one.
  func split(at byte: UInt8) -> (before: Word, after: Word)? {
    guard let index = bytes.firstIndex(of: byte) else { return nil }
    return (Word(bytes: bytes[..<index]), Word(bytes: bytes[(index + 1)...]))
  }
}

extension UInt8 {
  static let dash = UInt8(ascii: "-")
  static let equalsSign = UInt8(ascii: "=")
  static let comma = UInt8(ascii: ",")
  static let dot = UInt8(ascii: ".")

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
