import JSON
import TabModel

/// Lays out an explanation for a terminal: questions, findings with their statements, and Apple's
/// pages.
struct WhyText {
  private let explanation: Explanation
  private let style: TextStyle
  /// Apple's pages in order of use.
  private let pages: [Source]

  init(_ explanation: Explanation, _ style: TextStyle) {
    self.explanation = explanation
    self.style = style
    pages = explanation.decisions.map(\.statement.source).uniqued()
  }

  var bytes: [UInt8] { (heading + steps + pageList).bytes(style) }

  /// Answer and environment, such as `iPad · 27.0 · regular width · landscape`.
  private var heading: [Line] {
    let layout = explanation.layout
    var environment = layout.environment
    // The direction only affects pictures.
    environment.layoutDirection = .leftToRight
    let identifier = layout.spec.identifier(of: layout.spec.nodes[explanation.node])
    let parts = [environment.platform.device] + environment.facts + [style.shown(identifier)]
    let bullet = style.isUnicode ? Glyphs.unicode.bullet : Glyphs.ascii.bullet
    return style.lines(style.shown(explanation.answer), .heading)
      + style.lines(parts.joined(separator: " \(bullet) "), .dim)
      + layout.caveats.flatMap { style.lines($0, .note) }
  }

  private var steps: [Line] {
    var lines: [Line] = []
    var step: Decision.Step?
    var number = 0
    for (index, decision) in explanation.decisions.enumerated() {
      if decision.step != step {
        step = decision.step
        number += 1
        lines += [Line(), Line("\(number). \(decision.step.question)", .heading)]
      }
      let sentence = explanation.sentence(decision)
      let parts = style.shown(sentence).wrapped(to: style.readableWidth - 4)
      lines += parts.enumerated().map { Line($1, indent: $0 == 0 ? 2 : 4) }
      // Adjacent findings share a statement.
      let next = explanation.decisions.dropFirst(index + 1).first
      if next?.step != step || next?.statement != decision.statement {
        lines += statement(decision.statement, isSaid: decision.statement.text == sentence)
      }
    }
    return lines
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
