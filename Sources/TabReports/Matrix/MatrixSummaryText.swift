import JSON
import TabModel

/// Summary and list of layouts in a terminal.
struct MatrixSummaryText {
  let matrix: Matrix
  let pen: Pen
  let nodeNames: NodeNames

  private var style: TextStyle { pen.style }
  private var width: Int { pen.reportWidth }
  private static let mostNamed = 12

  func write(into output: inout [UInt8]) {
    Line(style.shown(matrix.name, columns: width), .heading).write(style, into: &output)
    for line in matrix.countWords.wrapped(to: width) { Line(line).write(style, into: &output) }
    write("What differs", matrix.differences, into: &output)
    write("Everywhere", matrix.constants, into: &output)
    writeLayouts(into: &output)
  }

  private func write(
    _ heading: String, _ statements: [MatrixStatement], into output: inout [UInt8]
  ) {
    guard !statements.isEmpty else { return }
    output.append(0x0A)
    Line(heading, .heading).write(style, into: &output)
    // In a narrow terminal labels have their own line.
    let isNarrow = width < 60
    let column = isNarrow ? 4 : statements.reduce(0) { max($0, $1.kind.label.count) } + 4
    for statement in statements {
      let role: TextStyle.Role = statement.kind == .unreachable ? .warning : .emphasis
      var first: Line? = Line()
      first?.fill(2)
      first?.append(statement.kind.label, role)
      if isNarrow {
        first?.write(style, into: &output)
        first = nil
      }
      for entry in statement.entries {
        let isEverywhere = entry.layouts.count == matrix.layouts.count
        let place = isEverywhere ? nil : matrix.phrase(for: entry.layouts)
        for line in lines(entry.value, place, columns: width - column) {
          var row = first ?? Line()
          first = nil
          row.fill(column - row.columns)
          row.append(line)
          row.write(style, into: &output)
        }
      }
    }
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
      lines[0].fill(1)
      lines[0].append(place.text, .dim)
      return lines
    }
    return lines
      + place.lines(columns: columns - 2).map { text in
        var line = Line()
        line.fill(2)
        line.append(text, .dim)
        return line
      }
  }

  private func words(_ value: MatrixStatement.Value, columns: Int) -> [String] {
    switch value {
    case .words(let words): words.split(separator: " ").map(String.init)
    case .text(let text): ["'\(style.shown(text, columns: min(40, columns - 2)))'"]
    case .nodes(let nodes), .path(let nodes):
      pen.names(of: nodes, among: nodeNames, most: Self.mostNamed, columns: min(34, columns))
    }
  }

  private func separator(_ value: MatrixStatement.Value) -> String {
    switch value {
    case .words, .text: " "
    case .nodes: ", "
    case .path: " \(pen.glyphs.separator) "
    }
  }

  private func writeLayouts(into output: inout [UInt8]) {
    guard matrix.layouts.count > 1 else { return }
    output.append(0x0A)
    Line("Layouts", .heading).write(style, into: &output)
    let column = matrix.layouts.reduce(0) { max($0, $1.letter.count) } + 4
    for (index, layout) in matrix.layouts.enumerated() {
      let text = matrix.phrase(for: [index]).lines(columns: width - column)
      for (number, part) in text.enumerated() {
        var line = Line()
        line.fill(2)
        if number == 0 { line.append(layout.letter, .emphasis) }
        line.fill(column - line.columns)
        line.append(part)
        line.write(style, into: &output)
      }
    }
  }
}

extension Matrix {
  /// Counts: `16 environments, 5 layouts`.
  var countWords: String {
    let seen = counted(environments.count, "environment")
    switch layouts.count {
    case 0: return "no environments"
    case 1: return environments.count == 1 ? seen : "\(seen), the same layout in all of them"
    default: return "\(seen), \(layouts.count) layouts"
    }
  }
}
