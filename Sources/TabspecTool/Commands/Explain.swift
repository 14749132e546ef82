import ArgumentParsing
import JSON
import TabLint
import TabModel

extension Command where Context == RunContext {
  static let explain = Command(
    name: "explain",
    summary: "Print a rule's page: what, why, how to fix it, what Apple says.",
    operands: .one(
      Operand<ExplainArguments>(
        "RULE", kind: .choice(ExplainArguments.names, listing: "rules"),
        summary: "The id of the rule."
      ) { arguments, word throws(ValueError) in
        arguments.name = try word.choice(from: ExplainArguments.names)
      }),
    examples: [CommandExample("tabspec explain nesting-depth", "Why deep nesting hurts.")],
    initial: ExplainArguments()
  ) { arguments, context throws(Failure) -> ExitCode in
    let style = context.style(for: .standardOutput)
    let page = Rule.named(arguments.name).map { RulePage($0).text(style) }
    context.write(page ?? CustomizationPage.text(style))
    return .success
  }
}

/// The arguments of `explain`.
struct ExplainArguments: Sendable {
  var name = ""

  /// What findings go by: the rules, and what is said about states and sessions.
  static let names = Rule.all.map(\.id) + [CustomizationState.findings]
}
