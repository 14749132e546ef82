import JSON

/// Collects changes, each once, and the environments that each is found in.
struct ChangeCollector {
  private(set) var entries = ChunkedList<Comparison.Entry>()
  private(set) var sets = EnvironmentSets()
  /// Where it looks at the moment.
  var environment = 0
  /// Where a change is among the entries.
  private var table = PositionTable()
  /// Whether a change can be met again.
  private let looksSeveralTimes: Bool

  /// - Parameter environments: in how many it looks; in one no change is met twice.
  init(environments: Int) { looksSeveralTimes = environments > 1 }

  mutating func add(_ change: Change) {
    if looksSeveralTimes {
      let known = table.insert(
        entries.count, change.hashValue, where: { [entries] in entries[$0].change == change },
        rehashing: { [entries] in entries[$0].change.hashValue })
      if let known {
        entries[known].set = sets.adding(environment, to: entries[known].set)
        return
      }
    }
    entries.append(Comparison.Entry(change: change, set: sets.adding(environment, to: nil)))
  }
}
