import AppCatalogs
import JSON

extension TitleFormat {
  /// A line for each title in each language (RFC 4180).
  package static var csv: TitleFormat {
    TitleFormat(
      name: "csv", summary: "A line for each title in each language, for spreadsheets."
    ) { report, _ in
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
