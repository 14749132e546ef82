import AppCatalogs
import Spelling
import Writing

extension TitleFormat {
  /// A line for each title in each language (RFC 4180), for spreadsheets.
  package static var csv: TitleFormat {
    TitleFormat(
      name: "csv", summary: "A line for each title in each language, for spreadsheets."
    ) { report, style in
      var text = row([
        "pointer", "identifier", "key", "isKey", "limit", "language", "text", "state", "characters",
        "isTooLong", "isMissing", "equals",
      ])
      for (entry, pointer) in zip(report.survey.entries, report.pointers) {
        for (language, title) in zip(report.survey.languages, entry.texts) {
          text += row([
            pointer, entry.identifier ?? "", entry.key, String(entry.isKey),
            entry.limit.map(String.init) ?? "", language, title.text, title.state ?? "",
            String(title.characters), String(title.isTooLong), String(title.isMissing),
            title.equals.joined(separator: " "),
          ])
        }
      }
      return Array(text.utf8)
    }
  }
}

/// A line of fields. What cannot be seen is shown as an escape: it would break the line.
private func row(_ fields: [String]) -> String {
  fields.map { field in
    let shown = harmless(field)
    let isPlain = !shown.contains { $0 == "\"" || $0 == "," || $0 == " " }
    return isPlain && field == shown ? shown : "\"\(shown.replacing("\"", with: "\"\""))\""
  }.joined(separator: ",") + "\r\n"
}
