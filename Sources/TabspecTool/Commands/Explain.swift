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
        "RULE", kind: .choice(Rule.all.map(\.id)), summary: "The id of the rule."
      ) { arguments, word throws(ValueError) in
        arguments.rule = Rule.named(word.text ?? "")
        if arguments.rule == nil { throw .unknown(choices: Rule.all.map(\.id)) }
      }),
    examples: [CommandExample("tabspec explain nesting-depth", "Why deep nesting hurts.")],
    initial: ExplainArguments()
  ) { arguments, context in
    guard let rule = arguments.rule else { return ExitCode.usage.rawValue }
    let style = context.style(for: .standardOutput)
    context.write(RulePage(rule).text(style))
    return ExitCode.success.rawValue
  }

  static let rules = Command(
    name: "rules",
    summary: "List all rules with their severities.",
    operands: .none,
    examples: [CommandExample("tabspec rules", "All rules, by section.")],
    initial: ExplainArguments()
  ) { _, context in
    context.write(ruleList(context.style(for: .standardOutput)))
    return ExitCode.success.rawValue
  }
}

/// The arguments of `explain`.
struct ExplainArguments: Sendable {
  var rule: Rule?
}

/// All rules, one a line.
private func ruleList(_ style: TextStyle) -> String {
  let widest = Rule.all.map(\.id.count).max() ?? 0
  var text = ""
  for section in Rule.Section.allCases {
    let rules = Rule.all.filter { $0.section == section }
    guard !rules.isEmpty else { continue }
    text += "\(text.isEmpty ? "" : "\n")\(style.styled(section.rawValue, .heading))\n"
    for rule in rules {
      let severity = rule.severity.rawValue
      let indent = widest + 13
      let lines = rule.summary.wrapped(to: max(24, style.readableWidth - indent))
      text += "  \(rule.id.padded(to: widest))  "
      text += style.styled(severity, rule.severity.role) + severity.padding(to: 9)
      text += lines.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
    }
  }
  return text
}

extension String {
  /// The blanks that are missing to a width.
  fileprivate func padding(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count))
  }
}
