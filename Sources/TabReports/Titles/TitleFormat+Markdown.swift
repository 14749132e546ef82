import AppCatalogs

extension TitleFormat {
  /// The languages with trouble and all titles, for a page or a comment.
  package static var markdown: TitleFormat {
    TitleFormat(
      name: "markdown", summary: "The languages with trouble and all titles, as GitHub shows them."
    ) { report, style, take in
      TitleMarkdown(report: report).write { take(markdownBytes($0, style)) }
    }
  }
}

/// The titles of a spec as a page of Markdown.
private struct TitleMarkdown {
  let report: TitleReport

  func write(to pass: (String) -> Void) {
    var text = "## Titles of \(markdownEscaped(report.name))\n\n"
    guard !report.survey.languages.isEmpty else {
      return pass(text + "No string catalogs are given.\n")
    }
    let troubles = report.troubles.filter(\.isAny)
    if troubles.isEmpty { text += "No language breaks the bar.\n" }
    for trouble in troubles {
      let language = markdownEscaped(report.survey.languages[trouble.language])
      text += "- **\(language)**: \(trouble.words.joined(separator: ", "))\n"
    }
    pass(text + "\n")
    writeTable(to: pass)
  }

  /// The nodes against the languages.
  private func writeTable(to pass: (String) -> Void) {
    let languages = report.columns
    let names = languages.map { markdownEscaped(report.survey.languages[$0]) }
    var text = "| | key | most | \(names.joined(separator: " | ")) |\n"
    text += "|---|---|---:|\(String(repeating: "---|", count: names.count))\n"
    pass(text)
    for (index, entry) in report.survey.entries.enumerated() {
      let longest = report.longest(of: entry)
      let cells = languages.map { cell(entry, $0, isLongest: $0 == longest) }
      let key = entry.isKey ? markdownEscaped(entry.key) : "\(markdownEscaped(entry.key)) (no key)"
      var text = "| \(markdownEscaped(report.label(entry, index))) | \(key)"
      text += " | \(entry.limit.map(String.init) ?? "") | \(cells.joined(separator: " | ")) |\n"
      pass(text)
    }
    if let omission = report.omission { pass("\n\(omission)\n") }
  }

  /// What a title reads in a language; of one that its key has not only what is wrong.
  private func cell(_ entry: TitleSurvey.Entry, _ language: Int, isLongest: Bool) -> String {
    guard let text = entry.texts[language] else {
      let words = report.survey.text(of: entry, in: language).words
      return words.isEmpty ? "" : "*\(words.joined(separator: ", "))*"
    }
    let title = markdownEscaped(text.text)
    let length = isLongest ? "**\(text.characters)**" : String(text.characters)
    let words = text.words.isEmpty ? "" : " *\(text.words.joined(separator: ", "))*"
    return "\(title) \(length)\(words)"
  }
}
