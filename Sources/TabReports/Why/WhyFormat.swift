import JSON
package import TabModel

package typealias WhyFormat = OutputFormat<[Explanation]>

extension WhyFormat {
  package static var all: [WhyFormat] { [.text, .json] }

  package static var text: WhyFormat {
    WhyFormat(
      name: "text", summary: "The answer, and the steps that lead to it."
    ) { explanations, style in
      Array(explanations.map { WhyText($0, style).bytes }.joined(separator: "\n\n".utf8))
    }
  }

  package static var json: WhyFormat {
    WhyFormat(
      name: "json", summary: "One object for one environment, an array of objects for several."
    ) { explanations, _ in
      JSONWriter.document(of: explanations) { $0.members(of: $1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of explanation: Explanation) {
    let spec = explanation.spec
    let node = spec.nodes[explanation.node]
    member("environment", explanation.layout.environment.name)
    member("identifier", spec.identifier(of: node))
    member("title", spec.title(of: node))
    member("answer", explanation.answer)
    objects("steps", of: explanation.decisions) { writer, decision in
      writer.member("section", decision.step.rawValue)
      writer.member("question", decision.step.question)
      writer.member("finding", explanation.sentence(decision))
      writer.member("statement", decision.statement.text)
      writer.member("label", decision.statement.label.rawValue)
      writer.member("source", decision.statement.source.url)
    }
  }
}
