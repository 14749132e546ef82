extension String {
  /// Lines of at most a width, broken at spaces; longer words stay whole.
  package func wrapped(to columns: Int) -> [String] {
    let words = unicodeScalars.split(separator: " ").map(String.init)
    return TabReports.wrapped(words, separator: " ", to: columns)
  }
}

/// Lines of words with separators, broken after a separator.
package func wrapped(_ words: [String], separator: String, to columns: Int) -> [String] {
  let mark = separator.last == " " ? String(separator.dropLast()) : separator
  let gap = separator.displayWidth - mark.displayWidth
  var lines: [String] = []
  var line: String?
  var width = 0
  for (index, word) in words.enumerated() {
    let word = index == words.count - 1 ? word : word + mark
    let wordWidth = word.displayWidth
    if line != nil, width + gap + wordWidth <= columns {
      line? += String(repeating: " ", count: gap) + word
      width += gap + wordWidth
    } else {
      if let line { lines.append(line) }
      line = word
      width = wordWidth
    }
  }
  return lines + [line ?? ""]
}
