import JSON

/// Shows the places of one finding in the lines that they stand in, numbers in front:
///
///     12 │   "title": "Home ",       12 │ ╭   {                  12 │   "tabs": [
///        │            ^^^^^^^         13 │ │     "title": ""            │           ^ to line 40
///                                   14 │ ╰   }
struct TextExcerpt {
  let style: TextStyle
  /// The columns of the numbers, with a blank on each side where there is room.
  let gutter: Int

  /// - Parameter places: all that are shown.
  init(of places: [ReportedPlace], _ style: TextStyle) {
    self.style = style
    let last =
      places.map { min($0.end.line, $0.start.line + ReportedPlace.mostLines - 1) }.max() ?? 1
    gutter = max(4, String(last).count + 2)
  }

  /// A place, with a mark below it in the colour of a role.
  func text(of place: ReportedPlace, mark: Character, role: TextStyle.Role) -> String {
    let (lines, skipped) = place.excerpt()
    guard let line = lines.first else { return "" }
    let window = window(of: line, place, skipped)
    let isWhole = place.start.line + lines.count > place.end.line
    if lines.count > 1, isWhole || window.beginsLine {
      return bracket(lines, place, skipped, isWhole: isWhole, mark: mark, role: role)
    }
    let end = lines.count > 1 ? " to line \(place.end.line)" : ""
    return numbered(place.start.line, window.text)
      + marked(window, with: mark, role, after: end)
  }

  /// A place of several lines has a bracket beside the first ones, which says where it ends, and a
  /// mark only where it begins after something else.
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
    return isWhole
      ? text : text + beside(style.styled("\(end) to line \(place.end.line)", role))
  }

  private var bar: String { style.isUnicode ? "│" : "|" }

  private func numbered(_ number: Int, _ line: String) -> String {
    let number = String(number)
    let padding = String(repeating: " ", count: max(0, gutter - number.count))
    return style.styled("\(padding)\(number) \(bar)", .dim) + (line.isEmpty ? "\n" : " \(line)\n")
  }

  /// A line without a number.
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

  /// The part of a line that fits, made harmless, and where the mark stands below it.
  private struct Window {
    let text: String
    let markStart: Int
    let markWidth: Int
    /// Whether nothing but blanks stands in front of the mark.
    let beginsLine: Bool
  }

  /// The part of a line of a place that fits.
  ///
  /// - Parameters:
  ///   - skipped: how many scalars of the line were left out in front.
  ///   - taken: how many columns are taken already.
  private func window(
    of line: String, _ place: ReportedPlace, _ skipped: Int, isFirst: Bool = true, taken: Int = 0
  ) -> Window {
    let room = max(20, min(style.width, 160) - gutter - 4) - taken
    guard isFirst else {
      let text = cut(line.isPrintableASCII ? style.shown(line) : shown(line[...]), room)
      return Window(text: text, markStart: 0, markWidth: 0, beginsLine: true)
    }
    if let window = plainWindow(of: line, place, skipped, room) { return window }
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
    let beginsLine =
      skipped == 0 && scalars[..<start].allSatisfy(\.properties.isWhitespace)
    var prefix = shown(line[..<start])
    let marked = shown(line[start..<end])
    let rest = shown(line[end...])
    let lead = style.ellipsis + " "
    let markedWidth = marked.displayWidth
    let prefixWidth = prefix.displayWidth
    let mayKeep = max(0, room - min(markedWidth, room / 2) - lead.displayWidth)
    let isTooWide = prefixWidth + markedWidth + rest.displayWidth > room
    if skipped > 0 || isTooWide && prefixWidth > mayKeep {
      // What stands in front of the mark gives way first.
      prefix = lead + prefix.droppedFirst(to: min(mayKeep, 24))
    }
    // What is harmless in parts need not be as a whole.
    let text = cut(style.shown(prefix + marked + rest), room)
    let width = min(max(1, markedWidth), max(1, room - prefix.displayWidth))
    return Window(
      text: text, markStart: prefix.displayWidth, markWidth: width, beginsLine: beginsLine)
  }

  /// The same for a line of printable ASCII, as most are: there a column is a byte.
  private func plainWindow(
    of line: String, _ place: ReportedPlace, _ skipped: Int, _ room: Int
  ) -> Window? {
    guard line.isPrintableASCII, style.shown(line).utf8.count == line.utf8.count else { return nil }
    let bytes = line.utf8
    let width = bytes.count
    let start = min(max(0, place.start.column - 1 - skipped), width)
    let isOneLine = place.start.line == place.end.line
    let end = isOneLine ? min(max(start, place.end.column - 1 - skipped), width) : width
    let lead = style.ellipsis + " "
    let mayKeep = max(0, room - min(end - start, room / 2) - lead.displayWidth)
    var (text, kept) = (line, start)
    if skipped > 0 || width > room && start > mayKeep {
      let dropped = max(0, start - min(mayKeep, 24))
      text = lead + String(Substring(bytes.dropFirst(dropped)))
      kept = lead.displayWidth + start - dropped
    }
    return Window(
      text: cut(style.shown(text), room), markStart: kept,
      markWidth: min(max(1, end - start), max(1, room - kept)),
      beginsLine: skipped == 0 && bytes.prefix(start).allSatisfy { $0 == 0x20 })
  }

  private func cut(_ text: String, _ columns: Int) -> String {
    var cut = text.truncated(to: columns, ellipsis: style.ellipsis)
    while cut.utf8.last == 0x20 { cut.removeLast() }
    return cut
  }

  private func shown(_ part: Substring) -> String {
    guard part.utf8.contains(0x09) else { return style.shown(String(part)) }
    return style.shown(
      part.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false)
        .map(String.init).joined(separator: "    "))
  }
}
