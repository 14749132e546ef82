import JSON
import TabModel

extension MatrixFormat {
  package static var markdown: MatrixFormat {
    MatrixFormat(
      name: "markdown",
      summary: "The differences and a table, in GitHub's Markdown."
    ) { matrix, style in
      markdownBytes(MatrixMarkdown(matrix: matrix, nodeNames: NodeNames(matrix.spec)).text, style)
    }
  }
}

private struct MatrixMarkdown {
  let matrix: Matrix
  let nodeNames: NodeNames

  var text: String {
    var text = "## Tabs of \(markdownEscaped(matrix.name))\n\n\(matrix.countWords)\n"
    text += section("What differs", matrix.differences)
    text += section("Everywhere", matrix.constants)
    return text + table + legend
  }

  private func section(_ heading: String, _ statements: [MatrixStatement]) -> String {
    guard !statements.isEmpty else { return "" }
    var text = "\n### \(heading)\n\n"
    for statement in statements {
      if statement.entries.count == 1 {
        text += "- **\(statement.kind.label)** \(sentence(statement.entries[0]))\n"
      } else {
        text += "- **\(statement.kind.label)**\n"
        for entry in statement.entries { text += "  - \(sentence(entry))\n" }
      }
    }
    return text
  }

  private func sentence(_ entry: (value: MatrixStatement.Value, layouts: [Int])) -> String {
    let words = entry.value.words(nodeNames, escape: markdownEscaped)
    return matrix.place(of: entry.layouts).map { "\(words): \($0.text)" } ?? words
  }

  private var table: String {
    var text = "\n### Where everything is\n\n|"
    for index in matrix.layouts.indices {
      text += " | \(matrix.phrase(for: [index]).parts.joined(separator: ";<br>"))"
    }
    text += " |\n|---" + String(repeating: "|---", count: matrix.layouts.count) + "|\n"
    for row in matrix.rows {
      switch row {
      case .node(let node):
        let name = markdownEscaped(nodeNames.name(of: node))
        text += "| \(indent(matrix.spec.nodes[node].depth))\(name)"
        for layout in matrix.layouts {
          text += " | \(MatrixMark(layout.cells[node], .unicode).text)"
        }
      case .like(let count, let depth):
        text += "| \(indent(depth))*and \(count) more*"
        text += String(repeating: " | ", count: matrix.layouts.count)
      }
      text += " |\n"
    }
    return text
  }

  private func indent(_ depth: Int) -> String {
    String(repeating: "&emsp;", count: min(depth, 8))
  }

  private var legend: String {
    let lines = MatrixMark.legend(of: matrix.kindsOfCells, .unicode)
      .map { "\($0.mark): \($0.text)" }
    return lines.isEmpty ? "" : "\n<sub>\(lines.joined(separator: " · "))</sub>\n"
  }
}
