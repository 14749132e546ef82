extension String {
  /// Lines of at most a width, broken at spaces; longer words stay whole.
  package func wrapped(to columns: Int) -> [String] {
    var lines: [String] = []
    // A line is a range of the text.
    var line: Substring?
    var width = 0
    for word in unicodeScalars.split(separator: " ").lazy.map(Substring.init) {
      let wordWidth = word.displayWidth
      if let start = line, width + 1 + wordWidth <= columns {
        line = self[start.startIndex..<word.endIndex]
        width += 1 + wordWidth
      } else {
        if let line { lines.append(line.withSingleBlanks) }
        line = word
        width = wordWidth
      }
    }
    return lines + [line?.withSingleBlanks ?? ""]
  }
}

extension Substring {
  fileprivate var withSingleBlanks: String {
    var previous: UInt8 = 0
    let isSingle = utf8.allSatisfy { byte in
      defer { previous = byte }
      return byte != 0x20 || previous != 0x20
    }
    if isSingle { return String(self) }
    return unicodeScalars.split(separator: " ").map(String.init).joined(separator: " ")
  }
}

/// Lines of words with separators, broken after a separator.
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
