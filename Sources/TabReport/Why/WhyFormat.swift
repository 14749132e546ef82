import LocatedJSON
import TabHierarchy
package import TabLayout

/// A way to write explanations.
package struct WhyFormat: Sendable {
  /// The word on the command line.
  package let name: String
  /// Writes explanations, in the order in which they were asked for.
  package let write: @Sendable (_ explanations: [Explanation], _ style: TextStyle) -> [UInt8]

  /// All formats, the usual one first.
  package static let all: [WhyFormat] = [.text, .json]

  /// The format for people: the answer, and then a question for each step.
  package static let text = WhyFormat(name: "text") { explanations, style in
    var output: [UInt8] = []
    for (index, explanation) in explanations.enumerated() {
      if index > 0 { output.append(contentsOf: "\n\n".utf8) }
      WhyText(explanation, style).write(into: &output)
    }
    return output
  }

  /// The format for other programs: an object for one environment, an array for several.
  package static let json = WhyFormat(name: "json") { explanations, _ in
    var writer = JSONWriter(.indented)
    if explanations.count != 1 { writer.beginArray() }
    for explanation in explanations { writeObject(explanation, into: &writer) }
    if explanations.count != 1 { writer.endArray() }
    writer.newline()
    return writer.bytes
  }
}

private func writeObject(_ explanation: Explanation, into writer: inout JSONWriter) {
  let spec = explanation.layout.spec
  let node = spec.nodes[explanation.node]
  let words = WhyWords(explanation)
  writer.object { writer in
    writer.member("environment", explanation.layout.environment.name)
    writer.member("identifier", spec.identifier(of: node))
    writer.member("title", spec.title(of: node))
    writer.member("answer", words.answer(explanation.decisions))
    writer.key("steps")
    writer.array { writer in
      for decision in explanation.decisions {
        writer.object { writer in
          writer.member("section", decision.step.rawValue)
          writer.member("question", decision.step.question)
          writer.member("finding", words.sentence(decision))
          writer.member("statement", decision.statement.text)
          writer.member("label", decision.statement.label.rawValue)
          writer.member("source", decision.statement.source.url)
        }
      }
    }
  }
}
