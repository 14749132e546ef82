import ArgumentParsing
import JSON
import TabLint
import TabModel

extension Command where Context == RunContext {
  static let explain = Command(
    name: "explain",
    summary: "Print a rule's page: what, why, how to fix it, what Apple says.",
    operands: .one(
      Operand<String>(
        "RULE", kind: .choice(explainedRules, listing: "rules"), summary: "The id of the rule."
      ) { name, word throws(ValueError) in name = try word.choice(from: explainedRules) }),
    examples: [
      CommandExample("tabspec explain nesting-depth", "Explain why deep nesting is a problem.")
    ],
    initial: ""
  ) { name, context throws(Failure) -> ExitCode in
    let style = context.style(for: .standardOutput)
    let page = Rule.named(name).map { RulePage($0).text(style) }
    context.write(page ?? CustomizationPage.text(style))
    return .success
  }
}

private let explainedRules = Rule.all.map(\.id) + [CustomizationState.findings]
