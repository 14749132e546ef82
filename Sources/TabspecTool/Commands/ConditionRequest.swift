import ArgumentParsing
import JSON
import TabModel

struct ConditionRequest: Sendable {
  private var when: [String] = []
  private var unless: [String] = []

  var names: [String] { when + unless }

  func check() throws(CombinationError) {
    guard let name = when.first(where: unless.contains) else { return }
    throw CombinationError(
      "--when and --unless both name '\(printable(name))'", hint: "leave one of them out")
  }

  func check(in spec: TabSpec) throws(Failure) {
    for name in names { try [spec].checkCondition(name) }
  }

  /// Returns the usual state of a spec's conditions with the requested changes.
  func state(of spec: TabSpec) -> ConditionState { changing(spec.usualConditions) }

  /// Returns the states that reports show with the requested changes, the usual one first.
  func states(of spec: TabSpec) -> [ConditionState] { spec.reportedStates.map(changing).uniqued() }

  func changing(_ state: ConditionState) -> ConditionState {
    let state = when.reduce(state) { $0.setting($1, to: true) }
    return unless.reduce(state) { $0.setting($1, to: false) }
  }

  static let options = [
    option("when", "Conditions of the spec that hold") { $0.when.append($1) },
    option("unless", "Conditions of the spec that do not hold") { $0.unless.append($1) },
  ]

  private static func option(
    _ name: String, _ summary: String,
    add: @escaping @Sendable (inout ConditionRequest, String) -> Void
  ) -> CommandOption<ConditionRequest> {
    .text(
      name, "CONDITION", "the name of a condition",
      "\(summary). Repeatable [default: its usual state].",
      form: .fromFile(CompletionArguments.conditions), isRepeatable: true, set: add)
  }
}

extension [TabSpec] {
  func checkCondition(_ name: String) throws(Failure) {
    let names = flatMap { $0.conditions.map(\.name.value) }.uniqued()
    if names.contains(name) { return }
    let help =
      if names.isEmpty {
        "declare one: \"conditions\": { \(printable(jsonString(name))): { \"meaning\": \"…\" } }"
      } else if let near = suggestion(for: name, among: names) {
        "did you mean '\(printable(near))'?"
      } else {
        "its conditions are \(names.map { printable($0) }.joined(separator: ", "))"
      }
    throw .usage(
      names.isEmpty
        ? "this spec declares no conditions"
        : "the spec has no condition '\(printable(name))'",
      help: help)
  }
}
