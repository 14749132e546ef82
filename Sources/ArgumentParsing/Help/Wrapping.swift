/// Wraps text between words, after a start of `indent` columns. A longer word gets its own line.
func wrappedLines(_ text: String, width: Int, indent: Int = 0, start: String? = nil) -> [String] {
  let space = String(repeating: " ", count: indent)
  var lines: [String] = []
  var columns = 0
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    let length = word.count
    if let last = lines.indices.last, columns + 1 + length <= width {
      lines[last] += " " + word
      columns += 1 + length
    } else {
      lines.append((lines.isEmpty ? start ?? space : space) + word)
      columns = indent + length
    }
  }
  return lines.isEmpty ? [start].compactMap(\.self) : lines
}

enum Paragraph: Equatable {
  case prose(String)
  case verbatim([String])

  /// Splits a text at empty lines. A paragraph whose lines are all indented is verbatim.
  static func all(in text: String) -> [Paragraph] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split(whereSeparator: { $0.allSatisfy { $0 == " " } }).map { lines in
      let isIndented = lines.allSatisfy { $0.hasPrefix("  ") }
      guard isIndented, let indent = lines.first?.prefix(while: { $0 == " " }) else {
        return .prose(lines.joined(separator: "\n"))
      }
      return .verbatim(lines.map { String($0.hasPrefix(indent) ? $0.dropFirst(indent.count) : $0) })
    }
  }
}
