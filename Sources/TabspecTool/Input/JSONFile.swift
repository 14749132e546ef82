import JSON
import TabModel
import TabReports

/// A file that was read as JSON, and then as a value.
struct JSONFile<Value: Sendable>: Sendable {
  let path: String
  let bytes: [UInt8]
  /// Nil where the text is not JSON.
  let document: JSONDocument?
  /// Nil where reading found something wrong.
  let value: Value?
  let problems: [Diagnostic]
  /// What can be said of a text that is not JSON.
  private let recovery: JSONRecovery?

  /// - Parameters:
  ///   - smallest: what to write into an empty file.
  ///   - isFixable: whether --fix rewrites such files.
  init(
    _ bytes: [UInt8], path: String, smallest: String?, isFixable: Bool = true,
    _ read: (JSONDocument) -> (Value, [Diagnostic])
  ) {
    self.bytes = bytes
    self.path = path
    do throws(JSONSyntaxError) {
      let document = try JSONReader.read(bytes)
      let (value, found) = read(document)
      let problems = isFixable ? found : found.map { $0.withoutFixes() }
      self.document = document
      self.value = problems.isEmpty ? value : nil
      self.problems = problems
      recovery = nil
    } catch {
      document = nil
      value = nil
      let recovery = JSONRecovery(bytes, after: error)
      self.recovery = recovery
      let found = recovery.diagnostics(in: bytes, smallest: smallest) { read($0).1 }
      problems = isFixable ? found : found.map { $0.withoutFixes() }
    }
  }

  func report(
    _ diagnostics: [Diagnostic], notesIn others: [String: FindingLocator] = [:],
    in environments: @autoclosure () -> [ReportedEnvironment] = [],
    identify: (ByteRange) -> String? = { _ in nil }
  ) -> [ReportedFinding] {
    if diagnostics.isEmpty { return [] }
    let locator = FindingLocator(bytes, document: document, recovery: recovery, others: others)
    return locator.report(diagnostics, path: path, in: environments(), identify: identify)
  }
}

extension Diagnostic {
  /// The problem with its fix as a help.
  fileprivate func withoutFixes() -> Diagnostic {
    var diagnostic = self
    diagnostic.help = help ?? fixes.first?.title
    diagnostic.fixes = []
    return diagnostic
  }
}

extension RunContext {
  func bytes(
    of path: FilePath, limit: Int = FileLimit.document
  ) throws(Failure) -> [UInt8] {
    if path != .standardInput { files.willRead([path]) }
    try refuseLinkOutOfTree(path)
    do throws(SystemError) { return try system.bytes(of: path, limit: limit) } catch {
      throw .system(path, error)
    }
  }

  /// Reads a file as a value, or throws its findings with an exit code.
  func readJSON<Value: Sendable>(
    _ path: FilePath, smallest: String? = nil, otherwise code: ExitCode,
    _ read: (JSONDocument) -> (Value, [Diagnostic])
  ) throws(Failure) -> (value: Value, file: JSONFile<Value>) {
    let file = JSONFile(
      try bytes(of: path), path: path.inReports, smallest: smallest, isFixable: false, read)
    guard let value = file.value else { throw .findings(file.report(file.problems), code) }
    return (value, file)
  }
}

extension System {
  func bytes(
    of path: FilePath, limit: Int = FileLimit.document
  ) throws(SystemError) -> [UInt8] {
    path == .standardInput
      ? try readStandardInput(limit: limit) : try readFile(path, limit: limit)
  }
}

/// The maximum numbers of bytes: a hundred times what anybody has.
enum FileLimit {
  /// A spec, a configuration, a state, a record, a baseline, a list of symbols.
  static let document = 16 << 20
  /// A string catalog.
  static let catalog = 64 << 20
}

extension JSONFile<TabSpec> {
  /// Reads a file as a spec, with targets for one that has none; a limit of 0 reports all problems.
  init(
    spec bytes: [UInt8], path: String, targets: [SpecTarget] = [], limit: Int = defaultFindingLimit
  ) {
    self.init(
      bytes, path: path,
      smallest: #"the smallest spec is {"tabs": [{"identifier": "home", "title": "Home"}]}"#
    ) { document in
      var (spec, problems) = SpecReader.read(document, limit: limit)
      if !spec.hasTargets, !targets.isEmpty { spec.targets = targets }
      return (spec, problems)
    }
  }

  /// Returns findings with the identifiers of their nodes, in the spec's environments by default.
  func specReport(
    _ diagnostics: [Diagnostic], notesIn others: [String: FindingLocator] = [:],
    in environments: [ReportedEnvironment]? = nil
  ) -> [ReportedFinding] {
    report(
      diagnostics, notesIn: others,
      in: environments ?? value?.environments.map { .layout($0) } ?? []
    ) { [value] range in
      guard let value else { return nil }
      return value.innermostNode(at: range).map { value.identifier(of: value.nodes[$0]) }
    }
  }
}
