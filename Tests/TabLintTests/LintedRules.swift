import TabLint

extension LintSettings {
  /// Turns a rule on that is off by default.
  mutating func turnOn(_ rule: Rule) {
    if rule.isOffByDefault { severities[rule.id] = .some(rule.severity) }
  }
}

extension Rule {
  /// The rules that look at a spec by itself: all but the one that compares it with an app.
  static let linted = all.filter { rule in
    if case .records = rule.check { false } else { true }
  }
}
