import JSON
import SymbolNames
import TabLint
import TabModel

struct Configuration {
  struct RuleChoice {
    /// The severity; nil if only options are set, `.some(nil)` if the rule is off.
    var severity: Diagnostic.Severity??
    var options: [Rule.Option: Int] = [:]
  }

  /// A path relative to the folder, and its place in the configuration.
  struct NamedPath {
    let path: FilePath
    let line: Int
    let column: Int
  }

  var path = ""
  var folder = FilePath("/")
  /// True if the file was found and not named, so that its paths must stay inside its tree.
  var isFound = false
  var rules: [String: RuleChoice] = [:]
  /// The patterns of specs; empty for `*.tabspec.json`.
  var include: [Glob] = []
  var exclude: [Glob] = []
  var targets: [SpecTarget] = []
  /// The string catalogs; nil for one next to the spec.
  var strings: [NamedPath]?
  var assets: [NamedPath] = []
  /// The names of symbols that exist in addition to those that are known.
  var symbols: [String] = []
  /// The lowest severity that fails a run; `.some(nil)` for none.
  var failOn: Diagnostic.Severity??

  static let fileName = "tabspec.config.json"

  func includes(_ path: FilePath) -> Bool { fits(path, include) }
  func excludes(_ path: FilePath) -> Bool { fits(path, exclude) }

  /// - Parameter path: an absolute path.
  private func fits(_ path: FilePath, _ globs: [Glob]) -> Bool {
    guard !globs.isEmpty, folder.contains(path) else { return false }
    let path = path.relative(to: folder)
    return globs.contains { $0.matches(path) }
  }

  func apply(to settings: inout LintSettings) {
    for (id, choice) in rules {
      if let severity = choice.severity { settings.severities[id] = .some(severity) }
      for (option, value) in choice.options { settings.options[option] = value }
    }
    settings.symbols = SymbolTable(adding: symbols)
  }
}

enum SeverityWord {
  static let forRules = ["error", "warning", "note", "off"]
  static let forFailing = ["error", "warning", "note", "never"]
}
