import JSON
import TabLint

extension LintSettings {
  /// Turns a rule on that is off by default.
  mutating func turnOn(_ rule: Rule) {
    if rule.isOffByDefault { severities[rule.id] = .some(rule.severity) }
  }

  /// Settings by rule with all others turned off, which take most of the time. What a suppression is for
  /// depends on them, though.
  private static let only: [String: LintSettings] = Dictionary(
    uniqueKeysWithValues: Rule.all.map { rule in
      var settings = LintSettings()
      settings.turnOn(rule)
      if case .suppressions = rule.check { return (rule.id, settings) }
      for other in Rule.all where other.id != rule.id { settings.severities[other.id] = .some(nil) }
      return (rule.id, settings)
    })

  static func running(only rule: Rule) -> LintSettings { only[rule.id] ?? LintSettings() }
}

extension Rule {
  /// The rules that check one spec: all but the one that compares it with an app.
  static let linted = all.filter { rule in
    if case .records = rule.check { false } else { true }
  }

  /// True for rules of the reader, which lets no other rule speak.
  var isReading: Bool { if case .reading = check { true } else { false } }
}

/// Returns a text without its marks, and their offsets.
func removingMarks(from text: String) -> (bytes: [UInt8], marks: [Int]) {
  var (bytes, marks): ([UInt8], [Int]) = ([], [])
  for part in text.split(separator: "↓", omittingEmptySubsequences: false) {
    bytes += part.utf8
    marks.append(bytes.count)
  }
  return (bytes, marks.dropLast())
}
