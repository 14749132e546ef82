import ArgumentParsing
import JSON
import TabLint

struct RuleArguments: Sendable {
  var configuration = ConfigurationChoice.nearest
  var severities: [(rule: String, severity: Diagnostic.Severity?)] = []

  func apply(to settings: inout LintSettings) {
    for (rule, severity) in severities { settings.severities[rule] = .some(severity) }
  }

  static var options: [CommandOption<RuleArguments>] {
    [rule] + ConfigurationChoice.options.within({ $0.configuration }, { $0.configuration = $1 })
  }

  private static var ids: [String] { Rule.all.filter(\.isConfigurable).map(\.id) }

  private static let rule = CommandOption<RuleArguments>(
    long: "rule",
    shape: .value(
      placeholder: "RULE=SEVERITY", choices: ids, form: .pair(values: SeverityWord.forRules)),
    summary: "Change a rule's severity: error, warning, note or off. Repeatable.",
    isRepeatable: true, listing: "rules"
  ) { arguments, value throws(ValueError) in
    let (id, word) = try value.pair("a rule and a severity, such as nesting-depth=off")
    let rule = try Word(id).part(from: ids, "rule")
    let severity = try word.part(from: SeverityWord.forRules, "severity")
    arguments.severities.append((rule, Diagnostic.Severity(rawValue: severity)))
  }
}
