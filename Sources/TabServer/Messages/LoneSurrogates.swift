enum LoneSurrogates {
  /// Replaces lone surrogates with U+FFFD, which has the same length in UTF-16.
  static func replaced(in json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    var index = 0
    while index < json.count {
      let length: Int
      switch half(at: index, in: json) {
      case .first? where half(at: index + 6, in: json) == .second: length = 12
      case .first?, .second?:
        result += Array(#"\uFFFD"#.utf8)
        index += 6
        continue
      case nil:
        // Skip both bytes of an escape: the second backslash of `\\` begins none.
        length = json[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      let end = min(index + length, json.count)
      result += json[index..<end]
      index = end
    }
    return result
  }

  private enum Half { case first, second }

  private static func half(at offset: Int, in json: [UInt8]) -> Half? {
    guard offset + 6 <= json.count, json[offset] == UInt8(ascii: "\\"),
      json[offset + 1] == UInt8(ascii: "u"),
      let unit = UInt16(String(decoding: json[offset + 2..<offset + 6], as: UTF8.self), radix: 16)
    else { return nil }
    if UTF16.isLeadSurrogate(unit) { return .first }
    return UTF16.isTrailSurrogate(unit) ? .second : nil
  }
}
