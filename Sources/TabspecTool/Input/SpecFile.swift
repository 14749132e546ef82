import JSON
import TabModel
import TabReports

/// A spec that has been read as far as it goes.
struct SpecFile: Sendable {
  private let file: JSONFile<TabSpec>
  /// Whether a configuration says what the app ships on.
  private let areTargetsConfigured: Bool

  /// The file as findings name it.
  var path: String { file.path }
  /// Nil where the text is not JSON.
  var document: JSONDocument? { file.document }
  /// Nil where reading found something wrong.
  var spec: TabSpec? { file.value }
  /// What reading found.
  var problems: [Diagnostic] { file.problems }
  /// Whether nobody says what the app ships on, so that all platforms are looked at.
  var assumesTargets: Bool { spec?.hasTargets == false && !areTargetsConfigured }

  /// - Parameters:
  ///   - targets: what the app ships on where the spec does not say.
  ///   - limit: how many problems are told of each rule; 0 for all.
  init(
    _ bytes: [UInt8], path: String, targets: [SpecTarget] = [], limit: Int = defaultFindingLimit
  ) {
    areTargetsConfigured = !targets.isEmpty
    file = JSONFile(bytes, path: path, smallest: Self.smallest) { document in
      var (spec, problems) = SpecReader.read(document, limit: limit)
      if !spec.hasTargets, !targets.isEmpty { spec.targets = targets }
      return (spec, problems)
    }
  }

  private static let smallest =
    #"the smallest spec is {"tabs": [{"identifier": "home", "title": "Home"}]}"#

  /// Findings with their places worked out.
  ///
  /// - Parameters:
  ///   - others: those of the texts that notes point into besides this one, by their paths.
  ///   - environments: those that the diagnostics name by their positions; nil for the spec's.
  func report(
    _ diagnostics: [Diagnostic], notesIn others: [String: FindingLocator] = [:],
    in environments: [ReportedEnvironment]? = nil
  ) -> [ReportedFinding] {
    file.report(
      diagnostics, notesIn: others,
      in: environments ?? spec?.environments.map { .layout($0) } ?? [],
      identify: { [spec] range in
        guard let spec else { return nil }
        return spec.innermostNode(at: range).map { spec.identifier(of: spec.nodes[$0]) }
      })
  }
}
