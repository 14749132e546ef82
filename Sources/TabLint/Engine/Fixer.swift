package import JSON

/// Applies fixes until nothing is left to fix, reading the text again after each pass.
///
/// A pass is kept only if the text can be read as far as before, no rule finds more errors, and no fixed rule
/// finds more. After a failed pass, rules are tried one at a time.
package struct Fixer {
  /// The maximum number of passes. Conflicting fixes halve with each pass, so only rules that trigger themselves
  /// reach it.
  package static let maximumPasses = 100

  package struct Checked {
    package enum Scope: Comparable, Sendable {
      /// The text is not JSON.
      case text
      /// The JSON is not a spec.
      case document
      case spec
    }

    package let scope: Scope
    let diagnostics: [Diagnostic]

    package init(_ scope: Scope, _ diagnostics: [Diagnostic]) {
      self.scope = scope
      self.diagnostics = diagnostics
    }

    fileprivate var unsafe: Int {
      diagnostics.count { !$0.fixes.isEmpty && !$0.fixes.contains(where: \.isSafe) }
    }

    fileprivate func counts(_ severity: Diagnostic.Severity? = nil) -> [String: Int] {
      diagnostics.reduce(into: [:]) { counts, diagnostic in
        if severity == nil || diagnostic.severity == severity {
          counts[diagnostic.rule, default: 0] += 1
        }
      }
    }
  }

  package struct Fixed: Hashable {
    package let rule: String
    /// The change in the imperative.
    package let title: String
  }

  package struct Outcome {
    package fileprivate(set) var bytes: [UInt8]
    /// By first fix.
    package private(set) var fixed: [Fixed] = []
    /// The number of remaining findings with unsafe fixes only.
    package fileprivate(set) var unsafe = 0
    private var counts: [Fixed: Int] = [:]

    fileprivate init(_ bytes: [UInt8], _ checked: Checked) {
      self.bytes = bytes
      unsafe = checked.unsafe
    }

    package func count(_ fixed: Fixed) -> Int { counts[fixed, default: 0] }

    package var count: Int { counts.values.reduce(0, +) }

    fileprivate mutating func add(_ plan: FixPlan, _ text: [UInt8], _ checked: Checked) {
      bytes = text
      unsafe = checked.unsafe
      for choice in plan.choices {
        let way = Fixed(rule: choice.rule, title: choice.title)
        if counts.updateValue(count(way) + 1, forKey: way) == nil { fixed.append(way) }
      }
    }
  }

  private let includesUnsafe: Bool
  private let check: ([UInt8]) -> Checked

  package init(includesUnsafe: Bool, check: @escaping ([UInt8]) -> Checked) {
    self.includesUnsafe = includesUnsafe
    self.check = check
  }

  package func fix(_ bytes: [UInt8]) -> Outcome {
    var found = check(bytes)
    // Texts with the rules whose fixes made them. Their findings are found again if needed.
    var last = (outcome: Outcome(bytes, found), rules: Set<String>())
    var earlier: [(outcome: Outcome, rules: Set<String>)] = []
    var refused: Set<String> = []
    // True if only one rule's fixes are made at a time.
    var isCareful = false
    var triedAgain = 0
    for _ in 0..<Self.maximumPasses {
      let plan = plan(found, bytes: last.outcome.bytes.count, refused, isCareful: isCareful)
      if plan.isEmpty {
        // A failed fix can work after others; otherwise a second run would find it.
        if refused.isEmpty || triedAgain == earlier.count { break }
        refused = []
        triedAgain = earlier.count
        continue
      }
      let rules = Set(plan.choices.map(\.rule))
      let text = plan.fixed(last.outcome.bytes)
      if let known = earlier.firstIndex(where: { $0.outcome.bytes == text }) {
        // Fixes undo each other: return to the start of the cycle and exclude its rules.
        let round = (earlier[(known + 1)...] + [last]).reduce(rules) { $0.union($1.rules) }
        if isCareful { refused.formUnion(round) }
        last = earlier[known]
        found = check(last.outcome.bytes)
        earlier.removeSubrange(known...)
        isCareful = true
        continue
      }
      let checked = check(text)
      guard text != last.outcome.bytes, !isWorse(checked, than: found, after: plan) else {
        if rules.count == 1 { refused.formUnion(rules) }
        isCareful = true
        continue
      }
      earlier.append(last)
      last.rules = rules
      last.outcome.add(plan, text, checked)
      found = checked
    }
    return last.outcome
  }

  /// Returns the next fixes: all, or carefully those of the first rule that has any.
  private func plan(
    _ checked: Checked, bytes length: Int, _ refused: Set<String>, isCareful: Bool
  ) -> FixPlan {
    func plan(_ includes: (_ rule: String) -> Bool) -> FixPlan {
      FixPlan(checked.diagnostics, includesUnsafe: includesUnsafe, length: length, where: includes)
    }
    let whole = plan { !refused.contains($0) }
    guard isCareful, let first = whole.choices.first else { return whole }
    return plan { $0 == first.rule }
  }

  private func isWorse(_ new: Checked, than old: Checked, after plan: FixPlan) -> Bool {
    guard new.scope == old.scope, new.scope == .spec else { return new.scope < old.scope }
    // A fixed finding can be replaced by the next one of its kind.
    let (before, after) = (old.counts(), new.counts())
    if Set(plan.choices.map(\.rule)).contains(where: {
      after[$0, default: 0] > before[$0, default: 0]
    }) {
      return true
    }
    let errorsBefore = old.counts(.error)
    return new.counts(.error).contains { $0.value > errorsBefore[$0.key, default: 0] }
  }
}
