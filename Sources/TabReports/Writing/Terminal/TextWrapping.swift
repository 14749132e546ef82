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
  let gap = separator.dropFirst(mark.count)
  let marked = words.dropLast().map { $0 + mark } + words.suffix(1)
  let lines = rows(of: marked, to: columns, gap: gap.count, width: \.displayWidth)
  return lines.isEmpty ? [""] : lines.map { $0.joined(separator: String(gap)) }
}

/// Rows of at most a width; wider elements have a row of their own.
package func rows<Element>(
  of elements: [Element], to limit: Int, gap: Int, width: (Element) -> Int
) -> [[Element]] {
  var rows: [[Element]] = []
  var used = 0
  for element in elements {
    let width = width(element)
    if rows.isEmpty || used + gap + width > limit {
      rows.append([element])
      used = width
    } else {
      rows[rows.count - 1].append(element)
      used += gap + width
    }
  }
  return rows
}
