import AppCatalogs
import JSON
import TabAnalysis
import TabLint
import TabModel
import TabReports

struct ReadSpec {
  let spec: TabSpec
  let path: String
  let configuration: Configuration?
  var catalogs = ReadCatalogs()
  /// The findings of `lint` without options, for a page; nil if they are not needed.
  fileprivate(set) var findings: [ReportedFinding]?

  /// Returns the spec in a language; nil for the untranslated spec.
  func spec(in language: String?, _ context: RunContext) throws(Failure) -> TabSpec {
    guard let language else { return spec }
    let position = try context.position(of: language, in: catalogs.strings)
    return catalogs.strings?.translated(spec, into: position) ?? spec
  }
}

struct SpecInput {
  private let context: RunContext
  private let finder: SpecFinder
  private let configurations: ConfigurationFinder
  private let catalogs: CatalogFiles
  private let needsFindings: Bool
  private let needsCatalogs: Bool
  private let findsStrings: Bool
  private let standardInputName: String?

  /// - Parameter needsFindings: true for all findings, with the catalogs even if the command line names
  ///   none.
  init(
    _ context: RunContext, _ configuration: ConfigurationChoice = .nearest,
    _ catalogs: CatalogArguments = CatalogArguments(), needsFindings: Bool = false,
    standardInputName: String? = nil
  ) {
    self.context = context
    self.catalogs = CatalogFiles(catalogs, context)
    self.standardInputName = standardInputName
    findsStrings = needsFindings || !catalogs.languages.isEmpty
    self.needsFindings = needsFindings
    needsCatalogs = needsFindings || catalogs.isAsked
    configurations = ConfigurationFinder(context, configuration)
    finder = SpecFinder(context: context, configurations: configurations)
  }

  /// Reads a spec, or the only one if none is named. Reports its errors, which fail the run if
  /// `strict`.
  ///
  /// - Parameter unreadable: the exit code for a document that cannot be read.
  func read(
    _ path: FilePath?, strict: Bool, stopsAtErrors: Bool = false,
    unreadable: ExitCode = .findings
  ) throws(Failure) -> ReadSpec {
    let path = if let path { path } else { try onlySpec() }
    let configuration = try configurations.configuration(for: path.folder)
    if path != .standardInput {
      switch context.system.kind(of: path) {
      case nil: throw finder.missing(path)
      case .folder:
        try context.rejectLinkOutOfTree(path)
        throw finder.notAFile(path)
      case .file, .link, .other: break
      }
    }
    let file = JSONFile(
      spec: try context.bytes(of: path),
      path: path == .standardInput ? standardInputName ?? path.inReports : path.inReports,
      targets: configuration?.targets ?? [])
    guard let spec = file.value else { throw .findings(file.specReport(file.problems), unreadable) }
    var settings = LintArguments().settings(configuration)
    let scope = LintScope(spec, path: file.path, settings: settings)
    let errors = Linter.lint(scope, onlyErrors: true).diagnostics
    if !errors.isEmpty {
      let findings = file.specReport(errors)
      if stopsAtErrors { throw .findings(findings, .findings) }
      context.say(findings: findings)
      if strict { context.fail(.findings) }
    }
    var read = ReadSpec(spec: spec, path: file.path, configuration: configuration)
    if needsCatalogs {
      let found = findsStrings ? catalogs.found(in: path.folder, configuration) : nil
      read.catalogs = try catalogs.catalogs(configuration, found)
      catalogs.reportFound()
      if !read.catalogs.findings.isEmpty { throw .findings(read.catalogs.findings, unreadable) }
      if needsFindings {
        read.catalogs.apply(to: &settings)
        let outcome =
          read.catalogs.isEmpty
          ? Linter.lint(scope, onlyErrors: false)
          : Linter.lint(.init(spec, path: file.path, settings: settings))
        read.findings = spec.report(
          outcome.diagnostics, path: file.path, read.catalogs.strings)
      }
    } else {
      _ = try catalogs.paths(configuration)
    }
    return read
  }

  func onlySpec() throws(Failure) -> FilePath {
    let specs = finder.files([])
    if specs.count == 1 { return specs[0] }
    if specs.isEmpty {
      // A folder that could not be searched has been reported.
      if context.exitCode != .success { throw .reported(context.exitCode) }
      throw finder.nothingFound(in: [], help: "name a file, or create one with 'tabspec init'")
    }
    let most = 10
    var list = specs.prefix(most).map(\.shown)
    if specs.count > most { list.append("and \(specs.count - most) more") }
    throw .usage(
      "there are \(specs.count) specs here",
      help: "name one of them:" + list.map { "\n  " + $0 }.joined())
  }
}

extension RunContext {
  func customization(
    _ path: FilePath, for spec: TabSpec, in environments: [Environment]
  ) throws(Failure) -> CustomizationState {
    let (state, file) = try readJSON(
      path, smallest: "a state without changes is {}", otherwise: .findings
    ) { CustomizationState.read($0) }
    let place = file.document?.root.range ?? 0..<file.bytes.count
    let impossibilities = state.impossibilities(in: spec, environments, at: place)
    if !impossibilities.isEmpty { say(findings: file.report(impossibilities)) }
    return state
  }
}

/// Returns a help with the identifier that was probably meant, or with all of them.
func identifierHelp(
  _ written: String, _ spec: TabSpec, among isMeant: (String) -> Bool = { _ in true }
) -> String {
  let identifiers = spec.identifiers.filter(isMeant)
  if identifiers.isEmpty { return "there is none" }
  if let near = suggestion(for: written, among: identifiers) {
    return "did you mean '\(printable(distinguished(written, near).second))'?"
  }
  // The search tab's identifier is not in the spec.
  let isSearch = { (identifier: String) in identifier == TabSpec.searchIdentifier }
  let ordered = identifiers.filter(isSearch) + identifiers.filter { !isSearch($0) }
  return "the identifiers are \(shortListOfChoices(ordered.map { printable($0) }, atMost: 12))"
}

extension TabSpec {
  var identifiers: [String] { nodes.map { identifier(of: $0) }.uniqued() }

  /// Returns the identifier for a word of the command line: `search` is the search tab unless a node
  /// has that identifier.
  func identifier(meantBy word: String) -> String {
    guard word == "search", !identifiers.contains(word),
      let search = nodes.first(where: { $0.kind == .search })
    else { return word }
    return identifier(of: search)
  }

  var layoutDirection: LayoutDirection {
    language.map { LanguageCode($0).direction } ?? .leftToRight
  }
}
