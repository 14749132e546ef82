import JSON

extension ChangeFormat {
  package static var markdown: ChangeFormat {
    ChangeFormat(
      name: "markdown", summary: "A comment for a pull request."
    ) { report, style in
      if report.isEmpty { return [] }
      var page = "### "
      if let subject = report.subject { page += "\(markdownEscaped(subject)), " }
      page += "\(markdownEscaped(report.before)) → \(markdownEscaped(report.after))\n"
      if let extent = report.extent { page += "\n\(extent).\n" }
      for section in report.sections {
        let heading = section.environments?.text.capitalizedWord ?? section.topic
        page += "\n**\(heading)**\n\n"
        for line in section.lines { page += element(line) }
      }
      return markdownBytes(page, style)
    }
  }
}

/// A list item; everything from the spec is escaped.
private func element(_ line: ChangeReport.Line) -> String {
  var text = "- \(line.mark.sign)\(markdownEscaped(line.sentence))"
  if !line.remark.isEmpty { text += "  \n  _\(markdownEscaped(line.remark))_" }
  return text + "\n"
}

extension ChangeReport.Mark {
  fileprivate var sign: String {
    switch self {
    case .change: ""
    case .addition: "➕ "
    case .removal: "➖ "
    case .loss: "⚠️ "
    }
  }
}

extension String {
  /// Capitalizes one of our own words, but not device names.
  var capitalizedWord: String {
    hasPrefix("everywhere") || hasPrefix("all ") ? capitalized(self) : self
  }
}
