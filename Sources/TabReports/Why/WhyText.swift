import TabModel

/// Lays out an explanation for a terminal: questions, findings with their statements, and Apple's
/// pages.
struct WhyText {
  private let explanation: Explanation
  private let style: TextStyle
  private let pen: Pen
  private let words: WhyWords
  /// Apple's pages in order of use.
  private let pages: [Source]

  init(_ explanation: Explanation, _ style: TextStyle) {
    self.explanation = explanation
    self.style = style
    pen = Pen(explanation.layout.spec, style)
    words = WhyWords(explanation)
    pages = explanation.decisions.map(\.statement.source).reduce(into: []) { pages, page in
      if !pages.contains(page) { pages.append(page) }
    }
  }

  func write(into output: inout [UInt8]) {
    writeHeading(into: &output)
    var step: Decision.Step?
    var number = 0
    for (index, decision) in explanation.decisions.enumerated() {
      if decision.step != step {
        step = decision.step
        number += 1
        output.append(0x0A)
        Line("\(number). \(decision.step.question)", .heading).write(style, into: &output)
      }
      let sentence = words.sentence(decision)
      write(style.shown(sentence), indent: 2, .plain, into: &output)
      // Adjacent findings share a statement.
      let next = explanation.decisions.dropFirst(index + 1).first
      let isShared = next.map { $0.step == step && $0.statement == decision.statement } ?? false
      if !isShared {
        write(decision.statement, isSaid: decision.statement.text == sentence, into: &output)
      }
    }
    writePages(into: &output)
  }

  private func writePages(into output: inout [UInt8]) {
    guard !pages.isEmpty else { return }
    output.append(0x0A)
    Line("Apple's pages", .heading).write(style, into: &output)
    for (index, page) in pages.enumerated() {
      var line = Line()
      line.fill(2)
      line.append("[\(index + 1)] ", .dim)
      line.append(page.url, .link)
      line.write(style, into: &output)
    }
  }

  /// Answer and environment, such as `iPad · 27.0 · regular width · landscape`.
  private func writeHeading(into output: inout [UInt8]) {
    let spec = explanation.layout.spec
    let node = spec.nodes[explanation.node]
    let identifier = style.shown(spec.identifier(of: node))
    let environment = explanation.layout.environment
    var parts = [environment.platform.device, environment.osVersion.description]
    if environment.sdkVersion != environment.osVersion {
      parts.append("built with SDK \(environment.sdkVersion)")
    }
    if environment.platform.surfaces.count > 1 {
      parts.append(environment.platform.widthName(environment.sizeClass).fact)
      if let orientation = environment.orientation { parts.append(orientation.rawValue) }
    }
    let answer = style.shown(words.answer(explanation.decisions))
    for line in answer.wrapped(to: style.readableWidth) {
      Line(line, .heading).write(style, into: &output)
    }
    parts.append(identifier)
    let place = parts.joined(separator: " \(pen.glyphs.bullet) ")
    for line in place.wrapped(to: style.readableWidth) {
      Line(line, .dim).write(style, into: &output)
    }
    for line in explanation.layout.caveats.flatMap({ $0.wrapped(to: style.readableWidth) }) {
      Line(line, .note).write(style, into: &output)
    }
  }

  /// Writes the statement unless it repeats the finding, and the number of its page.
  private func write(_ statement: Statement, isSaid: Bool, into output: inout [UInt8]) {
    let label = statement.label.rawValue
    let number = pages.firstIndex(of: statement.source).map { " [\($0 + 1)]" } ?? ""
    let lines = ((isSaid ? label : "\(label): \(statement.text)") + number).wrapped(
      to: style.readableWidth - 4)
    for (index, text) in lines.enumerated() {
      var line = Line()
      line.fill(4)
      if index == 0 {
        line.append(label, statement.label == .documented ? .dim : .note)
        line.append(String(text.dropFirst(label.count)), .dim)
      } else {
        line.append(text, .dim)
      }
      line.write(style, into: &output)
    }
  }

  private func write(
    _ text: String, indent: Int, _ role: TextStyle.Role, into output: inout [UInt8]
  ) {
    for (index, part) in text.wrapped(to: style.readableWidth - indent - 2).enumerated() {
      var line = Line()
      line.fill(index == 0 ? indent : indent + 2)
      line.append(part, role)
      line.write(style, into: &output)
    }
  }
}
