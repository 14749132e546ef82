import JSON
import TabAnalysis
import TabModel

package typealias LayoutFormat = OutputFormat<LayoutReport>

extension LayoutFormat {
  package static var text: LayoutFormat {
    Self("text", "A drawing of the bar and the sidebar in characters.") { report, style in
      Array(report.layouts.map { LayoutText($0, style).bytes }.joined(separator: "\n\n".utf8))
    }
  }

  package static var json: LayoutFormat {
    Self("json", "One object for one layout, an array of objects for several.") { report, _ in
      JSONWriter.document(of: report.layouts) { $1.writeMembers(into: &$0) }
    }
  }

  package static var markdown: LayoutFormat {
    Self("markdown", "The drawing under a heading, in GitHub's Markdown.") { report, style in
      // The width is fixed, as there is no terminal.
      let drawn = TextStyle(isUnicode: style.isUnicode)
      let sections = report.layouts.map { layoutResult in
        let drawing = String(decoding: LayoutText(layoutResult, drawn).bytes, as: UTF8.self)
        // Longer than any run of its character in the drawing.
        let runs = drawing.unicodeScalars.split { $0 != "`" }
        let fence = String(repeating: "`", count: runs.reduce(0) { max($0, $1.count) } + 3)
        let heading = layoutResult.layout.environment.heading.joined(separator: " · ")
        return "### \(heading)\n\n\(fence)text\n\(drawing)\(fence)\n"
      }
      return markdownBytes(sections.joined(separator: "\n"), style)
    }
  }
}

extension JSONWriter {
  /// A document of one object for one element, and of an array of objects otherwise.
  static func document<Element>(
    of elements: [Element], _ members: (inout JSONWriter, Element) -> Void
  ) -> [UInt8] {
    document { writer in
      if elements.count != 1 { writer.beginArray() }
      for element in elements { writer.object { members(&$0, element) } }
      if elements.count != 1 { writer.endArray() }
    }
  }
}
