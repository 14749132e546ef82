import JSON
import TabAnalysis
import TabModel

package typealias ChangeFormat = OutputFormat<ChangeReport>

extension ChangeFormat {
  package static var all: [ChangeFormat] { [.text, .json, .markdown] }

  package static var text: ChangeFormat {
    Self("text", "The changes that users notice, in sentences.") { report, style in
      if report.isEmpty { return [] }
      let change = [report.before, report.after].map(style.shown)
        .joined(separator: style.isUnicode ? " → " : " -> ")
      let heading = (report.subject.map { style.shown($0) + ", " } ?? "") + change
      var lines = style.lines(heading, .heading)
      if let extent = report.extent { lines.append(Line(extent, .dim)) }
      for section in report.sections {
        let heading =
          section.environments?.lines(columns: style.readableWidth - 2) ?? [section.topic]
        lines.append(Line())
        lines += heading.enumerated().map { Line($0 == 0 ? sentence($1) : "  \($1)", .heading) }
        lines += section.lines.flatMap(style.lines)
      }
      return lines.bytes(style)
    }
  }
}

extension TextStyle {
  func lines(_ line: ChangeReport.Line) -> [Line] {
    let (sign, role, _) = line.mark.look
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
  fileprivate var look: (sign: String, role: TextStyle.Role, emoji: String) {
    switch self {
    case .change: ("~", .dim, "")
    case .addition: ("+", .note, "➕ ")
    case .removal: ("-", .badge, "➖ ")
    case .loss: ("!", .warning, "⚠️ ")
    }
  }
}

extension ChangeFormat {
  package static var json: ChangeFormat {
    Self("json", "One object with every change and its environments.") { report, _ in
      JSONWriter.object { writer in
        writer.member("subject", report.subject)
        writer.member("before", report.before)
        writer.member("after", report.after)
        let facts = report.facts
        let names = report.pairs.map { (old: $0.old.name, new: $0.new.name) }
        writer.objects("changes", of: facts) { $0.members(of: $1, names) }
        writer.object("summary") { writer in
          writer.member("changes", facts.count)
          writer.member("environments", report.pairs.count)
          writer.member("changedEnvironments", report.changedCount)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(
    of fact: ChangeReport.Fact, _ names: [(old: String, new: String)]
  ) {
    member("kind", fact.kind)
    member("oldIdentifier", fact.oldIdentifier)
    member("newIdentifier", fact.newIdentifier)
    key("from")
    fact.from.write(into: &self)
    key("to")
    fact.to.write(into: &self)
    member("message", fact.line.sentence)
    member("loses", fact.memories)
    objects("environments", of: fact.environments) { writer, environment in
      writer.member("old", names[environment].old)
      writer.member("new", names[environment].new)
    }
  }
}

extension ChangeFormat {
  package static var markdown: ChangeFormat {
    Self("markdown", "A comment for a pull request.") { report, style in
      if report.isEmpty { return [] }
      var page = "### "
      if let subject = report.subject { page += "\(markdownEscaped(subject)), " }
      page += "\(markdownEscaped(report.before)) → \(markdownEscaped(report.after))\n"
      if let extent = report.extent { page += "\n\(extent).\n" }
      for section in report.sections {
        let heading = section.environments?.heading ?? section.topic
        page += "\n**\(heading)**\n\n"
        for line in section.lines { page += element(line) }
      }
      return markdownBytes(page, style)
    }
  }
}

/// A list item; everything from the spec is escaped.
private func element(_ line: ChangeReport.Line) -> String {
  var text = "- \(line.mark.look.emoji)\(markdownEscaped(line.sentence))"
  if !line.remark.isEmpty { text += "  \n  _\(markdownEscaped(line.remark))_" }
  return text + "\n"
}
