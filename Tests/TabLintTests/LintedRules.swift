import JSON
import TabLint

extension LintSettings {
  /// Turns a rule on that is off by default.
  mutating func turnOn(_ rule: Rule) {
    if rule.isOffByDefault { severities[rule.id] = .some(rule.severity) }
  }

  /// Turns all other rules off, which takes most of the time. What a suppression is for depends on
  /// them, though.
  mutating func runOnly(_ rule: Rule) {
    turnOn(rule)
    if case .suppressions = rule.check { return }
    for other in Rule.all where other.id != rule.id { turnOff(other) }
  }

  mutating func turnOff(_ rule: Rule) { severities[rule.id] = .some(nil) }
}

extension Rule {
  /// The rules that look at a spec by itself: all but the one that compares it with an app.
  static let linted = all.filter { rule in
    if case .records = rule.check { false } else { true }
  }
}

/// A finding as golden files have it: where, what, and every note, help and fix.
func recorded(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.environmentWords.map { " (\($0))" } ?? ""
  var text = "  \(diagnostic.range.lowerBound): \(diagnostic.message)\(place)\n"
  for note in diagnostic.notes {
    let place = note.range.map { "\($0.lowerBound): " } ?? ""
    text += "    note: \(place)\(note.message)\n"
  }
  if let help = diagnostic.help { text += "    help: \(help)\n" }
  for fix in diagnostic.fixes {
    let edits = fix.edits.map { "\($0.range) '\($0.replacement)'" }
    text += "    \(fix.isSafe ? "fix" : "unsafe fix"): \(fix.title): "
    text += edits.joined(separator: ", ") + "\n"
  }
  return text
}
