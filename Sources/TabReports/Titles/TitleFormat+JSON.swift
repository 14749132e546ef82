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
        writer.member("titles", of: survey.entries.enumerated()) { writer, title in
          writer.object { writer in
            writer.member("pointer", report.pointers[title.offset])
            writeTitle(title.element, survey, into: &writer)
          }
        }
      }
    }
  }
}

private func writeTitle(
  _ entry: TitleSurvey.Entry, _ survey: TitleSurvey, into writer: inout JSONWriter
) {
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
