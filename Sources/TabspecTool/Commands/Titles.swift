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
      beside the spec. Always exits with 0; 'tabspec lint' has rules for these problems in \
      the titles of nodes.
      """,
    operands: [Operand<TitleArguments>.spec { $0.survey.spec.path = $1 }],
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
    isRepeated: \.survey.watches
  ) { arguments, context throws(Failure) -> ExitCode in
    let survey = arguments.survey
    let input = try survey.read(context, needsCatalogs: true)
    let strings = input.catalogs.strings
    let asked = try survey.catalogs.languages.map { language throws(Failure) in
      try context.position(of: language, in: strings)
    }
    let settings = LintArguments().settings(input.configuration)
    try survey.request.conditions.check(in: input.spec)
    let titles = try input.titles(
      on: arguments.platform, asked.isEmpty ? strings : strings?.showing(asked), settings,
      showing: survey.request.visibility(of: input.spec))
    context.write(survey.formats, TitleReport(titles, path: input.path, showsAll: !asked.isEmpty))
    return .success
  }
}

struct TitleArguments: Sendable {
  var survey = SurveyArguments<TitleReport>()
  var platform = PlatformName.iOS

  static var options: [CommandOption<TitleArguments>] {
    let others: [CommandOption<SurveyArguments<TitleReport>>] =
      EnvironmentRequest.stateOptions.within(\.request)
      + CatalogArguments.surveyOptions.within(\.catalogs)
      + [
        FormatRequest.option(TitleFormat.all).within(\.formats),
        .watch { $0.watches = true },
      ] + SpecArguments.options.within(\.spec)
    let platform = CommandOption<TitleArguments>(
      long: "platform", short: "p", shape: EnvironmentRequest.platformShape,
      summary: "Show the texts of this platform if they depend on the device [default: iOS]."
    ) { arguments, value throws(ValueError) in
      // Catalogs have one kind of Mac.
      arguments.platform = try EnvironmentRequest.platform(named: value).standing(in: .uiKit).name
    }
    return [platform] + others.within(\.survey)
  }

  static func check(_ arguments: inout TitleArguments) throws(CombinationError) {
    try arguments.survey.check(usual: .text)
  }
}
