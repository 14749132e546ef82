import AppCatalogs

extension TitleFormat {
  package static var markdown: TitleFormat {
    TitleFormat(
      name: "markdown", summary: "The languages with problems and all titles, in GitHub's Markdown."
    ) { report, style in
      markdownBytes(report.markdown, style)
    }
  }
}

extension TitleReport {
  fileprivate var markdown: String {
    var text = "## Titles of \(markdownEscaped(name))\n\n"
    if survey.languages.isEmpty { return text + "No string catalogs are given.\n" }
    let troubles = self.troubles.filter(\.isAny)
    if troubles.isEmpty { text += "No language breaks the bar.\n" }
    for trouble in troubles {
      let language = markdownEscaped(survey.languages[trouble.language])
      text += "- **\(language)**: \(trouble.words.joined(separator: ", "))\n"
    }
    return text + "\n" + table
  }

  private var table: String {
    let languages = columns
    let names = languages.map { markdownEscaped(survey.languages[$0]) }
    var text = "| | key | most | \(names.joined(separator: " | ")) |\n"
    text += "|---|---|---:|\(String(repeating: "---|", count: names.count))\n"
    for (index, entry) in survey.entries.enumerated() {
      let longest = longest(of: entry)
      let cells = languages.map { cell(entry, $0, isLongest: $0 == longest) }
      let key = entry.isKey ? markdownEscaped(entry.key) : "\(markdownEscaped(entry.key)) (no key)"
      text += "| \(markdownEscaped(label(entry, index))) | \(key)"
      text += " | \(entry.limit.map(String.init) ?? "") | \(cells.joined(separator: " | ")) |\n"
    }
    if let omission { text += "\n\(omission)\n" }
    return text
  }

  private func cell(_ entry: TitleSurvey.Entry, _ language: Int, isLongest: Bool) -> String {
    let text = survey.text(of: entry, in: language)
    let title = markdownEscaped(text.text)
    let length = isLongest ? "**\(text.characters)**" : String(text.characters)
    let words = text.words.isEmpty ? "" : " *\(text.words.joined(separator: ", "))*"
    return "\(title) \(length)\(words)"
  }
}
