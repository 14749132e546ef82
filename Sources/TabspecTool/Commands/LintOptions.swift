import ArgumentParsing
import JSON
import TabLint
import TabModel
import TabReports

/// The arguments of `validate` and `lint`.
struct LintArguments: Sendable, Repeatable {
  var paths: [FilePath] = []
  var formats: [FormatRequest<FindingReport>] = []
  /// The least severity that makes the run fail, `.some(nil)` for none.
  ///
  /// Nil where the command line does not say.
  var failOn: Diagnostic.Severity??
  var stdinName: String?
  var allowsEmpty = false
  /// Whether only errors are looked for.
  var onlyErrors = false
  var rules = RuleArguments()
  var baseline = BaselineArguments()
  var fixing = FixArguments()
  var maxDepth: Int?
  /// Whether to search what people can do by customizing.
  var searchesCustomizations = false
  /// A list of SF Symbols, for 'unknown-symbol'.
  var symbols: FilePath?
  var catalogs = CatalogArguments()
  /// Whether to run again whenever something has changed.
  var watches = false
  /// How many places of one rule in one file are told; 0 for all.
  var maxFindings = defaultFindingLimit

  static let pathOperand = Operand<LintArguments>(
    "PATH", kind: .path(suffix: SpecFinder.suffix),
    summary: "Files, folders to search for *.tabspec.json, or - for standard input."
  ) { arguments, word throws(ValueError) in
    arguments.paths.append(FilePath(try word.path().bytes))
  }

  /// The options of both commands.
  static var options: [CommandOption<LintArguments>] {
    reporting
      + [
        StandardInputName.option.within({ $0.stdinName }, { $0.stdinName = $1 }), allowEmpty,
        symbols,
      ]
      + CatalogArguments.surveyOptions.map { $0.within({ $0.catalogs }, { $0.catalogs = $1 }) }
      + policies
  }

  /// The options of all commands whose result are findings.
  static var findingOptions: [CommandOption<LintArguments>] { reporting + policies }

  private static var reporting: [CommandOption<LintArguments>] {
    [
      FormatRequest.option(FindingFormat.all)
        .within({ $0.formats }, { $0.formats = $1 }),
      failOn, maxFindings,
    ]
  }

  private static var policies: [CommandOption<LintArguments>] {
    RuleArguments.options.map { $0.within({ $0.rules }, { $0.rules = $1 }) }
      + BaselineArguments.options.map { $0.within({ $0.baseline }, { $0.baseline = $1 }) }
      + FixArguments.options.map { $0.within({ $0.fixing }, { $0.fixing = $1 }) }
  }

  private static let failOn = CommandOption<LintArguments>(
    long: "fail-on",
    shape: .value(placeholder: "SEVERITY", choices: SeverityWord.forFailing),
    summary: """
      Lowest severity that makes the exit code 1 [default: error, or 'failOn' of the configuration].
      """
  ) { arguments, value throws(ValueError) in
    arguments.failOn = .some(
      SeverityWord.severity(try value.choice(from: SeverityWord.forFailing)))
  }

  private static let maxFindings = CommandOption<LintArguments>(
    long: "max-findings", shape: .value(placeholder: "N", form: .number),
    summary: """
      Report at most N findings per rule and file; 0 means no limit [default: \
      \(defaultFindingLimit)].
      """
  ) { arguments, value throws(ValueError) in
    arguments.maxFindings = try value.integer(atLeast: 0)
  }

  private static let allowEmpty = CommandOption<LintArguments>(
    long: "allow-empty", shape: .flag, summary: "Exit with 0 if no spec is found."
  ) { arguments, _ in arguments.allowsEmpty = true }

  static let maxDepth = CommandOption<LintArguments>(
    long: "max-depth", shape: .value(placeholder: "N", form: .number),
    summary: "Number of levels that '\(Rule.nestingDepth.id)' accepts."
  ) { arguments, value throws(ValueError) in
    arguments.maxDepth = try value.integer(atLeast: 1, atMost: 1_000)
  }

  static let watch = Watching.option(conflicts: ["fix", "diff", "write-baseline"])
    .within({ $0.watches }, { (arguments: inout LintArguments, isOn) in arguments.watches = isOn })

  static let customizations = CommandOption<LintArguments>(
    long: "customizations", shape: .flag,
    summary: """
      Also search every customization that users can make and report the shortest one that makes a \
      tab unreachable or empties the bar. Counts as a note. Text and JSON only.
      """,
    conflicts: ["diff"]
  ) { arguments, _ in arguments.searchesCustomizations = true }

  static let symbols = CommandOption<LintArguments>(
    long: "symbols", shape: .value(placeholder: "FILE", form: .path),
    summary: """
      Check the names of symbols against this list: one name per line, or the \
      name_availability.plist of SF Symbols as XML. Overrides the configuration.
      """
  ) { arguments, value throws(ValueError) in
    arguments.symbols = FilePath(try value.path().bytes)
  }

  static let check: @Sendable (inout LintArguments) throws(CombinationError) -> Void = {
    arguments throws(CombinationError) in
    try arguments.baseline.check()
    try arguments.fixing.check()
    try Watching.check(arguments.watches, arguments.paths)
    try checkFormats(&arguments.formats, usual: .text, inputs: arguments.paths)
    if arguments.searchesCustomizations,
      !arguments.formats.contains(where: { $0.format.showsExtras })
    {
      throw CombinationError(
        "none of the formats asked for shows what --customizations finds",
        hint: "add --format text or --format json, with a file where both go to one place")
    }
  }
}

extension LintArguments {
  /// How many findings of a rule are worked out; 0 for all. A baseline holds findings one by one.
  var limit: Int { baseline.read != nil || baseline.write != nil ? 0 : maxFindings }

  /// How many problems of each rule are told of a text that is no spec: no baseline holds one.
  var readingLimit: Int? { fixing.isOn || fixing.isDiff ? nil : maxFindings }

  /// Where a report without a file goes: standard output has the fixed text of standard input.
  var reportStream: OutputStream {
    fixing.isOn && paths.contains(.standardInput) ? .standardError : .standardOutput
  }

  /// The files that are written, besides specs.
  var outputs: [FilePath] {
    formats.compactMap(\.file) + [baseline.write].compactMap(\.self)
  }

  /// How strictly a spec is checked: by the rules themselves, its configuration, and at last the
  /// command line.
  ///
  /// - Parameter symbols: the symbols that there are, where a list was given.
  func settings(_ configuration: Configuration?, symbols: SymbolTable? = nil) -> LintSettings {
    var settings = LintSettings()
    settings.symbols = symbols
    settings.onlyErrors = onlyErrors
    settings.maxFindings = limit
    configuration?.apply(to: &settings)
    rules.apply(to: &settings)
    if let maxDepth {
      for limit in Rule.nestingDepth.options { settings.options[limit] = maxDepth }
    }
    return settings
  }
}
