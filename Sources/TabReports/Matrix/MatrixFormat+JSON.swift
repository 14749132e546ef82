import JSON
import TabModel

extension MatrixFormat {
  /// Each layout is written as `resolve` writes it for its first environment.
  package static var json: MatrixFormat {
    MatrixFormat(
      name: "json",
      summary: "One object with the differences, and each layout once with its environments."
    ) { matrix, _ in
      JSONWriter.object { writer in
        writer.member("name", matrix.name)
        writer.member("environments", matrix.environments.map(\.name))
        writer.key("differences")
        writer.write(matrix.differences, of: matrix)
        writer.key("everywhere")
        writer.write(matrix.constants, of: matrix)
        writer.member("layouts", of: matrix.layouts.enumerated()) { writer, layout in
          let (index, folded) = layout
          writer.object { writer in
            writer.member("letter", folded.letter)
            writer.member("where", matrix.phrase(for: [index]).text)
            writer.member("environments", folded.environments.map(\.name))
            writer.key("layout")
            LayoutJSON.write(folded.laidOut, into: &writer)
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ statements: [MatrixStatement], of matrix: Matrix) {
    array { writer in
      for statement in statements {
        for entry in statement.entries {
          writer.object { writer in
            writer.member("kind", statement.kind.rawValue)
            writer.write(entry.value, of: matrix.spec)
            writer.member("layouts", entry.layouts.map { matrix.layouts[$0].letter })
            writer.member("where", matrix.phrase(for: entry.layouts).text)
          }
        }
      }
    }
  }

  private mutating func write(_ value: MatrixStatement.Value, of spec: TabSpec) {
    switch value {
    case .words(let text), .text(let text):
      member("value", text)
      member("identifiers", [String]())
    case .nodes(let nodes), .path(let nodes):
      member("value", String?.none)
      member("identifiers", nodes.lazy.map { spec.identifier(of: spec.nodes[$0]) })
    }
  }
}
