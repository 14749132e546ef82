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
