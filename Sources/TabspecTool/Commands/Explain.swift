import ArgumentParsing
import JSON
import TabLint
import TabModel

extension Command where Context == RunContext {
  static let explain = Command(
    name: "explain",
    summary: "Print a rule's page: what it reports, why, how to fix it, and Apple's advice.",
    operands: [
      Operand<ExplainArguments>(
        "RULE", kind: .choice(explainedRules, listing: "rules"), summary: "The id of the rule."
      ) { arguments, word throws(ValueError) in
        arguments.name = try word.choice(from: explainedRules)
      }
    ],
    options: [
      .framework(
        "The framework of the page's names and links [default: uikit, if the rule is about it]."
      ) { $0.framework = $1 }
    ],
    examples: [
      CommandExample("tabspec explain nesting-depth", "Explain why deep nesting is a problem."),
      CommandExample(
        "tabspec explain compact-parity --framework swiftui", "Explain a rule for a TabView."),
    ],
    initial: ExplainArguments()
  ) { arguments, context throws(Failure) -> ExitCode in
    let style = context.terminal.style(for: .standardOutput)
    let rule = Rule.named(arguments.name)
    if let rule, let framework = arguments.framework, !rule.isAbout(framework) {
      throw .usage(
        "'\(rule.id)' is not about \(framework.rawValue)",
        help: "leave out --framework, or choose another one")
    }
    let page = rule.map { RulePage($0, in: arguments.framework).text(style) }
    context.write(page ?? CustomizationPage.text(style))
    return .success
  }
}

private let explainedRules = Rule.all.map(\.id) + [CustomizationState.findings]

private struct ExplainArguments: Sendable {
  var name = ""
  var framework: Framework?
}
