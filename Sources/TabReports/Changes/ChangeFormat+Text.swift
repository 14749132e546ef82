extension ChangeFormat {
  package static var text: ChangeFormat {
    ChangeFormat(
      name: "text", summary: "What people notice, in sentences."
    ) { report, style in
      if report.isEmpty { return [] }
      var text = ChangeText(style: style)
      text.writeHeading(report)
      for section in report.sections {
        text.writeHeading(
          section.environments?.lines(columns: style.readableWidth - 2).map(\.capitalizedWord)
            ?? [section.topic])
        for line in section.lines { text.write(line) }
      }
      return text.output
    }
  }
}

/// Lays out sentences for a terminal.
package struct ChangeText {
  let style: TextStyle
  package internal(set) var output: [UInt8] = []

  package init(style: TextStyle) { self.style = style }

  mutating func writeHeading(_ report: ChangeReport) {
    let arrow = style.isUnicode ? "→" : "->"
    var heading = "\(style.shown(report.before)) \(arrow) \(style.shown(report.after))"
    if let subject = report.subject { heading = "\(style.shown(subject)), \(heading)" }
    for line in heading.wrapped(to: style.readableWidth) {
      Line(line, .heading).write(style, into: &output)
    }
    if let extent = report.extent { Line(extent, .dim).write(style, into: &output) }
  }

  mutating func writeHeading(_ heading: [String]) {
    output.append(0x0A)
    for (index, part) in heading.enumerated() {
      Line(index == 0 ? part : "  \(part)", .heading).write(style, into: &output)
    }
  }

  package mutating func write(_ line: ChangeReport.Line) {
    write(line.sentence, line.mark.sign, line.mark.role)
    if !line.remark.isEmpty { write(line.remark, "  =", .dim) }
  }

  private mutating func write(_ sentence: String, _ sign: String, _ role: TextStyle.Role) {
    let column = 3 + sign.utf8.count
    let parts = style.shown(sentence).wrapped(to: style.readableWidth - column)
    for (index, part) in parts.enumerated() {
      var line = Line()
      line.fill(2)
      if index == 0 { line.append(sign, role) }
      line.fill(column - line.columns)
      line.append(part)
      line.write(style, into: &output)
    }
  }
}

extension ChangeReport.Mark {
  fileprivate var sign: String {
    switch self {
    case .change: "~"
    case .addition: "+"
    case .removal: "-"
    case .loss: "!"
    }
  }

  fileprivate var role: TextStyle.Role {
    switch self {
    case .change: .dim
    case .addition: .note
    case .removal: .badge
    case .loss: .warning
    }
  }
}
