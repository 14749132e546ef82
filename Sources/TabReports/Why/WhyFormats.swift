import JSON
import TabAnalysis
package import TabModel

package typealias WhyFormat = OutputFormat<[Explanation]>

extension WhyFormat {
  package static var all: [WhyFormat] { [.text, .json] }

  package static var text: WhyFormat {
    Self("text", "The answer, and the steps that lead to it.") { explanations, style in
      Array(explanations.map { WhyText($0, style).bytes }.joined(separator: "\n\n".utf8))
    }
  }

  package static var json: WhyFormat {
    Self("json", "One object for one environment, an array of objects for several.") {
      explanations, _ in
      JSONWriter.document(of: explanations) { $0.members(of: $1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of explanation: Explanation) {
    let spec = explanation.spec
    member("environment", explanation.layout.environment.name)
    member("identifier", spec.identifier(of: explanation.node))
    member("title", spec.title(of: explanation.node))
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

extension Decision {
  /// True for a node that is there because nothing limits it, which needs no reason.
  fileprivate var isObvious: Bool {
    if case .isPresent(isLimited: false) = value { true } else { false }
  }
}

struct WhyText {
  private let explanation: Explanation
  private let style: TextStyle
  /// Apple's pages in order of use.
  private let pages: [Source]

  init(_ explanation: Explanation, _ style: TextStyle) {
    self.explanation = explanation
    self.style = style
    pages = explanation.decisions.filter { !$0.isObvious }.map(\.statement.source).uniqued()
  }

  var bytes: [UInt8] { (heading + steps + pageList).bytes(style) }

  /// Answer and environment, such as `iPad · 27.0 · regular width · landscape`.
  private var heading: [Line] {
    let layout = explanation.layout
    var environment = layout.environment
    // The direction only affects pictures.
    environment.layoutDirection = .leftToRight
    let identifier = layout.spec.identifier(of: explanation.node)
    let parts = environment.heading + [style.shown(identifier)]
    return style.lines(style.shown(explanation.answer), .heading)
      + style.lines(parts.joined(separator: " \(style.glyphs.bullet) "), .dim)
      + layout.caveats.flatMap { style.lines($0, .note) }
  }

  private var steps: [Line] {
    explanation.decisions.grouped(by: \.step).enumerated().flatMap { number, group in
      [Line(), Line("\(number + 1). \(group.key.question)", .heading)] + findings(group.elements)
    }
  }

  private func findings(_ decisions: [Decision]) -> [Line] {
    decisions.enumerated().flatMap { index, decision in
      let sentence = explanation.sentence(decision)
      let parts = style.shown(sentence).wrapped(to: style.readableWidth - 4)
      let lines = parts.enumerated().map { Line($1, indent: $0 == 0 ? 2 : 4) }
      // Adjacent findings share a statement.
      if decisions.dropFirst(index + 1).first?.statement == decision.statement { return lines }
      if decision.isObvious { return lines }
      return lines + statement(decision.statement, isSaid: decision.statement.text == sentence)
    }
  }

  /// The statement unless it repeats the finding, and the number of its page.
  private func statement(_ statement: Statement, isSaid: Bool) -> [Line] {
    let label = statement.label.rawValue
    let number = pages.firstIndex(of: statement.source).map { " [\($0 + 1)]" } ?? ""
    let text = (isSaid ? label : "\(label): \(statement.text)") + number
    return text.wrapped(to: style.readableWidth - 4).enumerated().map { index, part in
      if index > 0 { return Line(part, .dim, indent: 4) }
      return Line(label, statement.label == .documented ? .dim : .note, indent: 4)
        + Line(String(part.dropFirst(label.count)), .dim)
    }
  }

  private var pageList: [Line] {
    if pages.isEmpty { return [] }
    return [Line(), Line("Apple's pages", .heading)]
      + pages.enumerated().map { index, page in
        Line("[\(index + 1)] ", .dim, indent: 2) + Line(page.url, .link)
      }
  }
}
