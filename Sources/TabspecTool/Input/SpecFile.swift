import LocatedJSON
import TabHierarchy
import TabReport

/// A file that has been read as far as it goes: as JSON, and then as a spec.
struct SpecFile {
  let path: String
  let bytes: [UInt8]
  /// Nil where the text is no JSON.
  let document: JSONDocument?
  /// Nil where reading found something wrong.
  let spec: TabSpec?
  /// What reading found.
  let problems: [Diagnostic]
  /// What can be told of a text that is no JSON.
  private let recovery: JSONRecovery?

  /// - Parameters:
  ///   - targets: what the app ships on where the spec does not say.
  ///   - limit: how many problems are told of each rule; 0 for all.
  init(
    _ bytes: [UInt8], path: String, targets: [SpecTarget] = [], limit: Int = defaultFindingLimit
  ) {
    self.bytes = bytes
    self.path = path
    do throws(JSONSyntaxError) {
      let document = try JSONReader.read(bytes)
      var (spec, problems) = SpecReader.read(document, limit: limit)
      if !spec.hasTargets, !targets.isEmpty { spec.targets = targets }
      self.document = document
      self.spec = problems.isEmpty ? spec : nil
      self.problems = problems
      recovery = nil
    } catch {
      document = nil
      spec = nil
      let recovery = JSONRecovery(bytes, after: error)
      self.recovery = recovery
      problems = recovery.diagnostics(in: bytes, smallest: Self.smallest) {
        SpecReader.read($0).problems
      }
    }
  }

  private static let smallest =
    #"the smallest spec is {"tabs": [{"identifier": "home", "title": "Home"}]}"#

  /// Findings with their places worked out.
  func report(_ diagnostics: [Diagnostic]) -> [ReportedFinding] {
    if diagnostics.isEmpty { return [] }
    var locator = FindingLocator(bytes, document: document, recovery: recovery)
    let findings = locator.report(diagnostics, path: path)
    guard let spec else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.identifier = spec.innermostNode(at: finding.place.range).map {
        spec.identifier(of: spec.nodes[$0])
      }
      return finding
    }
  }
}
