import JSON
import TabModel

struct CustomizationText {
  private static let mostEvents = 12

  private let answer: CustomizationAnswer
  private let style: TextStyle
  private let index: IdentifierIndex
  private let ambiguous: Set<String>
  private var survey: CustomizationSurvey { answer.survey }

  init(_ answer: CustomizationAnswer, _ style: TextStyle) {
    self.answer = answer
    self.style = style
    index = IdentifierIndex(answer.survey.spec)
    ambiguous = repeatedTitles(of: answer.survey.spec)
  }

  func write(into output: inout [UInt8]) {
    output.append(0x0A)
    Line("What users can lose in \(style.shown(answer.path))", .heading)
      .write(style, into: &output)
    if survey.environments.isEmpty {
      return write(
        "nothing: on the app's targets there is no sidebar for all tabs, and without one users "
          + "cannot customize", mark: .change, into: &output)
    }
    for loss in survey.losses {
      write(
        "\(shortList(loss.nodes.map(name(of:)))) "
          + "\(loss.nodes.count == 1 ? "becomes" : "become") unreachable "
          + phrase(loss.session, loss.environments), mark: .loss, into: &output)
      write(loss.session, into: &output)
      if !loss.others.isEmpty {
        let others = loss.others.sorted { $0.steps < $1.steps }.map {
          "\(name(of: $0.node)) after \(counted($0.steps, "step"))"
        }
        write(
          "other edits make more unreachable: \(shortList(others))", mark: .loss, into: &output)
      }
    }
    for emptying in survey.emptyings {
      write(
        "the bar becomes empty \(phrase(emptying.session, emptying.environments))", mark: .loss,
        into: &output)
      write(emptying.session, into: &output)
    }
    var proven: [String] = []
    if survey.losses.isEmpty { proven.append("makes anything unreachable") }
    if survey.emptyings.isEmpty, survey.hasBar { proven.append("empties the bar") }
    if proven.isEmpty { return }
    write(
      "no sequence of allowed edits \(proven.joined(separator: " or ")) "
        + "(exhaustive search, \(environments))", mark: .change, into: &output)
  }

  private var environments: String {
    survey.environments.count == 1 ? "one environment" : "\(survey.environments.count) environments"
  }

  /// `after 2 steps, on iPad (regular)`.
  private func phrase(_ session: [CustomizationStep], _ environments: [Int]) -> String {
    let named = environments.map { survey.environments[$0] }
    let phrase = EnvironmentPhrase(named, among: survey.spec.environments)
    return "after \(counted(session.count, "step")), on \(phrase.text)"
  }

  private func write(_ sentence: String, mark: ChangeReport.Mark, into output: inout [UInt8]) {
    var text = ChangeText(style: style)
    text.write(ChangeReport.Line(mark: mark, sentence: sentence))
    output += text.output
  }

  private func write(_ session: [CustomizationStep], into output: inout [UInt8]) {
    for (position, step) in session.prefix(Self.mostEvents).enumerated() {
      let lead = "      \(position + 1)  "
      let lines = style.shown(words(step)).wrapped(to: style.readableWidth - lead.count)
      for (index, line) in lines.enumerated() {
        let margin = index == 0 ? lead : String(repeating: " ", count: lead.count)
        Line(margin + line).write(style, into: &output)
      }
    }
    guard session.count > Self.mostEvents else { return }
    let rest = session.count - Self.mostEvents
    Line("      and \(rest) more; --format json has them all", .dim).write(style, into: &output)
  }

  private func words(_ step: CustomizationStep) -> String {
    switch step {
    case .hide(let node): "hide \(name(node))"
    case .show(let node): "show \(name(node))"
    case .remove(let node): "remove \(name(node)) from the bar"
    }
  }

  private func name(_ identifier: String) -> String {
    index.node(named: identifier).map(name(of:)) ?? "'\(identifier)'"
  }

  /// A node's quoted title or identifier.
  private func name(of node: Int) -> String {
    let spec = survey.spec
    let title = spec.title(of: spec.nodes[node])
    let identifier = spec.identifier(of: spec.nodes[node])
    if isBlank(title) { return "'\(identifier)'" }
    return ambiguous.contains(title) ? "'\(title)' (\(identifier))" : "'\(title)'"
  }
}
