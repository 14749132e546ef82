import JSON
import TabModel

struct CustomizationText {
  private static let mostEvents = 12

  private let survey: CustomizationSurvey
  private let style: TextStyle
  private let index: IdentifierIndex
  private let names: ChangeWords

  init(_ survey: CustomizationSurvey, _ style: TextStyle) {
    self.survey = survey
    self.style = style
    index = IdentifierIndex(survey.spec)
    names = ChangeWords(from: survey.spec, to: survey.spec)
  }

  var bytes: [UInt8] {
    let heading = "What users can lose in \(style.shown(survey.path))"
    return ([Line(), Line(heading, .heading)] + sentences).bytes(style)
  }

  private var sentences: [Line] {
    if survey.environments.isEmpty {
      return sentence("nothing: \(survey.spec.customizationObstacle)", .change)
    }
    let losses = survey.losses.flatMap { loss, environments in
      sentence(
        "\(shortList(loss.nodes.map(names.newName))) "
          + "\(loss.nodes.count == 1 ? "becomes" : "become") unreachable "
          + phrase(loss.session, environments), .loss)
        + steps(loss.session) + others(loss, environments)
    }
    let emptyings = survey.unreportedEmptyings.flatMap { session, environments in
      sentence("the bar becomes empty \(phrase(session, environments))", .loss) + steps(session)
    }
    return losses + emptyings + proof
  }

  private func others(_ loss: CustomizationSurvey.Loss, _ environments: [Int]) -> [Line] {
    if loss.others.isEmpty { return [] }
    let others = loss.others.ordered { $0.count < $1.count }.map {
      "\(names.newName($0.node)) after \(counted($0.count, "step"))"
    }
    return sentence(
      "other edits make more unreachable \(place(environments)): \(shortList(others))", .loss)
  }

  private var proof: [Line] {
    var proven: [String] = []
    if survey.losses.isEmpty { proven.append("makes anything unreachable") }
    if survey.emptyings.isEmpty, survey.hasBar { proven.append("empties the bar") }
    if proven.isEmpty { return [] }
    let count = survey.environments.count
    let environments = count == 1 ? "one environment" : "\(count) environments"
    return sentence(
      "no sequence of allowed edits \(proven.joined(separator: " or ")) "
        + "(exhaustive search, \(environments))", .change)
  }

  /// `after 2 steps, on iPad (regular)`.
  private func phrase(_ session: [CustomizationStep], _ environments: [Int]) -> String {
    "after \(counted(session.count, "step")), \(place(environments))"
  }

  private func place(_ environments: [Int]) -> String {
    let named = environments.map { survey.environments[$0] }
    let text = EnvironmentPhrase(named, among: survey.spec.environments).text
    return text.hasPrefix("everywhere") ? text : "on \(text)"
  }

  private func sentence(_ sentence: String, _ mark: ChangeReport.Mark) -> [Line] {
    style.lines(ChangeReport.Line(mark: mark, sentence: sentence))
  }

  private func steps(_ session: [CustomizationStep]) -> [Line] {
    let lines = session.prefix(Self.mostEvents).enumerated().flatMap { position, step in
      let lead = "      \(position + 1)  "
      return hanging(
        Line(lead), style.shown(words(step)).wrapped(to: style.readableWidth - lead.count),
        indent: lead.count)
    }
    let rest = session.count - Self.mostEvents
    let more = Line("      and \(rest) more; --format json has them all", .dim)
    return rest > 0 ? lines + [more] : lines
  }

  private func words(_ step: CustomizationStep) -> String {
    let name = index.node(named: step.identifier).map(names.newName) ?? "'\(step.identifier)'"
    return "\(step.kind.rawValue) \(name)" + (step.kind == .remove ? " from the bar" : "")
  }
}
