import TabHierarchy
import TabLayout

/// Lays an explanation out for a terminal: under each question the findings, and under each finding
/// the sentence it goes by, its label and its page.
struct WhyText {
  private let explanation: Explanation
  private let style: TextStyle
  private let pen: Pen

  init(_ explanation: Explanation, _ style: TextStyle) {
    self.explanation = explanation
    self.style = style
    pen = Pen(explanation.layout.spec, style)
  }

  func write(into output: inout [UInt8]) {
    writeHeading(into: &output)
    var section: Explanation.Section?
    for (index, step) in explanation.steps.enumerated() {
      if step.section != section {
        section = step.section
        output.append(0x0A)
        Line("\(step.section.rawValue). \(step.section.title)", .heading).write(
          style, into: &output)
      }
      write(step, into: &output)
      // Neighbours that go by one sentence share it.
      let next = explanation.steps.dropFirst(index + 1).first
      let isShared = next.map { $0.section == section && $0.statement == step.statement } ?? false
      if !isShared { write(step.statement, of: step, into: &output) }
    }
  }

  /// The node, and the environment, such as `iPad · 27.0 · regular width · landscape`.
  private func writeHeading(into output: inout [UInt8]) {
    let spec = explanation.layout.spec
    let node = spec.nodes[explanation.node]
    let title = style.shown(spec.title(of: node))
    let identifier = style.shown(spec.identifier(of: node))
    let environment = explanation.layout.environment
    var parts = [environment.platform.device, environment.osVersion.description]
    if environment.sdkVersion != environment.osVersion {
      parts.append("built with SDK \(environment.sdkVersion)")
    }
    if environment.platform.surfaces.count > 1 {
      parts.append("\(environment.sizeClass.rawValue) width")
      if let orientation = environment.orientation { parts.append(orientation.rawValue) }
    }
    let heading = "Why '\(title)' (\(identifier)) stands where it does"
    for line in heading.wrapped(to: style.readableWidth) {
      Line(line, .heading).write(style, into: &output)
    }
    let place = parts.joined(separator: " \(pen.glyphs.bullet) ")
    for line in place.wrapped(to: style.readableWidth) {
      Line(line, .dim).write(style, into: &output)
    }
  }

  private func write(_ step: Explanation.Step, into output: inout [UInt8]) {
    write(style.shown(step.finding), indent: 2, .plain, into: &output)
  }

  /// The sentence, unless the finding is the sentence, and its page.
  private func write(
    _ statement: Statement, of step: Explanation.Step, into output: inout [UInt8]
  ) {
    let label = statement.label.rawValue
    let isSaid = statement.text == step.finding
    let lines = (isSaid ? label : "\(label): \(statement.text)").wrapped(
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
    var link = Line()
    link.fill(4)
    link.append(statement.source.url, .link)
    link.write(style, into: &output)
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
