import ArgumentParsing
import JSON
import TabLint
import TabModel
import TabReports

extension Command where Context == RunContext {
  static let reach = Command(
    name: "reach",
    summary: "Show how users reach every destination, and in how many taps.",
    discussion: """
      Finds the routes to every destination on every target platform, in every width and orientation, on \
      the oldest release and every later major one. The destinations that are hardest \
      to reach come first. Totals for each platform have the number of taps and the share of destinations within \
      one or two taps, in the usual state of the conditions or the requested one. \
      Warnings are those of the rules 'unreachable-tab' and \
      'compact-parity', as 'tabspec lint' reports them.

      Errors of the spec are reported on standard error; the routes follow if the spec can be read.
      """,
    operands: [Operand<SurveyArguments<Reach>>.spec { $0.spec.path = $1 }],
    options: SurveyArguments.options(ReachFormat.all),
    examples: [
      CommandExample("tabspec reach App.tabspec.json", "List the tabs that take the most taps."),
      CommandExample(
        "tabspec reach App.tabspec.json --platform iphone --format json",
        "Count the taps on an iPhone, for programs."),
    ],
    initial: SurveyArguments<Reach>(),
    check: SurveyArguments<Reach>.check(usual: .text),
    isRepeated: \.watches
  ) { arguments, context throws(Failure) -> ExitCode in
    let input = try arguments.read(context)
    let spec = try input.spec(in: arguments.catalogs.language, context)
    try arguments.request.conditions.check(in: spec)
    let environments = arguments.request.allEnvironments(of: spec)
    context.noteImpossible(environments)
    let reach = Reach(
      spec, path: input.path, environments: environments,
      warnings: warnings(spec, input.configuration, path: input.path, about: environments))
    context.write(arguments.formats, reach)
    return .success
  }

  private static func warnings(
    _ spec: TabSpec, _ configuration: Configuration?, path: String,
    about environments: [Environment]
  ) -> [Diagnostic] {
    // Rules look at the spec's framework.
    if environments.allSatisfy({ $0.framework != spec.framework }) { return [] }
    let ids = ["unreachable-tab", "compact-parity"]
    var settings = LintArguments().settings(configuration)
    for rule in Rule.all where !ids.contains(rule.id) {
      settings.severities[rule.id] = .some(nil)
    }
    let platforms = Set(environments.map(\.platform))
    let all = spec.environments
    return Linter.lint(.init(spec, path: path, settings: settings)).diagnostics.filter { finding in
      ids.contains(finding.rule)
        && finding.environments.contains { platforms.contains(all[$0].platform) }
    }
  }
}
