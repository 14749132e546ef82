/// The lines of a text, each with what ends it.
struct TextLines: Sendable {
  private let text: [UInt8]
  /// Where each line begins, and the end of the text.
  private let starts: [Int32]

  init(_ text: [UInt8]) {
    self.text = text
    var starts: [Int32] = [0]
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(Int32(clamping: offset + 1))
    }
    if Int(starts[starts.count - 1]) < text.count { starts.append(Int32(clamping: text.count)) }
    self.starts = starts
  }

  /// How many lines there are.
  var count: Int { starts.count - 1 }

  subscript(line: Int) -> ArraySlice<UInt8> {
    text[Int(starts[line])..<Int(starts[line + 1])]
  }
}
