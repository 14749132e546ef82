import JSON
import TabLint
import TabModel

struct Configuration: Sendable {
  struct RuleChoice: Sendable {
    /// Nil where only options are given; `.some(nil)` turns the rule off.
    var severity: Diagnostic.Severity??
    var options: [Rule.Option: Int] = [:]
  }

  var path = ""
  /// The folder that patterns are relative to.
  var folder = FilePath("/")
  /// Whether it was found, so that what it names stays in its tree.
  var isFound = false
  var rules: [String: RuleChoice] = [:]
  /// The patterns for specs; empty for `*.tabspec.json`.
  var include: [Glob] = []
  var exclude: [Glob] = []
  /// The targets of specs without any; may be empty.
  var targets: [SpecTarget] = []
  /// A path relative to the folder, and its place in the configuration.
  struct NamedPath: Sendable {
    let path: FilePath
    let line: Int
    let column: Int
  }

  /// The string catalogs; nil for one found beside a spec.
  var strings: [NamedPath]?
  var assets: [NamedPath] = []
  var symbols: NamedPath?
  /// The least severity that makes a run fail; `.some(nil)` for none.
  var failOn: Diagnostic.Severity??

  static let fileName = "tabspec.config.json"

  func apply(to settings: inout LintSettings) {
    for (id, choice) in rules {
      if let severity = choice.severity { settings.severities[id] = .some(severity) }
      for (option, value) in choice.options { settings.options[option] = value }
    }
  }
}

enum SeverityWord {
  static let forRules = ["error", "warning", "note", "off"]
  static let forFailing = ["error", "warning", "note", "never"]

  /// Nil for `off` and `never`.
  static func severity(_ word: String) -> Diagnostic.Severity? {
    Diagnostic.Severity(rawValue: word)
  }
}
