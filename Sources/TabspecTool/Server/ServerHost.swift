import JSON
import TabAnalysis
import TabLint
import TabModel
import TabPictures
import TabReports
import TabServer

final class ServerHost: LanguageHost {
  private struct Setup {
    var configuration: Configuration?
    var settings = LintSettings()
    let problems: [Diagnostic]
    let isUsable: Bool
    let sources: WatchedSystem
    let revision: Int
  }

  private struct Folder {
    let setup: Setup
    /// The files that the search for the configuration depends on.
    let search: WatchedSystem

    var isCurrent: Bool { search.isUnchanged && setup.sources.isUnchanged }
  }

  private let context: RunContext
  /// The folders by path; nil for texts that are not files.
  private var folders: [FilePath?: Folder] = [:]
  /// The setups by the configuration's folder. Catalogs may be large, so folders share them.
  private var shared: [FilePath: Setup] = [:]
  private var revisions = 0
  private var previews: Set<FilePath> = []

  init(_ context: RunContext) { self.context = context }

  func check(_ bytes: [UInt8], at path: [UInt8]?, named name: String) -> CheckedText {
    guard isSpec(path) else { return CheckedText(diagnostics: []) }
    let setup = setup(for: path)
    guard setup.isUsable else { return CheckedText(diagnostics: setup.problems) }
    let job = job(at: path, named: name, setup)
    let file = job.file(bytes)
    let diagnostics = file.value.map { job.outcome(of: $0).diagnostics } ?? file.problems
    return CheckedText(
      document: file.document, spec: file.value, settings: setup.settings,
      diagnostics: (setup.problems + diagnostics).sorted(by: Diagnostic.isOrderedBefore))
  }

  private func job(at path: [UInt8]?, named name: String, _ setup: Setup) -> LintJob {
    let path = path.map { FilePath($0).shortened(from: context.system.currentFolder()) }
    return LintJob(
      path: path ?? FilePath(name), name: path?.text ?? name,
      targets: setup.configuration?.targets ?? [], settings: setup.settings, failOn: nil)
  }

  func isSpec(_ path: [UInt8]?) -> Bool {
    guard let file = path.map(FilePath.init), !file.hasSuffix(SpecFinder.suffix) else {
      return true
    }
    guard let configuration = setup(for: path).configuration else { return false }
    return configuration.includes(file) && !configuration.excludes(file)
  }

  func fix(
    _ bytes: [UInt8], at path: [UInt8]?, named name: String
  ) -> (bytes: [UInt8], count: Int) {
    let job = job(at: path, named: name, setup(for: path))
    let outcome = job.fix(bytes, includesUnsafe: false, nil)
    return (outcome.bytes, outcome.count)
  }

  func revision(at path: [UInt8]?) -> Int { setup(for: path).revision }

  func place(ofFile name: String) -> [UInt8] {
    FilePath(name).absolute(from: context.system.currentFolder()).bytes
  }

  // MARK: - Configurations and catalogs

  /// Returns the setup for a file, which is read again after any change.
  private func setup(for path: [UInt8]?) -> Setup {
    let folder = path.map { FilePath($0).folder }
    if let known = folders[folder], known.isCurrent { return known.setup }
    let search = WatchedSystem(context.system)
    let setup = read(folder, RunContext(search, context.globals), search)
    folders[folder] = Folder(setup: setup, search: search)
    return setup
  }

  func forget(allBut paths: [[UInt8]?]) {
    let needed = Set(paths.map { $0.map { FilePath($0).folder } })
    folders = folders.filter { needed.contains($0.key) }
    let used = Set(folders.values.map(\.setup.revision))
    shared = shared.filter { used.contains($0.value.revision) }
  }

  private func read(_ place: FilePath?, _ round: RunContext, _ sources: WatchedSystem) -> Setup {
    var configuration: Configuration?
    do throws(Failure) {
      configuration = try place.flatMap { place throws(Failure) in
        try ConfigurationFinder(round, .nearest).configuration(for: place)
      }
      // A catalog next to specs belongs to their folder alone.
      let files = CatalogFiles(CatalogArguments(), round)
      let found = place.flatMap { files.found(in: $0, configuration) }
      if found == nil, let known = configuration.flatMap({ shared[$0.folder] }),
        known.sources.isUnchanged
      {
        return known
      }
      revisions += 1
      var settings = LintArguments().settings(configuration)
      let catalogs = try files.catalogs(configuration, found)
      catalogs.apply(to: &settings)
      let findings = catalogs.findings
      let setup = Setup(
        configuration: configuration, settings: settings,
        problems: findings.isEmpty ? [] : [Self.diagnostic(of: .findings(findings, .findings))],
        isUsable: true, sources: sources, revision: revisions)
      if found == nil, let configuration { shared[configuration.folder] = setup }
      return setup
    } catch {
      revisions += 1
      return Setup(
        configuration: configuration, problems: [Self.diagnostic(of: error)], isUsable: false,
        sources: sources, revision: revisions)
    }
  }

  /// Returns the diagnostic for an invalid setup, at the start of a text.
  private static func diagnostic(of failure: Failure) -> Diagnostic {
    var (message, help) =
      failure.words ?? ("the configuration or the catalogs of this spec cannot be read", nil)
    if case .findings(let findings, _) = failure {
      let first = findings.first.map { finding in
        "\(finding.path):\(finding.place.start.line): \(finding.diagnostic.message)"
      }
      message = "the configuration or the catalogs of this spec have errors; " + (first ?? "")
      if findings.count > 1 { message += " (and \(findings.count - 1) more)" }
      help = findings.first?.diagnostic.help
    }
    return Diagnostic(
      rule: "configuration", severity: .error, message: message, range: 0..<0, help: help)
  }

  // MARK: - Folders

  func specs(in folder: [UInt8]) -> [(path: [UInt8], bytes: [UInt8])] {
    // Search errors go to standard error, and the session continues.
    let round = RunContext(context.system, context.globals)
    let finder = SpecFinder(context: round, configurations: ConfigurationFinder(round, .nearest))
    // The editor's folder may be a link.
    return finder.files([FilePath(folder)], followingLinks: true).compactMap { path in
      let bytes = try? context.system.readFile(path, limit: FileLimit.document)
      return bytes.map { (path.absolute(from: context.system.currentFolder()).bytes, $0) }
    }
  }

  // MARK: - Pages

  func writePreview(of text: CheckedText, named name: String, to path: [UInt8]?) -> [UInt8]? {
    guard let spec = text.spec else { return nil }
    let report = MatrixReport(
      Matrix(spec, in: spec.environments.filter { $0.conditions.unusual.count < 2 }), path: name,
      findings: spec.report(text.diagnostics, path: name, text.settings.strings))
    var pictures = PictureStyle()
    pictures.secondsToReload = 1
    let bytes = MatrixFormat.html.bytes(report, context.terminal.fileStyle, pictures)
    if let path {
      let isWritten =
        (try? context.system.writeFile(FilePath(path), bytes, replacing: nil)) != nil
      return isWritten ? path : nil
    }
    let page = try? context.system.writeTemporaryFile(suffix: ".html", bytes)
    if let page { previews.insert(page) }
    return page?.bytes
  }

  func removePreviews() {
    for page in previews { context.system.removeFile(page) }
    previews = []
  }
}
