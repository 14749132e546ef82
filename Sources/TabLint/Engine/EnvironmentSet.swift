/// Environments of a spec, by their positions among `LintScope.environments`.
struct EnvironmentSet: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The environment at a position.
  init(_ position: Int) { rawValue = 1 << position }

  init(_ positions: some Sequence<Int>) {
    self = positions.reduce(into: []) { $0.insert(EnvironmentSet($1)) }
  }

  /// Every environment, however many the spec has.
  static let all = EnvironmentSet(rawValue: .max)

  func contains(_ position: Int) -> Bool { contains(EnvironmentSet(position)) }
}
