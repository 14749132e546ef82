import AppCatalogs

extension TitleFormat {
  package static var text: TitleFormat {
    Self("text", "The languages with problems first, then their titles.") { report, style in
      TitleText(report: report, style: style).lines.bytes(style)
    }
  }
}

private struct TitleText {
  let report: TitleReport
  let style: TextStyle

  private var width: Int { style.tableWidth }
  private static let widest = 30
  private var survey: TitleSurvey { report.survey }

  var lines: [Line] {
    let heading = [Line(style.shown(report.name, columns: width), .heading)]
    if survey.languages.isEmpty {
      return heading + [Line("No string catalogs are given; name one with --strings", .dim)]
    }
    return heading + troubles + table
  }

  private func name(_ language: Int) -> String {
    style.shown(survey.languages[language], columns: 20)
  }

  private var troubles: [Line] {
    let troubles = report.troubles.filter(\.isAny)
    if troubles.isEmpty { return [Line(), Line("No language breaks the bar", .heading)] }
    let quiet = report.troubles.filter { !$0.isAny }.map { name($0.language) }
    let column = troubles.reduce(0) { max($0, name($1.language).displayWidth) } + 4
    var lines = [Line(), Line("Languages that break the bar", .heading)]
    lines += troubles.map { trouble in
      Line(name(trouble.language), .emphasis, indent: 2).padded(to: column)
        + Line(
          trouble.words.joined(separator: ", "),
          trouble.counts.contains { $0.problem.isBad && $0.count > 0 } ? .warning : .plain)
    }
    if !quiet.isEmpty {
      lines += wrapped(quiet, separator: ", ", to: width - 12)
        .map { Line("none in \($0)", .dim, indent: 2) }
    }
    return lines
  }

  private func cell(_ text: TitleSurvey.Text, isLongest: Bool, columns: Int) -> Line {
    let signs: [(TitleSurvey.Problem, String)] = [
      (.tooLong, "!"), (.equal, "="), (.untranslated, "?"), (.unreviewed, "~"), (.empty, "-"),
    ]
    let length = isLongest || text.isTooLong ? "\(text.characters)" : ""
    let marks = length + signs.filter { text.has($0.0) }.map(\.1).joined()
    if marks.isEmpty { return Line(style.shown(text.text, columns: columns)) }
    return Line(style.shown(text.text, columns: columns - marks.count - 1))
      + Line(marks, text.problems.contains(where: \.isBad) ? .warning : .dim, indent: 1)
  }

  private func column(
    _ language: Int, _ longest: [Int?], widest: Int
  ) -> (cells: [Line], width: Int) {
    let cells = zip(survey.entries, longest).map { entry, longest in
      cell(survey.text(of: entry, in: language), isLongest: longest == language, columns: widest)
    }
    return (cells, cells.reduce(name(language).displayWidth) { max($0, $1.columns) })
  }

  /// Returns the width to which texts are cut, so that all languages fit if they have to.
  private func widestCell(_ longest: [Int?], from start: Int) -> Int {
    guard report.showsAll else { return Self.widest }
    let widths = report.columns.map { column($0, longest, widest: Self.widest).width }
    return (10...Self.widest).last { cell in
      widths.reduce(start - 2) { $0 + 2 + min($1, cell) } <= width
    } ?? 10
  }

  private var table: [Line] {
    let labels = survey.entries.enumerated().map { index, entry in
      style.shown(report.label(entry, index), columns: 24) + (entry.isKey ? "" : " (no key)")
    }
    // At least as wide as the heading above them.
    let first = min(34, labels.reduce(4) { max($0, $1.displayWidth) })
    let longest = survey.entries.map(report.longest)
    var heading = Line("Titles", .heading)
    var rows = labels.map {
      Line(style.truncated($0, to: first), indent: 2)
    }
    var columns = 0
    var start = 2 + first + 2
    let widestCell = widestCell(longest, from: start)
    for language in report.columns {
      let (cells, widest) = column(language, longest, widest: widestCell)
      guard columns == 0 || report.showsAll || start + widest <= width else { break }
      heading = heading.padded(to: start) + Line(name(language), .dim)
      rows = zip(rows, cells).map { $0.padded(to: start) + $1 }
      columns += 1
      start += widest + 2
    }
    return [Line(), heading] + rows + legend(columns)
  }

  private func legend(_ columns: Int) -> [Line] {
    let parts = [
      "12 length of the longest text", "12! length, too long", "= equal to a sibling",
      "? not translated", "~ not reviewed", "- empty",
    ]
    let rest = survey.languages.count - columns
    var texts = wrapped(parts, separator: style.isUnicode ? " · " : ", ", to: width)
    if rest > 0 {
      let noun = rest == 1 ? "language" : "languages"
      let format = survey.languages.count > TitleReport.mostColumns ? "csv" : "markdown"
      texts += "and \(rest) more \(noun): see --format \(format), or ask with --language".wrapped(
        to: width)
    }
    return [Line()] + texts.map { Line($0, .dim) }
  }
}
