import JSON
package import TabModel

package typealias WhyFormat = OutputFormat<[Explanation]>

extension WhyFormat {
  package static var all: [WhyFormat] { [.text, .json] }

  package static var text: WhyFormat {
    WhyFormat(
      name: "text", summary: "The answer, and the steps that lead to it."
    ) { explanations, style in
      var output: [UInt8] = []
      for (index, explanation) in explanations.enumerated() {
        if index > 0 { output.append(contentsOf: "\n\n".utf8) }
        WhyText(explanation, style).write(into: &output)
      }
      return output
    }
  }

  package static var json: WhyFormat {
    WhyFormat(
      name: "json", summary: "One object for one environment, an array of objects for several."
    ) { explanations, _ in
      JSONWriter.document { writer in
        if explanations.count != 1 { writer.beginArray() }
        for explanation in explanations { writeObject(explanation, into: &writer) }
        if explanations.count != 1 { writer.endArray() }
      }
    }
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
