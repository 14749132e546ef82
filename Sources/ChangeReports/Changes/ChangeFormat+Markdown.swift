import TabWords
import Writing

extension ChangeFormat {
  /// The comment below a pull request.
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
        page += list(section.environments.text.capitalizedWord, section.lines)
      }
      page += list("Identifiers", report.identifiers)
      page += list("Devices", report.targets)
      return markdownBytes(page, style)
    }
  }
}

/// A heading and its sentences; nothing where there are none. Nothing of a spec is markup, a link
/// or a mention in it.
private func list(_ heading: String, _ lines: [ChangeReport.Line]) -> String {
  if lines.isEmpty { return "" }
  var text = "\n**\(heading)**\n\n"
  for line in lines {
    text += "- \(line.mark.sign)\(markdownEscaped(line.sentence))"
    if !line.remark.isEmpty { text += "  \n  _\(markdownEscaped(line.remark))_" }
    text += "\n"
  }
  return text
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
  /// One of our own words with a capital, as it begins a line; names of devices stay as they are.
  var capitalizedWord: String {
    self == "everywhere" || hasPrefix("all ") ? prefix(1).uppercased() + dropFirst() : self
  }
}
