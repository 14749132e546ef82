import AppCatalogs
import JSON

extension TitleFormat {
  package static var json: TitleFormat {
    Self("json", "Every title with its text in every language, for programs.") { report, _ in
      let survey = report.survey
      return JSONWriter.object { writer in
        writer.member("sourceLanguage", survey.sourceLanguage)
        writer.member("languages", survey.languages)
        writer.objects("titles", of: survey.entries.enumerated()) { writer, title in
          writer.member("pointer", report.pointers[title.offset])
          writer.title(title.element, survey)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func title(_ entry: TitleSurvey.Entry, _ survey: TitleSurvey) {
    member("identifier", entry.identifier)
    member("key", entry.key)
    member("isKey", entry.isKey)
    member("limit", entry.limit)
    object("texts") { writer in
      for (position, language) in survey.languages.enumerated() {
        let text = survey.text(of: entry, in: position)
        writer.object(language) { writer in
          writer.member("text", text.text)
          writer.member("state", text.state)
          writer.member("characters", text.characters)
          writer.member("isTooLong", text.isTooLong)
          writer.member("isMissing", text.isMissing)
          writer.member("equals", text.equals)
        }
      }
    }
  }
}

extension TitleFormat {
  /// A line for each title in each language (RFC 4180).
  package static var csv: TitleFormat {
    Self("csv", "A line for each title in each language, for spreadsheets.") { report, _ in
      var bytes = row([
        "pointer", "identifier", "key", "isKey", "limit", "language", "text", "state", "characters",
        "isTooLong", "isMissing", "equals",
      ])
      for (index, entry) in report.survey.entries.enumerated() {
        let (identifier, key) = (clipped(entry.identifier ?? ""), clipped(entry.key))
        for (position, language) in report.survey.languages.enumerated() {
          let title = report.survey.text(of: entry, in: position)
          bytes += row([
            report.pointers[index], identifier, key, String(entry.isKey),
            entry.limit.map(String.init) ?? "",
            language, title.text, title.state ?? "",
            String(title.characters), String(title.isTooLong), String(title.isMissing),
            title.equals.joined(separator: " "),
          ])
        }
      }
      return bytes
    }
  }
}

/// Invisible characters are escaped because they can break lines.
private func row(_ fields: [String]) -> [UInt8] {
  let row = fields.map { field in
    let shown = printable(field)
    let isPlain = !shown.contains { $0 == "\"" || $0 == "," || $0 == " " }
    return isPlain && field == shown ? shown : "\"\(shown.replacing(each: "\"", with: "\"\""))\""
  }.joined(separator: ",")
  return Array((row + "\r\n").utf8)
}

extension TitleFormat {
  package static var markdown: TitleFormat {
    Self("markdown", "The languages with problems and all titles, in GitHub's Markdown.") {
      report, style in
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
    let problems = text.problems.map(\.rawValue).joined(separator: ", ")
    let words = problems.isEmpty ? "" : " *\(problems)*"
    return "\(title) \(length)\(words)"
  }
}
