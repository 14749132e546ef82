import AppCatalogs
import JSON

extension TitleFormat {
  package static var json: TitleFormat {
    TitleFormat(
      name: "json", summary: "Every title with its text in every language, for programs."
    ) { report, _ in
      let survey = report.survey
      return JSONWriter.object { writer in
        writer.member("sourceLanguage", survey.sourceLanguage)
        writer.member("languages", survey.languages)
        writer.key("titles")
        writer.array { writer in
          for (index, entry) in survey.entries.enumerated() {
            let pointer = report.pointer(of: index)
            writer.object { writer in writeTitle(entry, pointer, survey, into: &writer) }
          }
        }
      }
    }
  }
}

private func writeTitle(
  _ entry: TitleSurvey.Entry, _ pointer: String, _ survey: TitleSurvey,
  into writer: inout JSONWriter
) {
  writer.member("pointer", pointer)
  writer.member("identifier", entry.identifier)
  writer.member("key", entry.key)
  writer.member("isKey", entry.isKey)
  writer.member("limit", entry.limit)
  writer.key("texts")
  writer.object { writer in
    for (position, language) in survey.languages.enumerated() {
      let text = survey.text(of: entry, in: position)
      writer.key(language)
      writer.object { writer in
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
