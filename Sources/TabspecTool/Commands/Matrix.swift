import AppCatalogs
import ArgumentParsing
import JSON
import TabAnalysis
import TabLint
import TabModel
import TabPictures
import TabReports

extension Command where Context == RunContext {
  static let matrix = Command(
    name: "matrix",
    summary: "Show every environment of a spec side by side, and the differences.",
    discussion: """
      Computes the layouts of the spec on every target platform, in every width and orientation, on \
      the oldest release and every later major one. Equal layouts are merged; \
      the differences come first, then a table with the place of every node in each layout. \
      Each condition that affects the layout has its own columns.

      With --format html it is one page to open, send or print: the differences, pictures of the devices, \
      the findings of 'tabspec lint', the taps to every destination, and the spec. The \
      page needs no network and has no scripts.

      With --taps, text and Markdown show the routes to every destination instead, hardest to reach first, \
      with totals for each device in the usual state of the conditions or the requested one. JSON always has them.

      Errors of the spec are reported on standard error; the matrix follows if the spec can be read.
      """,
    operands: [Operand<MatrixArguments>.spec { $0.layout.spec.path = $1 }],
    options: MatrixArguments.options,
    examples: [
      CommandExample("tabspec matrix App.tabspec.json", "Compare all targets of the app."),
      CommandExample(
        "tabspec matrix App.tabspec.json --platform ipad --os 26 --os 27",
        "Compare the widths, orientations and two releases of an iPad."),
      CommandExample(
        "tabspec matrix App.tabspec.json --taps", "List the tabs that take the most taps."),
      CommandExample(
        "tabspec matrix App.tabspec.json --format html=App.html",
        "Write a page with all devices and findings."),
      CommandExample("tabspec matrix App.tabspec.json --open", "Open that page."),
      CommandExample(
        "tabspec matrix App.tabspec.json --open --watch", "Keep the page up to date with the spec."),
    ],
    initial: MatrixArguments(),
    check: MatrixArguments.check,
    isRepeated: \.layout.watches
  ) { matrix, context throws(Failure) -> ExitCode in
    let arguments = matrix.layout
    let isInAllLanguages = arguments.catalogs.language == "all"
    let needsFindings = arguments.formats.contains { $0.format.isPage }
    let input = try arguments.read(context, needsFindings: needsFindings)
    if isInAllLanguages { try checkAllLanguages(arguments, input) }
    let language =
      isInAllLanguages ? input.catalogs.strings?.sourceLanguage : arguments.catalogs.language
    let spec = try input.spec(in: language, context)
    try arguments.request.conditions.check(in: spec)
    let environments = arguments.request.environments(for: spec)
    context.messages.noteImpossible(environments)
    arguments.request.noteSubstitutes(for: spec, context)
    var report = MatrixReport(
      Matrix(spec, in: environments), path: input.path,
      findings: input.findings, showsTaps: matrix.showsTaps)
    if isInAllLanguages, let strings = input.catalogs.strings {
      try report.addLanguages(of: input, strings)
    }
    context.write(arguments.formats, report, arguments.pictures)
    return .success
  }

  private static func checkAllLanguages(
    _ arguments: LayoutArguments<MatrixReport>, _ input: ReadSpec
  ) throws(Failure) {
    if input.catalogs.strings == nil {
      throw .usage(
        "there is no string catalog to take the languages from",
        help: "name one with --strings, or in the configuration")
    }
    for request in arguments.formats where !request.format.isPage {
      throw .usage(
        "only the format 'html' shows all languages",
        help: "write --format html, or name one language")
    }
  }
}

struct MatrixArguments: Sendable {
  var layout = LayoutArguments<MatrixReport>(.all)
  /// True for the taps to every destination instead of a table.
  var showsTaps = false

  static var options: [CommandOption<MatrixArguments>] {
    [
      .flag("taps", "Show how users reach every destination, and in how many taps.") {
        $0.showsTaps = true
      }
    ]
      + EnvironmentRequest.options(.all).within(\.layout.request)
      + [FormatRequest.option(MatrixFormat.all).within(\.layout.formats)]
      + CatalogArguments.options(
        """
        Show titles in this language, such as de, pt-BR or zh-Hans. With 'all' the page of --format \
        html also has each device in its worst language and in one read from right to left, and a \
        table of titles.
        """
      ).within(\.layout.catalogs)
      + [PictureArguments.appearance, PictureArguments.open].within(\.layout.pictures)
      + [.watch { $0.layout.watches = true }]
      + SpecArguments.options.within(\.layout.spec)
  }

  static func check(_ arguments: inout MatrixArguments) throws(CombinationError) {
    try arguments.layout.check(usual: .text, shown: .html)
  }
}

extension TabSpec {
  /// Returns findings in all environments of the spec, for a page.
  func report(
    _ diagnostics: [Diagnostic], path: String, _ strings: StringCatalogs?
  ) -> [ReportedFinding] {
    let locator = FindingLocator(
      source.bytes, document: source, others: strings?.locators(for: diagnostics) ?? [:])
    return locator.report(diagnostics, path: path, in: environments.map { .layout($0) })
  }
}

extension MatrixReport {
  /// Adds the titles, and translates each layout into the languages to show.
  fileprivate mutating func addLanguages(
    of input: ReadSpec, _ strings: StringCatalogs
  ) throws(Failure) {
    let settings = LintArguments().settings(input.configuration)
    let titles = try input.titles(on: .iOS, strings, settings)
    var surveys: [PlatformName: TitleTable] = [.iOS: titles]
    for platform in matrix.layouts.map(\.layout.environment.platform.name)
    where surveys[platform] == nil {
      surveys[platform] = try input.titles(on: platform, strings, settings)
    }
    var resolvers: [Int: Resolver] = [:]
    let translations = matrix.layouts.map { folded in
      var environment = folded.layout.environment
      let titles = surveys[environment.platform.name]
      return (titles?.languagesToShow(in: folded.layout) ?? []).map { language in
        let resolver =
          resolvers[language] ?? Resolver(strings.translated(input.spec, into: language))
        resolvers[language] = resolver
        environment.layoutDirection = resolver.spec.layoutDirection
        return LayoutResult(resolver.layout(in: environment))
      }
    }
    languages = (translations, TitleReport(titles))
  }
}

extension ReadSpec {
  func titles(
    on platform: PlatformName, _ catalogs: StringCatalogs?, _ settings: LintSettings
  ) throws(Failure) -> TitleTable {
    do throws(TitleTable.TooManyTexts) {
      return try TitleTable(spec, on: platform, catalogs) {
        settings.longestTitle(of: $0)
      }
    } catch {
      throw .refused(
        FilePath(path),
        reason: "\(error.titles) titles in \(error.languages) languages are "
          + "\(error.titles * error.languages) texts, more than the \(TitleTable.mostTexts) that "
          + "tabspec shows",
        help: "name languages with --language")
    }
  }
}
