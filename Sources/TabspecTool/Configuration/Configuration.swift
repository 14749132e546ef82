import JSON
import TabLint
import TabModel

/// What a team has decided for its specs: the contents of `tabspec.config.json`.
struct Configuration: Sendable {
  /// What is decided about one rule.
  struct RuleChoice: Sendable {
    /// Nil where only options are given; `.some(nil)` turns the rule off.
    var severity: Diagnostic.Severity??
    var options: [Rule.Option: Int] = [:]
  }

  /// The file that it was read from, as messages name it.
  var path = ""
  /// The folder that its patterns are about.
  var folder = FilePath("/")
  /// Whether it was found, so that what it names has to stay in its tree.
  var isFound = false
  var rules: [String: RuleChoice] = [:]
  /// Which files of a folder are specs; empty for `*.tabspec.json` anywhere.
  var include: [Glob] = []
  /// Which files and folders are passed over.
  var exclude: [Glob] = []
  /// What the app ships on, for specs that do not say; empty where the configuration does not either.
  var targets: [SpecTarget] = []
  /// A path, relative to the folder, and where it is in the configuration.
  struct NamedPath: Sendable {
    let path: FilePath
    let line: Int
    let column: Int
  }

  /// The app's string catalogs; nil for one that is found beside a spec.
  var strings: [NamedPath]?
  /// The app's asset catalogs.
  var assets: [NamedPath] = []
  /// The list of symbols that names are checked against.
  var symbols: NamedPath?
  /// The least severity that makes a run fail; `.some(nil)` for none.
  var failOn: Diagnostic.Severity??

  /// The name of the file.
  static let fileName = "tabspec.config.json"

  /// The configuration laid over settings.
  func apply(to settings: inout LintSettings) {
    for (id, choice) in rules {
      if let severity = choice.severity { settings.severities[id] = .some(severity) }
      for (option, value) in choice.options { settings.options[option] = value }
    }
  }
}

/// The words that a configuration and the command line use for severities.
enum SeverityWord {
  static let forRules = ["error", "warning", "note", "off"]
  static let forFailing = ["error", "warning", "note", "never"]

  /// Nil for `off` and `never`.
  static func severity(_ word: String) -> Diagnostic.Severity? {
    Diagnostic.Severity(rawValue: word)
  }
}
