import JSON

/// Shows the lines with the places of one finding, with line numbers:
///
///     12 │   "title": "Home ",       12 │ ╭   {                  12 │   "tabs": [
///        │            ^^^^^^^         13 │ │     "title": ""            │           ^ to line 40
///                                   14 │ ╰   }
struct TextExcerpt {
  let style: TextStyle
  /// The columns of line numbers, with surrounding spaces if they fit.
  let gutter: Int

  init(of places: [ReportedPlace], _ style: TextStyle) {
    self.style = style
    let last =
      places.map { min($0.end.line, $0.start.line + ReportedPlace.mostLines - 1) }.max() ?? 1
    gutter = max(4, String(last).count + 2)
  }

  func text(of place: ReportedPlace, mark: Character, role: TextStyle.Role) -> String {
    let (lines, skipped) = place.excerpt()
    guard let line = lines.first else { return "" }
    let window = window(of: line, place, skipped)
    let isWhole = place.start.line + lines.count > place.end.line
    if lines.count > 1, isWhole || window.beginsLine {
      return bracket(lines, place, skipped, isWhole: isWhole, mark: mark, role: role)
    }
    let end = lines.count > 1 ? " to line \(place.end.line)" : ""
    return numbered(place.start.line, window.text) + marked(window, with: mark, role, after: end)
  }

  /// Draws a bracket next to the first lines, with a mark only if the place starts within a line.
  private func bracket(
    _ lines: [String], _ place: ReportedPlace, _ skipped: Int, isWhole: Bool, mark: Character,
    role: TextStyle.Role
  ) -> String {
    let (top, side, bottom, end) =
      style.isUnicode ? ("╭", "│", "╰", "╰─") : ("/", "|", "\\", "\\_")
    var text = ""
    for (index, line) in lines.enumerated() {
      let isLast = isWhole && index == lines.count - 1
      let lead = style.styled(index == 0 ? top : isLast ? bottom : side, role)
      let window = window(of: line, place, skipped, isFirst: index == 0, taken: 2)
      text += numbered(
        place.start.line + index, window.text.isEmpty ? lead : "\(lead) \(window.text)")
      if index == 0, !window.beginsLine {
        text += marked(window, with: mark, role, lead: style.styled(side, role) + " ")
      }
    }
    return isWhole ? text : text + beside(style.styled("\(end) to line \(place.end.line)", role))
  }

  private var bar: String { style.isUnicode ? "│" : "|" }

  private func numbered(_ number: Int, _ line: String) -> String {
    let number = String(number)
    let padding = String(repeating: " ", count: max(0, gutter - number.count))
    return style.styled("\(padding)\(number) \(bar)", .dim) + (line.isEmpty ? "\n" : " \(line)\n")
  }

  private func beside(_ line: String) -> String {
    String(repeating: " ", count: gutter + 1) + style.styled(bar, .dim) + " \(line)\n"
  }

  private func marked(
    _ window: Window, with mark: Character, _ role: TextStyle.Role, lead: String = "",
    after: String = ""
  ) -> String {
    let marks = String(repeating: mark, count: window.markWidth) + after
    return beside(
      lead + String(repeating: " ", count: window.markStart) + style.styled(marks, role))
  }

  private struct Window {
    let text: String
    let markStart: Int
    let markWidth: Int
    /// True if only spaces precede the mark.
    let beginsLine: Bool
  }

  /// Returns the part of a line that fits.
  ///
  /// - Parameters:
  ///   - skipped: the number of omitted leading scalars.
  ///   - taken: the number of columns in use.
  private func window(
    of line: String, _ place: ReportedPlace, _ skipped: Int, isFirst: Bool = true, taken: Int = 0
  ) -> Window {
    let room = max(20, min(style.width, 160) - gutter - 4) - taken
    guard isFirst else {
      let text = cut(shown(line[...]), room)
      return Window(text: text, markStart: 0, markWidth: 0, beginsLine: true)
    }
    let scalars = line.unicodeScalars
    func index(ofColumn column: Int, from start: String.Index) -> String.Index {
      let passed = scalars.distance(from: line.startIndex, to: start)
      return scalars.index(
        start, offsetBy: max(0, column - 1 - skipped - passed), limitedBy: line.endIndex)
        ?? line.endIndex
    }
    let start = index(ofColumn: place.start.column, from: line.startIndex)
    let isOneLine = place.start.line == place.end.line
    let end = isOneLine ? index(ofColumn: place.end.column, from: start) : line.endIndex
    let beginsLine = skipped == 0 && scalars[..<start].allSatisfy(\.properties.isWhitespace)
    var prefix = shown(line[..<start])
    let marked = shown(line[start..<end])
    let rest = shown(line[end...])
    let lead = style.ellipsis + " "
    let markedWidth = marked.displayWidth
    let prefixWidth = prefix.displayWidth
    let mayKeep = max(0, room - min(markedWidth, room / 2) - lead.displayWidth)
    let isTooWide = prefixWidth + markedWidth + rest.displayWidth > room
    if skipped > 0 || isTooWide && prefixWidth > mayKeep {
      prefix = lead + style.droppedFirst(prefix, to: min(mayKeep, 24))
    }
    // Escaping the parts separately isn't enough.
    let text = cut(style.shown(prefix + marked + rest), room)
    let width = min(max(1, markedWidth), max(1, room - prefix.displayWidth))
    return Window(
      text: text, markStart: prefix.displayWidth, markWidth: width, beginsLine: beginsLine)
  }

  private func cut(_ text: String, _ columns: Int) -> String {
    var cut = style.truncated(text, to: columns)
    while cut.utf8.last == 0x20 { cut.removeLast() }
    return cut
  }

  private func shown(_ part: Substring) -> String {
    style.shown(String(part).replacing("\t", with: "    "))
  }
}

extension ReportedPlace {
  /// The maximum number of scalars before a place, and in a line.
  private static let before = 120
  private static let widest = 400
  static let mostLines = 3

  /// Returns the first lines of a place, and the number of omitted scalars before the first.
  func excerpt() -> (lines: [String], skipped: Int) {
    let first = source.line(at: range.lowerBound)
    var start = max(first.lowerBound, range.lowerBound - Self.before)
    while start > first.lowerBound, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let skipped = source.location(of: start).column - 1
    var lines = [source.text(start..<cut(start, first.upperBound))]
    var end = first.upperBound
    while lines.count < Self.mostLines, end < range.upperBound, end < source.bytes.count {
      let next = source.line(
        at: min(end + (source.bytes[end] == 0x0D ? 2 : 1), source.bytes.count))
      guard next.lowerBound > end, next.lowerBound < range.upperBound else { break }
      lines.append(source.text(next.lowerBound..<cut(next.lowerBound, next.upperBound)))
      end = next.upperBound
    }
    return (lines, skipped)
  }

  private func cut(_ start: Int, _ end: Int) -> Int {
    var cut = min(end, start + Self.widest)
    while cut < end, cut > start, source.bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
    return cut
  }
}
