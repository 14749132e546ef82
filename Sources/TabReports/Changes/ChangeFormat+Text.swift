package typealias ChangeFormat = OutputFormat<ChangeReport>

extension ChangeFormat {
  /// All formats, default first.
  package static var all: [ChangeFormat] { [.text, .json, .markdown] }

  package static var text: ChangeFormat {
    ChangeFormat(
      name: "text", summary: "The changes that users notice, in sentences."
    ) { report, style in
      if report.isEmpty { return [] }
      var lines = style.heading(report)
      for section in report.sections {
        let heading =
          section.environments?.lines(columns: style.readableWidth - 2).map(\.capitalizedWord)
          ?? [section.topic]
        lines.append(Line())
        lines += heading.enumerated().map { Line($0 == 0 ? $1 : "  \($1)", .heading) }
        lines += section.lines.flatMap(style.lines)
      }
      return lines.bytes(style)
    }
  }
}

extension TextStyle {
  fileprivate func heading(_ report: ChangeReport) -> [Line] {
    let arrow = isUnicode ? "→" : "->"
    let change = "\(shown(report.before)) \(arrow) \(shown(report.after))"
    let heading = report.subject.map { "\(shown($0)), \(change)" } ?? change
    return lines(heading, .heading) + (report.extent.map { [Line($0, .dim)] } ?? [])
  }

  /// A sentence after its sign, and its remark.
  func lines(_ line: ChangeReport.Line) -> [Line] {
    let (sign, role) = line.mark.look
    return lines(line.sentence, after: sign, role)
      + (line.remark.isEmpty ? [] : lines(line.remark, after: "  =", .dim))
  }

  private func lines(_ sentence: String, after sign: String, _ role: Role) -> [Line] {
    let column = 3 + sign.utf8.count
    return hanging(
      Line(sign, role, indent: 2), shown(sentence).wrapped(to: readableWidth - column),
      indent: column)
  }
}

extension ChangeReport.Mark {
  fileprivate var look: (sign: String, role: TextStyle.Role) {
    switch self {
    case .change: ("~", .dim)
    case .addition: ("+", .note)
    case .removal: ("-", .badge)
    case .loss: ("!", .warning)
    }
  }
}
