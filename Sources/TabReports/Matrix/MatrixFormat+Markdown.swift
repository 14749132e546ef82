import JSON
import TabAnalysis
import TabModel

extension MatrixFormat {
  package static var markdown: MatrixFormat {
    Self("markdown", "The differences and a table, in GitHub's Markdown.") { report, style in
      let (matrix, name) = (report.matrix, report.name)
      return markdownBytes(
        report.showsTaps ? matrix.tapsInMarkdown(named: name) : matrix.markdown(named: name), style)
    }
  }
}

extension Matrix {
  fileprivate func markdown(named name: String) -> String {
    "## Tabs of \(markdownEscaped(name))\n\n\(countSummary)\n"
      + section("What differs", differences) + section("Everywhere", constants) + table + legend
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
    let words = entry.value.words(names, escape: markdownEscaped)
    return place(of: entry.layouts).map { "\(words): \($0.text)" } ?? words
  }

  private var table: String {
    var text = "\n### Where everything is\n\n|"
    for index in layouts.indices {
      text += " | \(phrase(for: [index]).parts.joined(separator: ";<br>"))"
    }
    text += " |\n|---" + String(repeating: "|---", count: layouts.count) + "|\n"
    for row in rows {
      switch row {
      case .node(let node):
        let name = markdownEscaped(names.name(of: node))
        text += "| \(indent(spec.nodes[node].depth))\(name)"
        for layout in layouts { text += " | \(MatrixMark(layout.cells[node], .unicode).text)" }
      case .like(let count, let depth):
        text += "| \(indent(depth))*and \(count) more*"
        text += String(repeating: " | ", count: layouts.count)
      }
      text += " |\n"
    }
    return text
  }

  private func indent(_ depth: Int) -> String {
    String(repeating: "&emsp;", count: min(depth, 8))
  }

  private var legend: String {
    let lines = (MatrixMark.legend(of: kindsOfCells, .unicode) + meanings)
      .map { "\(markdownEscaped($0.mark)): \(markdownEscaped($0.text))" }
    return lines.isEmpty ? "" : "\n<sub>\(lines.joined(separator: " · "))</sub>\n"
  }
}
