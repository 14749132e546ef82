import ArgumentParsing
import JSON
import TabLint
import TabModel
import TabReports

struct LintArguments: Sendable {
  var paths: [FilePath] = []
  var formats: [FormatRequest<FindingReport>] = []
  /// The lowest severity that fails the run, `.some(nil)` for none; nil if the option is missing.
  var failOn: Diagnostic.Severity??
  var stdinName: String?
  var allowsEmpty = false
  var onlyErrors = false
  var rules = RuleArguments()
  var baseline = BaselineArguments()
  var fixing = FixArguments()
  var maxDepth: Int?
  var catalogs = CatalogArguments()
  var watches = false
  /// The maximum number of findings per rule and file; 0 for no limit.
  var maxFindings = defaultFindingLimit

  static let pathOperand = Operand<LintArguments>.path(
    "PATH", "Files, folders to search for *.tabspec.json, or - for standard input.", .any
  ) { $0.paths.append($1) }

  static var options: [CommandOption<LintArguments>] {
    reporting
      + [
        .standardInputName { $0.stdinName = $1 },
        .flag("allow-empty", "Exit with 0 if no spec is found.") { $0.allowsEmpty = true },
      ]
      + CatalogArguments.lintOptions.within(\.catalogs)
      + policies
  }

  static var findingOptions: [CommandOption<LintArguments>] { reporting + policies }

  private static var reporting: [CommandOption<LintArguments>] {
    [
      FormatRequest.option(FindingFormat.all).within(\.formats),
      CommandOption(
        long: "fail-on",
        shape: .value(placeholder: "SEVERITY", choices: SeverityWord.forFailing),
        summary: """
          Lowest severity that makes the exit code 1 [default: error, or 'failOn' of the \
          configuration].
          """
      ) { arguments, value throws(ValueError) in
        arguments.failOn = .some(
          Diagnostic.Severity(rawValue: try value.choice(from: SeverityWord.forFailing)))
      },
      CommandOption(
        long: "max-findings", shape: .value(placeholder: "N", form: .number),
        summary: """
          Report at most N findings per rule and file; 0 means no limit [default: \
          \(defaultFindingLimit)].
          """
      ) { arguments, value throws(ValueError) in
        arguments.maxFindings = try value.integer(atLeast: 0)
      },
    ]
  }

  private static var policies: [CommandOption<LintArguments>] {
    RuleArguments.options.within(\.rules)
      + BaselineArguments.options.within(\.baseline)
      + FixArguments.options.within(\.fixing)
  }

  static let maxDepth = CommandOption<LintArguments>(
    long: "max-depth", shape: .value(placeholder: "N", form: .number),
    summary: "Number of levels that '\(Rule.nestingDepth.id)' accepts."
  ) { arguments, value throws(ValueError) in
    arguments.maxDepth = try value.integer(atLeast: 1, atMost: 1_000)
  }

  static let watch = CommandOption<LintArguments>.watch(
    conflicts: ["fix", "diff", "write-baseline"]
  ) { $0.watches = true }

  static func check(_ arguments: inout LintArguments) throws(CombinationError) {
    try arguments.baseline.check()
    try arguments.fixing.check()
    try Watching.check(arguments.watches, arguments.paths)
    try checkStandardInputName(arguments.stdinName, inputs: arguments.paths)
    try checkFormats(&arguments.formats, usual: .text, inputs: arguments.paths)
  }

  /// The maximum number of findings per rule; 0 for no limit, which a baseline needs.
  var limit: Int { baseline.read != nil || baseline.write != nil ? 0 : maxFindings }

  /// The stream for a report without a file. Standard output is taken if it has the fixed standard
  /// input.
  var reportStream: OutputStream {
    fixing.isOn && paths.contains(.standardInput) ? .standardError : .standardOutput
  }

  /// Returns the lowest severity that fails the run; nil for none.
  func failOn(_ configuration: Configuration?) -> Diagnostic.Severity? {
    failOn ?? configuration?.failOn ?? .some(.error)
  }

  var inputs: [FilePath?] { paths + [baseline.read, rules.configuration.file] + catalogs.strings }

  var outputs: [FilePath] { formats.compactMap(\.file) + [baseline.write].compactMap(\.self) }

  /// Returns the settings: rules, configuration and command line, in ascending priority.
  func settings(_ configuration: Configuration?) -> LintSettings {
    var settings = LintSettings()
    settings.onlyErrors = onlyErrors
    settings.maxFindings = limit
    configuration?.apply(to: &settings)
    for (rule, severity) in rules.severities { settings.severities[rule] = .some(severity) }
    if let maxDepth {
      for limit in Rule.nestingDepth.options { settings.options[limit] = maxDepth }
    }
    return settings
  }
}

struct RuleArguments: Sendable {
  var configuration = ConfigurationChoice.nearest
  var severities: [(rule: String, severity: Diagnostic.Severity?)] = []

  private static var ids: [String] { Rule.all.filter(\.isConfigurable).map(\.id) }

  static var options: [CommandOption<RuleArguments>] {
    [
      CommandOption(
        long: "rule",
        shape: .value(
          placeholder: "RULE=SEVERITY", choices: ids, form: .pair(values: SeverityWord.forRules)),
        summary: "Change a rule's severity: error, warning, note or off. Repeatable.",
        isRepeatable: true, listing: "rules"
      ) { arguments, value throws(ValueError) in
        let (id, word) = try value.pair("a rule and a severity, such as nesting-depth=off")
        if let rule = Rule.named(id), !rule.isConfigurable {
          throw .refused(reason: "'\(rule.id)' is always on")
        }
        let rule = try Word(id).part(from: ids, "rule")
        let severity = try word.part(from: SeverityWord.forRules, "severity")
        arguments.severities.append((rule, Diagnostic.Severity(rawValue: severity)))
      }
    ] + ConfigurationChoice.options.within(\.configuration)
  }
}
