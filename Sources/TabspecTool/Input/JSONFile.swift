import JSON
import TabModel
import TabReports

struct JSONFile<Value> {
  let path: String
  let bytes: [UInt8]
  /// The document; nil if the text is not JSON.
  let document: JSONDocument?
  /// The value; nil if the document has problems.
  let value: Value?
  let problems: [Diagnostic]
  private let recovery: JSONRecovery?

  /// - Parameters:
  ///   - smallest: the smallest valid document, suggested for an empty file.
  ///   - isFixable: true if `--fix` rewrites such files.
  init(
    _ bytes: [UInt8], path: String, smallest: String?, isFixable: Bool = false,
    _ read: (JSONDocument) -> (Value, [Diagnostic])
  ) {
    self.bytes = bytes
    self.path = path
    let found: [Diagnostic]
    do throws(JSONSyntaxError) {
      let document = try JSONReader.read(bytes)
      let (value, problems) = read(document)
      self.document = document
      self.value = problems.isEmpty ? value : nil
      found = problems
      recovery = nil
    } catch {
      document = nil
      value = nil
      let recovery = JSONRecovery(bytes, after: error)
      self.recovery = recovery
      found = recovery.diagnostics(in: bytes, smallest: smallest) { read($0).1 }
    }
    problems =
      isFixable
      ? found
      : found.map { problem in
        var problem = problem
        problem.help = problem.help ?? problem.fixes.first?.title
        problem.fixes = []
        return problem
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

/// The maximum sizes in bytes, a hundred times those of real files.
enum FileLimit {
  /// The limit of every document except string catalogs.
  static let document = 16 << 20
  static let catalog = 64 << 20
}

extension JSONFile<TabSpec> {
  /// Reads a file as a spec, with default targets. 0 means no limit of problems.
  init(
    spec bytes: [UInt8], path: String, targets: [SpecTarget] = [], limit: Int = defaultFindingLimit
  ) {
    self.init(
      bytes, path: path,
      smallest: #"the smallest spec is {"tabs": [{"identifier": "home", "title": "Home"}]}"#,
      isFixable: true
    ) { document in
      var (spec, problems) = SpecReader.read(document, limit: limit)
      if !spec.hasTargets, !targets.isEmpty { spec.targets = targets }
      return (spec, problems)
    }
  }

  /// Returns findings with their nodes' identifiers, by default in the spec's environments.
  func specReport(
    _ diagnostics: [Diagnostic], notesIn others: [String: FindingLocator] = [:],
    in environments: [ReportedEnvironment]? = nil
  ) -> [ReportedFinding] {
    report(
      diagnostics, notesIn: others,
      in: environments ?? value?.environments.map { .layout($0) } ?? []
    ) { [value] range in
      guard let value else { return nil }
      return value.innermostNode(at: range).map { value.identifier(of: $0) }
    }
  }
}
