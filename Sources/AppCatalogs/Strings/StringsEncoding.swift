import JSON

enum StringsEncoding {
  /// Returns the text of a file as UTF-8, without a byte order mark.
  static func text(of bytes: [UInt8]) throws(StringsError) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes[2...], isLittleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes[2...], isLittleEndian: false) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    if let start = firstInvalidByte(of: text) {
      throw StringsError(
        message: "this is neither UTF-8 nor UTF-16 with a byte order mark",
        range: start..<start + 1,
        help: "save the file as UTF-8")
    }
    if let zero = text.firstIndex(of: 0) {
      throw StringsError(
        message: "this is a zero byte, as in UTF-16 without a byte order mark",
        range: zero..<zero + 1, help: "save the file as UTF-8")
    }
    return text
  }

  /// Returns the offset of the first byte that is not UTF-8; nil for none.
  private static func firstInvalidByte(of text: [UInt8]) -> Int? {
    if String(validating: text, as: UTF8.self) != nil { return nil }
    var offset = 0
    while let length = firstCharacterLength(of: text[offset...]) { offset += length }
    return offset
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isLittleEndian: Bool
  ) throws(StringsError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).lazy.map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    let hasHalves = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { text.append($0) }
    guard !hasHalves, bytes.count.isMultiple(of: 2) else {
      // No range: it would refer to the text as UTF-8.
      throw StringsError(
        message: "this UTF-16 has half a character after \(text.count) bytes of text",
        range: 0..<0, help: "save the file as UTF-8")
    }
    return text
  }
}
