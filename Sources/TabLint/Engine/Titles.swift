import JSON
import TabModel

extension JSONDocument {
  /// Returns whether a string is printable ASCII without surrounding spaces, so that nothing in it is invisible.
  func isPlain(_ string: JSONValue) -> Bool {
    withText(string) { bytes in
      guard !bytes.isEmpty else { return true }
      if bytes[0] == UInt8(ascii: " ") || bytes[bytes.count - 1] == UInt8(ascii: " ") {
        return false
      }
      for index in 0..<bytes.count where !(0x20...0x7E).contains(bytes[index]) { return false }
      return true
    }
  }

  func isBlankText(_ string: JSONValue) -> Bool {
    let isPlainAtStart = withText(string) { bytes in
      !bytes.isEmpty && (0x21...0x7E).contains(bytes[0])
    }
    return !isPlainAtStart && isBlank(self.string(string))
  }
}

/// Words to compare titles with, ignoring case and surrounding whitespace.
struct WordList: Sendable {
  private let words: [String]
  private let lengths: Set<Int>

  init(_ words: [String]) {
    self.words = words.map { $0.lowercased() }
    lengths = Set(words.map(\.utf8.count))
  }

  func contains(_ title: JSONValue, in document: JSONDocument) -> Bool {
    // Plain text has its own length. Other text is rare and is decoded.
    if document.kind(of: title) == .string, !lengths.contains(document.content(of: title).count),
      document.isPlain(title)
    {
      return false
    }
    return words.contains(bare(document.string(title)).lowercased())
  }
}
