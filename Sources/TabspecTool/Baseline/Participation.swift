import JSON
import TabLint

/// Which specs and rules took part in a run. Entries about what did not take part cannot be called
/// stale.
struct Participation: Sendable {
  /// The rules that looked at each spec, by its path in reports.
  private var rules: [String: Set<String>] = [:]

  /// Adds a spec that was checked.
  ///
  /// - Parameters:
  ///   - quieted: the rules of which not all findings were asked for.
  ///   - specs: how many specs there are in the run.
  mutating func add(
    _ path: String, _ settings: LintSettings, quieted: Set<String>, specs: Int
  ) {
    rules[path] = Set(
      Rule.all.filter { settings.runs($0, specs: specs) }.map(\.id)
    ).subtracting(quieted)
  }

  /// Adds a spec that one rule alone looked at.
  mutating func add(_ path: String, only rule: String) { rules[path] = [rule] }

  /// The entries of a baseline that are about this run.
  ///
  /// - Parameters:
  ///   - entries: those that match nothing.
  ///   - all: all of the baseline.
  func relevant(
    _ entries: [Baseline.Entry], among all: [Baseline.Entry], _ names: BaselineNames
  ) -> [Baseline.Entry] {
    var names = names
    var ran: [String: Set<String>] = [:]
    for (path, ids) in rules { ran[names.name(of: path)] = ids }
    func tookPart(_ entry: Baseline.Entry) -> Bool {
      ran[entry.path]?.contains(entry.rule) ?? false
    }
    // What is found by comparing specs needs all of them.
    let comparing = Rule.all.filter { rule in
      if case .run = rule.check { true } else { false }
    }.map(\.id)
    let incomplete = Set(
      all.filter { comparing.contains($0.rule) && !tookPart($0) }.map(\.rule))
    return entries.filter { tookPart($0) && !incomplete.contains($0.rule) }
  }
}
