extension String {
  /// The lines of a text that is broken at blanks to fit a width. A word that is wider than the
  /// width, such as a link, stays whole on a line of its own.
  package func wrapped(to columns: Int) -> [String] {
    TabReport.wrapped(
      unicodeScalars.split(separator: " ").map(String.init), separator: " ", to: columns)
  }
}

/// Words side by side, in as many lines as a width asks for. What separates them stays at the end
/// of a line, but for blanks.
package func wrapped(_ words: [String], separator: String, to columns: Int) -> [String] {
  let mark = separator.last == " " ? String(separator.dropLast()) : separator
  var lines: [String] = []
  var line = ""
  var width = 0
  for (index, word) in words.enumerated() {
    let word = index == words.count - 1 ? word : word + mark
    let wordWidth = word.displayWidth
    let gap = separator.displayWidth - mark.displayWidth
    if width > 0, width + gap + wordWidth > columns {
      lines.append(line)
      line = ""
      width = 0
    }
    if width > 0 {
      line += String(repeating: " ", count: gap)
      width += gap
    }
    line += word
    width += wordWidth
  }
  if width > 0 || lines.isEmpty { lines.append(line) }
  return lines
}
