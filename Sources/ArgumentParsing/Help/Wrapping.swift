/// Breaks text between words into lines no longer than a width, all indented by some columns.
///
/// A word is never broken, so a link that is too long for a line has one of its own.
func wrappedLines(_ text: String, width: Int, indent: Int = 0, first: Int? = nil) -> [String] {
  var lines: [String] = []
  var line = String(repeating: " ", count: first ?? indent)
  var columns = first ?? indent
  var isEmpty = true
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    let length = word.count
    if !isEmpty && columns + 1 + length > width {
      lines.append(line)
      line = String(repeating: " ", count: indent)
      columns = indent
      isEmpty = true
    }
    if !isEmpty {
      line += " "
      columns += 1
    }
    line += word
    columns += length
    isEmpty = false
  }
  if !isEmpty { lines.append(line) }
  return lines
}

/// A part of a longer text: prose that may be wrapped, or lines that stay as they are.
enum Paragraph: Equatable {
  case prose(String)
  case verbatim([String])

  /// The paragraphs of a text, with empty lines between them. One whose lines are all indented is
  /// verbatim, and loses the indentation of its first line.
  static func all(in text: String) -> [Paragraph] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split(whereSeparator: { $0.allSatisfy { $0 == " " } }).map { lines in
      let isIndented = lines.allSatisfy { $0.hasPrefix("  ") }
      guard isIndented, let indent = lines.first?.prefix(while: { $0 == " " }) else {
        return .prose(lines.joined(separator: "\n"))
      }
      return .verbatim(
        lines.map { String($0.hasPrefix(indent) ? $0.dropFirst(indent.count) : $0) })
    }
  }
}
