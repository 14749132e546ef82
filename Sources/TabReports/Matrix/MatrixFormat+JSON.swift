import JSON
import TabAnalysis
import TabModel

extension MatrixFormat {
  /// Each layout is written as `resolve` writes it for its first environment.
  package static var json: MatrixFormat {
    Self(
      "json",
      "One object with the differences, each layout once, and the taps to every destination."
    ) { report, _ in
      let matrix = report.matrix
      return JSONWriter.object { writer in
        writer.member("name", report.name)
        writer.member("environments", matrix.environments.map(\.name))
        writer.write("differences", matrix.differences, of: matrix)
        writer.write("everywhere", matrix.constants, of: matrix)
        writer.objects("layouts", of: matrix.layouts.enumerated()) { writer, layout in
          let (index, folded) = layout
          writer.member("letter", folded.letter)
          writer.member("where", matrix.phrase(for: [index]).text)
          writer.member("environments", folded.environments.map(\.name))
          writer.object("layout", folded.layoutResult.writeMembers)
        }
        writer.object("taps") { $0.members(of: matrix.taps) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ name: String, _ statements: [MatrixStatement], of matrix: Matrix
  ) {
    let entries = statements.flatMap { statement in statement.entries.map { (statement.kind, $0) } }
    objects(name, of: entries) { writer, entry in
      let (kind, (value, layouts)) = entry
      writer.member("kind", kind.rawValue)
      writer.write(value, of: matrix.spec)
      writer.member("layouts", layouts.map { matrix.layouts[$0].letter })
      writer.member("where", matrix.phrase(for: layouts).text)
    }
  }

  private mutating func write(_ value: MatrixStatement.Value, of spec: TabSpec) {
    switch value {
    case .words(let text), .text(let text):
      member("value", text)
      member("identifiers", [String]())
    case .nodes(let nodes), .path(let nodes):
      member("value", String?.none)
      member("identifiers", nodes.lazy.map { spec.identifier(of: $0) })
    }
  }
}
