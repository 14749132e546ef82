import JSON
import TabAnalysis
import TabModel

package typealias MatrixFormat = OutputFormat<MatrixReport>

extension MatrixFormat {
  package static var text: MatrixFormat {
    Self("text", "The differences and a table that fits the terminal.") { report, style in
      let matrix = report.matrix
      if report.showsTaps {
        return TapsText(name: report.name, matrix: matrix, style: style).lines.bytes(style)
      }
      let text = MatrixText(name: report.name, matrix: matrix, style: style)
      return (text.summary + text.table).bytes(style)
    }
  }
}

struct MatrixText {
  let name: String
  let matrix: Matrix
  let style: TextStyle

  var width: Int { style.tableWidth }
  private static let mostNamed = 12

  var summary: [Line] {
    [Line(style.shown(name, columns: width), .heading)]
      + matrix.countSummary.wrapped(to: width).map { Line($0) }
      + section("What differs", matrix.differences) + section("Everywhere", matrix.constants)
      + layouts
  }

  private func section(_ heading: String, _ statements: [MatrixStatement]) -> [Line] {
    if statements.isEmpty { return [] }
    // In a narrow terminal labels have their own line.
    let isNarrow = width < 60
    let column = isNarrow ? 4 : statements.reduce(0) { max($0, $1.kind.label.count) } + 4
    var lines = [Line(), Line(heading, .heading)]
    for statement in statements {
      let label = Line(
        statement.kind.label, statement.kind == .unreachable ? .warning : .emphasis, indent: 2)
      let values = statement.entries.flatMap { entry in
        self.lines(entry.value, matrix.place(of: entry.layouts), columns: width - column)
      }
      lines += hanging(label, values, indent: column)
    }
    return lines
  }

  /// A value with its environments, on one line if they fit.
  private func lines(
    _ value: MatrixStatement.Value, _ place: EnvironmentPhrase?, columns: Int
  ) -> [Line] {
    let mark = place == nil ? "" : ":"
    var lines = wrapped(
      words(value, columns: columns - 2), separator: separator(value), to: columns - mark.count
    ).map { Line($0) }
    guard let place else { return lines }
    lines[lines.count - 1].append(mark)
    if lines.count == 1, lines[0].columns + 1 + place.text.displayWidth <= columns {
      return [lines[0] + Line(place.text, .dim, indent: 1)]
    }
    return lines + place.lines(columns: columns - 2).map { Line($0, .dim, indent: 2) }
  }

  private func words(_ value: MatrixStatement.Value, columns: Int) -> [String] {
    switch value {
    case .words(let words): words.split(separator: " ").map(String.init)
    case .text(let text): ["'\(style.shown(text, columns: min(40, columns - 2)))'"]
    case .nodes(let nodes), .path(let nodes):
      style.names(of: nodes, among: matrix.names, most: Self.mostNamed, columns: min(34, columns))
    }
  }

  private func separator(_ value: MatrixStatement.Value) -> String {
    switch value {
    case .words, .text: " "
    case .nodes: ", "
    case .path: " \(style.glyphs.separator) "
    }
  }

  private var layouts: [Line] {
    if matrix.layouts.count < 2 { return [] }
    let column = matrix.layouts.reduce(0) { max($0, $1.letter.count) } + 4
    return [Line(), Line("Layouts", .heading)]
      + matrix.layouts.enumerated().flatMap { index, layout in
        hanging(
          Line(layout.letter, .emphasis, indent: 2),
          matrix.phrase(for: [index]).lines(columns: width - column), indent: column)
      }
  }
}

extension Matrix {
  var countSummary: String {
    let seen = counted(environments.count, "environment")
    switch layouts.count {
    case 0: return "no environments"
    case 1: return environments.count == 1 ? seen : "\(seen), the same layout in all of them"
    default: return "\(seen), \(layouts.count) layouts"
    }
  }
}
