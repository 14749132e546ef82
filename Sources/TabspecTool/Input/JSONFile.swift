import JSON
import TabReports

/// A file that has been read as far as it goes: as JSON, and then as what it is to be.
struct JSONFile<Value: Sendable>: Sendable {
  /// The file as findings name it.
  let path: String
  let bytes: [UInt8]
  /// Nil where the text is not JSON.
  let document: JSONDocument?
  /// Nil where reading found something wrong.
  let value: Value?
  /// What reading found.
  let problems: [Diagnostic]
  /// What can be said of a text that is not JSON.
  private let recovery: JSONRecovery?

  /// - Parameters:
  ///   - smallest: what to write into an empty file; nil where there is no saying.
  ///   - isFixable: whether --fix rewrites such files, which are specs alone.
  ///   - read: makes a value of a document, and says what is wrong with it.
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

  /// Findings with their places worked out.
  ///
  /// - Parameters:
  ///   - others: those of the texts that notes point into besides this one, by their paths.
  ///   - environments: those that the diagnostics name by their positions.
  ///   - identify: gives the identifier of the innermost node around a range.
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
  /// The same problem in a file that is not fixed: what a fix would do is said as a help.
  fileprivate func withoutFixes() -> Diagnostic {
    var diagnostic = self
    diagnostic.help = help ?? fixes.first?.title
    diagnostic.fixes = []
    return diagnostic
  }
}

extension RunContext {
  /// All bytes of a file or of standard input.
  func bytes(
    of path: FilePath, limit: Int = FileLimit.document
  ) throws(Failure) -> [UInt8] {
    if path != .standardInput { files.willRead([path]) }
    try refuseLinkOutOfTree(path)
    do throws(SystemError) { return try system.bytes(of: path, limit: limit) } catch {
      throw .system(path, error)
    }
  }

  /// Reads a file as JSON, and that as what it is to be.
  ///
  /// - Parameters:
  ///   - smallest: what to write into an empty file; nil where there is no saying.
  ///   - code: what the run ends with where something is wrong with the file.
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
  /// All bytes of a file or of standard input.
  func bytes(
    of path: FilePath, limit: Int = FileLimit.document
  ) throws(SystemError) -> [UInt8] {
    path == .standardInput
      ? try readStandardInput(limit: limit) : try readFile(path, limit: limit)
  }
}

/// The most bytes that are read of a file: a hundred times what anybody has.
enum FileLimit {
  /// A spec, a configuration, a state, a record, a baseline, a list of symbols.
  static let document = 16 << 20
  /// A string catalog.
  static let catalog = 64 << 20
}
