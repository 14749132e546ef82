import AppCatalogs

extension TitleFormat {
  package static var text: TitleFormat {
    TitleFormat(
      name: "text", summary: "The languages with trouble first, then the titles in them."
    ) { report, style in
      var output: [UInt8] = []
      TitleText(report: report, style: style).write(into: &output)
      return output
    }
  }
}

private struct TitleText {
  let report: TitleReport
  let style: TextStyle

  private var width: Int { max(style.width, 40) }
  private static let widest = 30
  private var survey: TitleSurvey { report.survey }

  func write(into output: inout [UInt8]) {
    Line(style.shown(report.name, columns: width), .heading).write(style, into: &output)
    guard !survey.languages.isEmpty else {
      Line("No string catalogs are given; name one with --strings", .dim).write(
        style, into: &output)
      return
    }
    writeTroubles(into: &output)
    writeTable(into: &output)
  }

  // MARK: - Languages

  private func name(_ language: Int) -> String {
    style.shown(survey.languages[language], columns: 20)
  }

  private func writeTroubles(into output: inout [UInt8]) {
    output.append(0x0A)
    let troubles = report.troubles.filter(\.isAny)
    let quiet = report.troubles.filter { !$0.isAny }.map { name($0.language) }
    if troubles.isEmpty {
      Line("No language breaks the bar", .heading).write(style, into: &output)
    } else {
      Line("Languages that break the bar", .heading).write(style, into: &output)
    }
    let column = troubles.reduce(0) { max($0, name($1.language).displayWidth) } + 4
    for trouble in troubles {
      var line = Line()
      line.fill(2)
      line.append(name(trouble.language), .emphasis)
      line.fill(column - line.columns)
      line.append(
        trouble.words.joined(separator: ", "),
        trouble.tooLong + trouble.equal > 0 ? .warning : .plain)
      line.write(style, into: &output)
    }
    guard !troubles.isEmpty, !quiet.isEmpty else { return }
    for part in wrapped(quiet, separator: ", ", to: width - 12) {
      var line = Line()
      line.fill(2)
      line.append("none in \(part)", .dim)
      line.write(style, into: &output)
    }
  }

  // MARK: - Table

  private struct Cell {
    let text: String
    let marks: String
    let isBad: Bool

    var columns: Int { text.displayWidth + (marks.isEmpty ? 0 : 1 + marks.displayWidth) }
  }

  private func cell(_ text: TitleSurvey.Text, isLongest: Bool) -> Cell {
    var marks = isLongest ? "\(text.characters)" : ""
    if text.isTooLong { marks = "\(text.characters)!" }
    if text.isMadeEqual { marks += "=" }
    if text.isUntranslated { marks += "?" }
    if text.state == "needs_review" { marks += "~" }
    let room = Self.widest - (marks.isEmpty ? 0 : marks.count + 1)
    return Cell(
      text: style.shown(text.text, columns: room), marks: marks,
      isBad: text.isTooLong || text.isMadeEqual)
  }

  private func writeTable(into output: inout [UInt8]) {
    let labels = survey.entries.enumerated().map { index, entry in
      style.shown(report.label(entry, index), columns: 24) + (entry.isKey ? "" : " (no key)")
    }
    let first = min(34, labels.reduce(0) { max($0, $1.displayWidth) })
    var columns: [(language: Int, cells: [Cell], width: Int)] = []
    var used = 2 + first
    let longest = survey.entries.map(report.longest)
    for language in report.columns {
      let cells = zip(survey.entries, longest).map { entry, longest in
        cell(survey.text(of: entry, in: language), isLongest: longest == language)
      }
      let widest = cells.reduce(name(language).displayWidth) { max($0, $1.columns) }
      guard columns.isEmpty || used + 2 + widest <= width else { break }
      used += 2 + widest
      columns.append((language, cells, widest))
    }
    output.append(0x0A)
    var heading = Line("Titles", .heading)
    for column in columns {
      heading.fill(start(of: column.language, columns, first) - heading.columns)
      heading.append(name(column.language), .dim)
    }
    heading.write(style, into: &output)
    for (index, label) in labels.enumerated() {
      var line = Line()
      line.fill(2)
      line.append(label.truncated(to: first, ellipsis: style.ellipsis), .plain)
      for column in columns {
        let cell = column.cells[index]
        line.fill(start(of: column.language, columns, first) - line.columns)
        line.append(cell.text)
        guard !cell.marks.isEmpty else { continue }
        line.fill(1)
        line.append(cell.marks, cell.isBad ? .warning : .dim)
      }
      line.write(style, into: &output)
    }
    writeLegend(columns.count, into: &output)
  }

  private func start(
    of language: Int, _ columns: [(language: Int, cells: [Cell], width: Int)], _ first: Int
  ) -> Int {
    var start = 2 + first + 2
    for column in columns {
      if column.language == language { break }
      start += column.width + 2
    }
    return start
  }

  private func writeLegend(_ columns: Int, into output: inout [UInt8]) {
    output.append(0x0A)
    var parts = [
      "12 length of the longest text", "12! length, too long", "= equal to a sibling",
      "? not translated",
    ]
    parts.append("~ not reviewed")
    let rest = survey.languages.count - columns
    var texts = wrapped(parts, separator: " · ", to: width)
    if !style.isUnicode { texts = wrapped(parts, separator: ", ", to: width) }
    if rest > 0 {
      let noun = rest == 1 ? "language" : "languages"
      texts += "and \(rest) more \(noun): see --format markdown, or ask with --language".wrapped(
        to: width)
    }
    for text in texts { Line(text, .dim).write(style, into: &output) }
  }
}
