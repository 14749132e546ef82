import ArgumentParsing
import JSON
import TabLint
import TabReports

extension Command where Context == RunContext {
  static let rules = Command(
    name: "rules",
    summary: "List all rules with their current severities and the sources of these.",
    discussion: """
      The severities are those for specs in the current folder: by the rules themselves, by the \
      nearest \(Configuration.fileName), and by --rule.
      """,
    options: RuleArguments.options,
    examples: [
      CommandExample("tabspec rules", "All rules, by section."),
      CommandExample(
        "tabspec rules --config team.json", "List the severities with a configuration."),
    ],
    initial: RuleArguments()
  ) { arguments, context throws(Failure) -> ExitCode in
    let configuration = try ConfigurationFinder(context, arguments.configuration)
      .configuration(for: FilePath("."))
    let list = RuleList(
      configuration: configuration, arguments: arguments,
      style: context.terminal.style(for: .standardOutput))
    context.write(list.text)
    return .success
  }
}

private struct RuleList {
  let configuration: Configuration?
  let arguments: RuleArguments
  let style: TextStyle

  var text: String {
    Rule.sections.map { section, rules in
      style.styled(section, .heading) + "\n" + rules.map(line).joined()
    }.joined(separator: "\n")
  }

  private func line(_ rule: Rule) -> String {
    let widest = Rule.all.map(\.id.count).max() ?? 0
    let (severity, origin) = inForce(rule)
    let word = severity?.rawValue ?? "off"
    let indent = widest + 13
    let notes = [
      origin.map {
        "\(rule.usualSeverity?.rawValue ?? "off") by itself, changed by \($0)"
      }, options(rule), changedOptions(rule),
    ]
    let columns = max(24, style.readableWidth - indent)
    let lines =
      rule.summary.wrapped(to: columns)
      + notes.compactMap(\.self).flatMap { "(\($0))".wrapped(to: columns) }
      .map { style.styled($0, .dim) }
    return "  \(rule.id.padded(to: widest))  \(style.styled(word, severity?.role ?? .dim))"
      + String(repeating: " ", count: max(0, 9 - word.count))
      + lines.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
  }

  private func inForce(_ rule: Rule) -> (Diagnostic.Severity?, origin: String?) {
    if let last = arguments.severities.last(where: { $0.rule == rule.id }) {
      return (last.severity, "--rule")
    }
    if let configuration, let severity = configuration.rules[rule.id]?.severity {
      return (severity, configuration.path)
    }
    return (rule.usualSeverity, nil)
  }

  private func options(_ rule: Rule) -> String? {
    guard !rule.options.isEmpty else { return nil }
    let configured = configured(rule)
    return rule.options.map { "\($0.name): \(configured[$0] ?? $0.value)" }
      .joined(separator: ", ")
  }

  private func changedOptions(_ rule: Rule) -> String? {
    let configured = configured(rule)
    let usual = rule.options.filter { configured[$0] ?? $0.value != $0.value }
      .map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    guard !usual.isEmpty, let configuration else { return nil }
    return "\(usual) by itself, changed by \(configuration.path)"
  }

  private func configured(_ rule: Rule) -> [Rule.Option: Int] {
    configuration?.rules[rule.id]?.options ?? [:]
  }
}
