import LocatedJSON
import Spelling

extension FindingFormat {
  /// Findings for people: what, where with an excerpt, why, what now, and the page to read.
  package static let text = FindingFormat(
    name: "text",
    summary: "For people: each finding with its place, the reason and what to write instead."
  ) { report, style in
    var writer = TextFindingWriter(style: style)
    for finding in report.findings where !finding.isBaselined { writer.write(finding) }
    writer.writeSummary(report)
    return Array(writer.text.utf8)
  }
}

/// Writes findings one below the other. An excerpt looks like this:
///
///     Shop.tabspec.json:4:20: error: identifier 'home' is already taken [duplicate-identifier]
///        4 │     {"identifier": "home", "title": "Shop"}
///          │                    ^^^^^^
///          = note: first used here, in line 3
struct TextFindingWriter {
  let style: TextStyle
  private(set) var text = ""

  init(style: TextStyle) { self.style = style }

  private var bar: String { style.isUnicode ? "│" : "|" }

  mutating func write(_ finding: ReportedFinding) {
    let diagnostic = finding.diagnostic
    let start = finding.place.start
    text += style.styled(
      "\(style.shown(finding.path)):\(start.line):\(start.column): ", .emphasis)
    text += style.styled("\(diagnostic.severity.rawValue): ", diagnostic.severity.role)
    text += style.styled(style.shown(diagnostic.message), .emphasis)
    text += style.styled(" [\(diagnostic.rule)]", .dim) + "\n"

    let gutter = gutterWidth(finding)
    writeExcerpt(finding.place, mark: "^", role: diagnostic.severity.role, gutter)
    for note in finding.notes {
      writeRemark("note", note.message, .note, gutter)
      if let place = note.place {
        writeExcerpt(place, mark: style.isUnicode ? "─" : "-", role: .note, gutter)
      }
    }
    if !diagnostic.environments.isEmpty {
      writeRemark("where", environmentList(diagnostic.environments), .note, gutter)
    }
    if let help = diagnostic.help { writeRemark("help", help, .heading, gutter) }
    for fix in finding.fixes {
      writeRemark("fix", fix.title + (fix.isSafe ? "" : " (changes the layout)"), .heading, gutter)
    }
    if let url = diagnostic.url {
      text += indent(gutter) + style.styled("= see", .dim) + " " + style.styled(url, .link) + "\n"
    }
    text += "\n"
  }

  /// One line that adds everything up.
  mutating func writeSummary(_ report: FindingReport) {
    let counts = [
      (report.count(.error), "error", TextStyle.Role.error),
      (report.count(.warning), "warning", .warning), (report.count(.note), "note", .note),
    ]
    let found = counts.filter { $0.0 > 0 }.map { style.styled(counted($0.0, $0.1), $0.2) }
    let files = counted(report.files, "file")
    let baselined = report.findings.count { $0.isBaselined }
    var hidden = report.suppressed > 0 ? ", \(report.suppressed) suppressed" : ""
    if baselined > 0 { hidden += ", \(baselined) in the baseline" }
    text +=
      found.isEmpty
      ? "\(style.styled("no findings", .heading)) in \(files)\(hidden)\n"
      : "\(found.joined(separator: ", ")) in \(files)\(hidden)\n"
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  // MARK: - Excerpts

  private func gutterWidth(_ finding: ReportedFinding) -> Int {
    let places = [finding.place] + finding.notes.compactMap(\.place)
    let last = places.map { $0.start.line + $0.lines.count - 1 }.max() ?? 1
    return max(4, String(last).count + 2)
  }

  private func indent(_ gutter: Int) -> String { String(repeating: " ", count: gutter + 1) }

  private mutating func writeExcerpt(
    _ place: ReportedPlace, mark: Character, role: TextStyle.Role, _ gutter: Int
  ) {
    for (index, line) in place.lines.enumerated() {
      // A place of several lines ends in the third at the latest; what follows is not shown.
      let number = String(place.start.line + index)
      let padding = String(repeating: " ", count: max(0, gutter - number.count))
      let window = window(of: line, place, isFirst: index == 0, gutter)
      text += style.styled("\(padding)\(number) \(bar)", .dim)
      text += window.text.isEmpty ? "\n" : " \(window.text)\n"
      guard index == 0 else { continue }
      text += indent(gutter) + style.styled(bar, .dim) + " "
      text += String(repeating: " ", count: window.markStart)
      text += style.styled(String(repeating: mark, count: window.markWidth), role) + "\n"
    }
  }

  /// The part of a line that fits, made harmless, and where the mark stands below it.
  private func window(
    of line: String, _ place: ReportedPlace, isFirst: Bool, _ gutter: Int
  ) -> (text: String, markStart: Int, markWidth: Int) {
    let room = max(20, min(style.width, 160) - gutter - 4)
    let scalars = line.unicodeScalars
    guard isFirst else { return (cut(shown(line[...]), room), 0, 0) }
    func index(ofColumn column: Int, from start: String.Index) -> String.Index {
      let distance = column - 1 - place.skipped - scalars.distance(from: line.startIndex, to: start)
      return scalars.index(start, offsetBy: max(0, distance), limitedBy: line.endIndex)
        ?? line.endIndex
    }
    let start = index(ofColumn: place.start.column, from: line.startIndex)
    let isOneLine = place.start.line == place.end.line
    let end = isOneLine ? index(ofColumn: place.end.column, from: start) : line.endIndex
    var prefix = shown(line[..<start])
    let marked = shown(line[start..<end])
    let rest = shown(line[end...])
    let lead = style.ellipsis + " "
    let markedWidth = marked.displayWidth
    let prefixWidth = prefix.displayWidth
    let mayKeep = max(0, room - min(markedWidth, room / 2) - lead.displayWidth)
    let isTooWide = prefixWidth + markedWidth + rest.displayWidth > room
    if place.skipped > 0 || isTooWide && prefixWidth > mayKeep {
      // What stands in front of the mark gives way first.
      prefix = lead + prefix.droppedFirst(to: min(mayKeep, 24))
    }
    let text = cut(prefix + marked + rest, room)
    let width = min(max(1, markedWidth), max(1, room - prefix.displayWidth))
    return (text, prefix.displayWidth, width)
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

  // MARK: - Remarks

  /// A labelled sentence below an excerpt, wrapped to the width.
  private mutating func writeRemark(
    _ label: String, _ sentence: String, _ role: TextStyle.Role, _ gutter: Int
  ) {
    let lead = indent(gutter) + "= \(label): "
    let width = max(30, style.readableWidth - lead.displayWidth)
    for (index, line) in style.shown(sentence).wrapped(to: width).enumerated() {
      if index == 0 {
        text += indent(gutter) + style.styled("= \(label):", role) + " "
      } else {
        text += String(repeating: " ", count: lead.displayWidth)
      }
      text += line + "\n"
    }
  }
}

extension Diagnostic.Severity {
  /// The colour that a severity is printed in.
  package var role: TextStyle.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
