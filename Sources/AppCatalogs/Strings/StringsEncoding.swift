import JSON

enum StringsEncoding {
  /// Returns the text of a file as UTF-8, without a byte order mark.
  static func text(of bytes: [UInt8]) throws(StringsError) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes[2...], isLittleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes[2...], isLittleEndian: false) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: text.span)
    } catch {
      let start = error.byteOffsets.lowerBound
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

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isLittleEndian: Bool
  ) throws(StringsError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    func unit(at index: Int) -> UInt32 {
      let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    while index + 1 < bytes.endIndex {
      var code = unit(at: index)
      index += 2
      if 0xD800...0xDBFF ~= code, index + 1 < bytes.endIndex, 0xDC00...0xDFFF ~= unit(at: index) {
        code = 0x10000 + (code - 0xD800) << 10 + (unit(at: index) - 0xDC00)
        index += 2
      }
      guard let scalar = Unicode.Scalar(code) else { throw halfACharacter(after: text) }
      UTF8.encode(scalar).map { text.append(contentsOf: $0) }
    }
    if index < bytes.endIndex { throw halfACharacter(after: text) }
    return text
  }

  private static func halfACharacter(after text: [UInt8]) -> StringsError {
    // No range: it would refer to the text as UTF-8.
    StringsError(
      message: "this UTF-16 has half a character after \(text.count) bytes of text", range: 0..<0,
      help: "save the file as UTF-8")
  }
}
