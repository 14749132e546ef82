package import JSON
package import TabModel

/// How people get to every destination of a spec in all its environments, the worst first.
package struct Reach: Sendable {
  /// A way to a destination.
  package struct Way: Hashable, Sendable {
    package let via: Destination.Way
    /// Nil where taps alone do not lead there.
    package let taps: Int?
  }

  /// Destinations that people reach in the same ways everywhere.
  package struct Group: Sendable {
    /// In walk order.
    package let nodes: [Int]
    /// The worst way first, each with the environments that have it, by position.
    package let ways: [(way: Way, environments: [Int])]
  }

  package let spec: TabSpec
  /// The name of the app, or of the spec's file where it has none.
  package let name: String
  /// All environments that were looked at, in their order.
  package let environments: [Environment]
  /// The hardest to reach first, then in walk order.
  package let groups: [Group]
  /// For each platform, in the order of the environments.
  package let totals: [ReachTotal]
  /// What the rules say about reachability, in the order of the document.
  package let warnings: [Diagnostic]

  /// Follows all ways in the layouts of environments.
  ///
  /// - Parameters:
  ///   - path: names the spec where it has no name.
  ///   - warnings: what the rules about reachability found.
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

  /// Some of the environments in words.
  package func phrase(for environments: [Int]) -> EnvironmentPhrase {
    EnvironmentPhrase(environments.map { self.environments[$0] }, among: self.environments)
  }
}

extension Reach.Way {
  /// How bad a way is: nothing that leads there, then what only customizing brings, then the taps. A
  /// group of which only the contents can be reached is nearly as good as one tap away.
  package var badness: Int {
    switch (via, taps) {
    case (_, let taps?): taps * 2
    case (.children, nil): 3
    case (.customization, nil): .max - 1
    default: .max
    }
  }

  /// The way in words: `in More`.
  package var words: String { via.words(taps: taps) }

  /// The taps in words: `2 taps`.
  package var tapWords: String { taps.map { TabReports.tapWords($0) } ?? "" }
}
