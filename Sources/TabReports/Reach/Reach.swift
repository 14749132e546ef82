package import JSON
package import TabModel

/// Routes to all destinations in all environments, worst first.
package struct Reach: Sendable {
  package struct Way: Hashable, Sendable {
    package let via: Destination.Way
    package let taps: Int?
  }

  /// Destinations with the same routes everywhere.
  package struct Group: Sendable {
    package let nodes: [Int]
    /// Worst route first, with indices of environments.
    package let ways: [(way: Way, environments: [Int])]
  }

  package let spec: TabSpec
  /// App name, or the file name if there is none.
  package let name: String
  package let environments: [Environment]
  /// Hardest to reach first, then in traversal order.
  package let groups: [Group]
  /// By platform.
  package let totals: [ReachTotal]
  /// Findings of reachability rules, in document order.
  package let warnings: [Diagnostic]

  /// - Parameter path: name of a spec without a name.
  package init(
    _ spec: TabSpec, path: String, environments: [Environment], warnings: [Diagnostic]
  ) {
    self.spec = spec
    name = spec.name?.value ?? path
    self.environments = environments
    self.warnings = warnings.sorted {
      ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule)
    }
    let ways = ReachWays(spec, environments)
    groups = ways.groups
    totals = ways.totals
  }

  package func phrase(for environments: [Int]) -> EnvironmentPhrase {
    EnvironmentPhrase(environments.map { self.environments[$0] }, among: self.environments)
  }
}

extension Reach.Way {
  /// Rank of a route: unreachable, then customizing, then taps. A group that only leads to its
  /// children is nearly as good as one tap.
  package var badness: Int {
    switch (via, taps) {
    case (_, let taps?): taps * 2
    case (.children, nil): 3
    case (.customization, nil): .max - 1
    default: .max
    }
  }

  package var words: String { via.words(taps: taps) }

  package var tapWords: String { taps.map { TabReports.tapWords($0) } ?? "" }
}
