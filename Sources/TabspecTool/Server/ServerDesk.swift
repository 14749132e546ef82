import FindingReports
import LanguageServer
import LocatedJSON
import SurveyReports
import TabHierarchy
import TabLayout
import TabLint
import TabPictures
import Writing

/// What the language server asks for, from the code that the commands use.
final class ServerDesk: LanguageDesk {
  /// How the specs of a folder are checked, and what that was read from.
  private struct Folder {
    let settings: LintSettings
    let targets: [SpecTarget]
    /// What is wrong with the configuration or the catalogs that the specs are checked with.
    let problems: [Diagnostic]
    /// Whether they can be checked at all.
    let isUsable: Bool
    let sources: WatchedSystem
    let revision: Int
  }

  private let context: RunContext
  private let symbols: FilePath?
  private var folders: [FilePath: Folder] = [:]
  private var revisions = 0

  /// - Parameter symbols: a list of SF Symbols; nil for none.
  init(_ context: RunContext, symbols: FilePath?) {
    self.context = context
    self.symbols = symbols
  }

  func check(_ bytes: [UInt8], at path: [UInt8]?, named name: String) -> CheckedText {
    let folder = folder(of: path)
    guard folder.isUsable else { return CheckedText(diagnostics: folder.problems) }
    let path = path.map { FilePath($0).shortened(from: context.system.currentFolder()) }
    let job = LintJob(
      path: path ?? FilePath(name), name: path?.text ?? name, targets: folder.targets,
      settings: folder.settings, failOn: nil)
    let file = job.file(bytes)
    let diagnostics = file.spec.map { job.outcome(of: $0).diagnostics } ?? file.problems
    return CheckedText(
      document: file.document, spec: file.spec, settings: folder.settings,
      diagnostics: (folder.problems + diagnostics).sorted(by: Diagnostic.isOrderedBefore))
  }

  func revision(at path: [UInt8]?) -> Int { folder(of: path).revision }

  func place(ofFile name: String) -> [UInt8] {
    FilePath(name).absolute(from: context.system.currentFolder()).bytes
  }

  // MARK: - Configurations and catalogs

  /// How the specs beside a file are checked. It is read again when something of it has changed.
  private func folder(of path: [UInt8]?) -> Folder {
    let place = path.map { FilePath($0).folder } ?? FilePath("")
    if let known = folders[place], known.sources.isUnchanged { return known }
    let sources = WatchedSystem(context.system)
    revisions += 1
    let folder = read(path == nil ? nil : place, context.beginningAnew(on: sources), sources)
    folders[place] = folder
    return folder
  }

  private func read(
    _ place: FilePath?, _ round: RunContext, _ sources: WatchedSystem
  ) -> Folder {
    do throws(Failure) {
      let configuration = try place.flatMap { place throws(Failure) in
        try ConfigurationFinder(round, .nearest).configuration(for: place)
      }
      let symbols = try symbols.map { path throws(Failure) in try round.readSymbols(path) }
      var settings = LintArguments().settings(configuration, symbols: symbols)
      let catalogs = try CatalogFiles(CatalogArguments(), round).catalogs(configuration)
      settings.assets = catalogs.assets
      settings.strings = catalogs.strings
      let findings = catalogs.findings
      return Folder(
        settings: settings, targets: configuration?.targets ?? [],
        problems: findings.isEmpty ? [] : [Self.diagnostic(of: .findings(findings, .findings))],
        isUsable: true, sources: sources, revision: revisions)
    } catch {
      return Folder(
        settings: LintSettings(), targets: [], problems: [Self.diagnostic(of: error)],
        isUsable: false, sources: sources, revision: revisions)
    }
  }

  /// What keeps a text from being checked, at its beginning.
  private static func diagnostic(of failure: Failure) -> Diagnostic {
    var help: String?
    let message: String
    switch failure {
    case .system(let path, let error): message = "\(path.inMessages): \(error.message)"
    case .refused(let path, let reason, let advice):
      message = "\(path.inMessages): \(reason)"
      help = advice
    case .findings(let findings, _):
      let first = findings.first.map { finding in
        "\(finding.path):\(finding.place.start.line): \(finding.diagnostic.message)"
      }
      message = "the configuration or the catalogs of this spec have errors; " + (first ?? "")
      help = findings.first?.diagnostic.help
    case .usage(let text, let advice), .impossible(let text, let advice),
      .disagreement(let text, let advice):
      message = text
      help = advice
    case .told: message = "the configuration or the catalogs of this spec cannot be read"
    }
    return Diagnostic(
      rule: "configuration", severity: .error, message: message, range: 0..<0, help: help)
  }

  // MARK: - Folders

  func specs(in folder: [UInt8]) -> [(path: [UInt8], bytes: [UInt8])] {
    // What cannot be searched is told on standard error, and the session goes on.
    let round = context.beginningAnew(on: context.system)
    let finder = SpecFinder(round, command: "server", ConfigurationFinder(round, .nearest))
    return finder.files([FilePath(folder)]).compactMap { path in
      guard let bytes = try? context.system.bytes(of: path) else { return nil }
      return (path.absolute(from: context.system.currentFolder()).bytes, bytes)
    }
  }

  // MARK: - Pages

  func page(of text: CheckedText, named name: String, refreshedEvery seconds: Int) -> [UInt8] {
    guard let spec = text.spec else { return [] }
    let locator = FindingLocator(
      spec.document.bytes, document: spec.document,
      others: text.settings.strings?.locators(for: text.diagnostics) ?? [:])
    let matrix = Matrix(
      spec, path: name, environments: spec.environments,
      findings: locator.report(
        text.diagnostics, path: name, in: spec.environments.map { .layout($0) }))
    var style = context.fileStyle
    style.pictures.secondsToReload = seconds
    return MatrixFormat.html.bytes(matrix, style)
  }

  func writePreview(_ bytes: [UInt8], to path: [UInt8]?) -> [UInt8]? {
    if let path {
      let isWritten = (try? context.system.writeFile(FilePath(path)) { $0(bytes) }) != nil
      return isWritten ? path : nil
    }
    return try? context.system.writeTemporaryFile(suffix: ".html") { $0(bytes) }.bytes
  }
}
