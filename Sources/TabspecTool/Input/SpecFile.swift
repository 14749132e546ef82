import JSON
import TabModel
import TabReports

extension JSONFile<TabSpec> {
  /// A file that has been read as a spec.
  ///
  /// - Parameters:
  ///   - targets: the targets of a spec that has none.
  ///   - limit: the maximum number of problems per rule; 0 for all.
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

  /// Returns findings with the identifiers of their nodes.
  ///
  /// - Parameters:
  ///   - others: the other texts that notes point into, by their paths.
  ///   - environments: those that the diagnostics name by their positions; nil for the spec's.
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
