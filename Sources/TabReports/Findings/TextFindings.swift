import JSON
import TabModel

extension FindingFormat {
  /// Findings for a terminal, with excerpts, help and the page to read.
  package static var text: FindingFormat {
    Self(
      "text", "For users: each finding with its place, the reason and the correction."
    ) { report, style in
      var writer = TextFindingWriter(style: style)
      for finding in report.fresh { writer.write(finding) }
      writer.writeSummary(report)
      return Array(writer.text.utf8)
    }
  }
}

/// Writes findings with excerpts:
///
///     Shop.tabspec.json:4:20: error: identifier 'home' is already taken [duplicate-identifier]
///        4 │     {"identifier": "home", "title": "Shop"}
///          │                    ^^^^^^
///          = note: first used here
struct TextFindingWriter {
  let style: TextStyle
  private(set) var text = ""
  /// The rules with their pages that are linked already.
  private var linked: Set<[String]> = []

  init(style: TextStyle) { self.style = style }

  mutating func write(_ finding: ReportedFinding) {
    let diagnostic = finding.diagnostic
    let (place, notes) = (finding.place, finding.notes)
    let start = place.start
    text += style.styled(
      "\(style.shown(finding.path)):\(start.line):\(start.column): ", .emphasis)
    text += style.styled("\(diagnostic.severity.rawValue): ", diagnostic.severity.role)
    text += style.styled(style.shown(diagnostic.message), .emphasis)
    text += style.styled(" [\(diagnostic.rule)]", .dim) + "\n"

    let excerpt = TextExcerpt(of: [place] + notes.compactMap(\.place), style)
    let gutter = excerpt.gutter
    text += excerpt.text(of: place, mark: "^", role: diagnostic.severity.role)
    for note in notes {
      let origin = note.path.flatMap { path in note.place.map { "\(path):\($0.start.line): " } }
      writeRemark("note", (origin ?? "") + note.message, .note, gutter)
      if let place = note.place {
        text += excerpt.text(of: place, mark: style.isUnicode ? "─" : "-", role: .note)
      }
    }
    writeCure(diagnostic.help, diagnostic.fixes, gutter)
    if let url = diagnostic.url, linked.insert([diagnostic.rule, url]).inserted {
      text += indent(gutter) + style.styled("= see", .dim) + " " + style.styled(url, .link) + "\n"
    }
    text += "\n"
  }

  mutating func writeSummary(_ report: FindingReport) {
    let found = report.counts.map { severity, count in
      style.styled(counted(count, severity.rawValue), severity.role)
    }
    let words =
      found.isEmpty ? style.styled("no findings", .heading) : found.joined(separator: ", ")
    text +=
      report.files == 0
      ? style.styled("nothing was checked", .heading) + "\n" : "\(words) in \(report.extent)\n"
  }

  private func indent(_ gutter: Int) -> String { String(repeating: " ", count: gutter + 1) }

  /// Writes the help, and the fix by `--fix` if it differs.
  private mutating func writeCure(_ help: String?, _ fixes: [Fix], _ gutter: Int) {
    let named = help.flatMap { help in fixes.firstIndex { help.contains($0.title) } }
    if let help, named == nil { writeRemark("help", help, .heading, gutter) }
    for (index, fix) in fixes.enumerated() {
      let deed = index == named ? help ?? fix.title : fix.title
      writeRemark("fix", deed + (fix.isSafe ? "" : " (may change the layout)"), .heading, gutter)
    }
  }

  private mutating func writeRemark(
    _ label: String, _ sentence: String, _ role: TextStyle.Role, _ gutter: Int
  ) {
    let lead = indent(gutter) + "= \(label): "
    let width = max(30, style.readableWidth - lead.displayWidth)
    let lines = style.shown(sentence).wrapped(to: width)
    let lineBreak = "\n" + String(repeating: " ", count: lead.displayWidth)
    text += indent(gutter) + style.styled("= \(label):", role) + " "
    text += lines.joined(separator: lineBreak) + "\n"
  }
}

extension Diagnostic.Severity {
  package var role: TextStyle.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
