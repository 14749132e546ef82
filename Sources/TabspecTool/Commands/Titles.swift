import AppCatalogs
import ArgumentParsing
import TabLint
import TabModel
import TabReports

extension Command where Context == RunContext {
  static let titles = Command(
    name: "titles",
    summary: "Show every title in every language of the app: which language breaks the bar?",
    discussion: """
      Looks up the titles of a spec in the app's string catalogs and shows them in each language, \
      with those that are too long, equal to a sibling, untranslated or not reviewed. The \
      source language comes first, then the languages with the most problems. With --framework, \
      --when or --unless only those are shown that users can see there.

      The catalogs are those of --strings or the configuration, or else \(CatalogFiles.usualName) \
      beside the spec. Always exits with 0; 'tabspec lint' has rules for these problems.
      """,
    operands: [SpecArguments.file.within({ $0.spec }, { $0.spec = $1 })],
    options: TitleArguments.options,
    examples: [
      CommandExample(
        "tabspec titles App.tabspec.json --strings Localizable.xcstrings",
        "Show which languages break the bar."),
      CommandExample(
        "tabspec titles App.tabspec.json --language de --language fr",
        "Show two languages in addition to the source language."),
      CommandExample(
        "tabspec titles App.tabspec.json --format csv=titles.csv",
        "Write the titles to a file for translators."),
    ],
    initial: TitleArguments(),
    check: TitleArguments.check,
    isRepeated: \.watches
  ) { arguments, context throws(Failure) -> ExitCode in
    try context.willWrite(
      arguments.formats.compactMap(\.file),
      reading: arguments.spec.files + arguments.catalogs.strings)
    let input = try SpecInput(
      context, command: "titles", arguments.spec.configuration, arguments.catalogs,
      needsCatalogs: true
    ).read(arguments.spec.path, strict: arguments.spec.isStrict)
    var asked: [Int] = []
    for language in arguments.catalogs.languages {
      asked.append(try context.position(of: language, in: input.catalogs.strings))
    }
    let strings = input.catalogs.strings
    var settings = LintSettings()
    input.configuration?.apply(to: &settings)
    try arguments.selection.check(in: input.spec)
    let survey = try input.titles(
      on: arguments.platform, asked.isEmpty ? strings : strings?.showing(asked), settings,
      showing: arguments.selection.visibility(of: input.spec))
    let report = TitleReport(survey, path: input.path)
    context.write(arguments.formats, report)
    return .success
  }
}

struct TitleArguments: Sendable {
  var spec = SpecArguments()
  var catalogs = CatalogArguments()
  var platform = PlatformName.iOS
  var selection = EnvironmentSelection()
  var formats: [FormatRequest<TitleReport>] = []
  var watches = false

  static var options: [CommandOption<TitleArguments>] {
    [platform]
      + EnvironmentSelection.stateOptions.within({ $0.selection }, { $0.selection = $1 })
      + CatalogArguments.surveyOptions.within({ $0.catalogs }, { $0.catalogs = $1 })
      + [
        FormatRequest.option(TitleFormat.all).within({ $0.formats }, { $0.formats = $1 }),
        .watch { $0.watches = true },
      ] + SpecArguments.options.within({ $0.spec }, { $0.spec = $1 })
  }

  private static let platform = CommandOption<TitleArguments>(
    long: "platform", short: "p",
    shape: EnvironmentRequest.platformShape,
    summary: "Show the texts of this platform if they depend on the device [default: iOS]."
  ) { arguments, value throws(ValueError) in
    // Catalogs have one kind of Mac.
    arguments.platform = try value.platform().standing(in: .uiKit).name
  }

  static func check(_ arguments: inout TitleArguments) throws(CombinationError) {
    let inputs = [arguments.spec.path].compactMap(\.self)
    try Watching.check(arguments.watches, inputs)
    try arguments.selection.check()
    try checkFormats(&arguments.formats, usual: .text, inputs: inputs)
  }
}
