import JSON
import TabLint
import TabModel

extension LintSettings {
  /// The settings with all rules, and one that may be off by default.
  static func running(also rule: Rule) -> LintSettings {
    var settings = LintSettings()
    settings.turnOn(rule)
    return settings
  }

  /// Turns a rule on that is off by default.
  mutating func turnOn(_ rule: Rule) {
    if rule.isOffByDefault { severities[rule.id] = .some(rule.severity) }
  }

  /// Settings by rule with all others turned off, which take most of the time. What a suppression is for
  /// depends on them, though.
  private static let only: [String: LintSettings] = Dictionary(
    uniqueKeysWithValues: Rule.all.map { rule in
      var settings = running(also: rule)
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

/// Returns the spec in a text, unless that is no JSON, and what reading finds.
func reading(_ bytes: [UInt8]) -> (spec: TabSpec?, problems: [Diagnostic]) {
  do throws(JSONSyntaxError) {
    let (spec, problems) = SpecReader.read(try JSONReader.read(bytes))
    return (spec, problems)
  } catch {
    return (nil, [error.diagnostic(in: bytes)])
  }
}

extension Fix {
  func applied(to bytes: [UInt8]) -> [UInt8] {
    edits.sorted { $0.range.lowerBound > $1.range.lowerBound }.reduce(into: bytes) { bytes, edit in
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
  }
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
