struct CommentText {
  let bytes: [UInt8]
  let range: ByteRange

  var mark: ByteRange {
    let length = bytes[range.lowerBound] == UInt8(ascii: "#") ? 1 : 2
    return range.lowerBound..<range.lowerBound + length
  }

  /// Returns the edit that removes the comment: with its line if there is nothing else, at the end
  /// of a line with the space before it, otherwise with the space after it.
  ///
  /// - Parameter limit: the end of the previous fix.
  func removal(after limit: Int) -> Fix.Edit {
    var start = range.lowerBound
    while start > limit, isBlank(start - 1) { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, isBlank(end) { end += 1 }
    let isAfterMark = start == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let beginsLine = start == 0 || isAfterMark || isLineBreak(start - 1)
    let endsLine = end == bytes.count || isLineBreak(end)
    if endsLine {
      if beginsLine, end < bytes.count {
        end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
      }
      return Fix.Edit(start..<end, "")
    }
    // Keep a space on one side, so that words are not joined.
    let isFirst = [UInt8(ascii: "["), UInt8(ascii: "{")].contains(
      bytes[range.lowerBound - (range.lowerBound > 0 ? 1 : 0)])
    if beginsLine || isFirst || start < range.lowerBound {
      return Fix.Edit(range.lowerBound..<end, "")
    }
    let isAfterWord = start > 0 && JSONReader.isWordByte(bytes[start - 1])
    return Fix.Edit(range, isAfterWord && end == range.upperBound ? " " : "")
  }

  private func isBlank(_ place: Int) -> Bool { bytes[place] == 0x20 || bytes[place] == 0x09 }

  private func isLineBreak(_ place: Int) -> Bool { bytes[place] == 0x0A || bytes[place] == 0x0D }
}
