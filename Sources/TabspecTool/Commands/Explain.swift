import ArgumentParsing
import LocatedJSON
import Spelling
import TabLint
import TabReport

extension Command where Context == RunContext {
  static let explain = Command(
    name: "explain",
    summary: "Print a rule's page: what, why, how to fix it, what Apple says.",
    operands: .one(
      Operand<ExplainArguments>(
        "RULE", kind: .choice(Rule.all.map(\.id), listing: "rules"), summary: "The id of the rule."
      ) { arguments, word throws(ValueError) in
        arguments.rule = Rule.named(word.text ?? "")
        if arguments.rule == nil { throw .unknown(choices: Rule.all.map(\.id)) }
      }),
    examples: [CommandExample("tabspec explain nesting-depth", "Why deep nesting hurts.")],
    initial: ExplainArguments()
  ) { arguments, context throws(Failure) -> ExitCode in
    guard let rule = arguments.rule else { return .usage }
    let style = context.style(for: .standardOutput)
    context.write(RulePage(rule).text(style))
    return .success
  }
}

/// The arguments of `explain`.
struct ExplainArguments: Sendable {
  var rule: Rule?
}
