package import LocatedJSON
import TabHierarchy
package import TabLayout

/// What one rule finds in one spec. It stamps each finding with the rule's id, severity and page,
/// and folds what holds in several environments into one finding that names them.
package struct Findings {
  private let rule: Rule
  private let severity: Diagnostic.Severity
  /// Whether the configuration gives the severity, for all findings of the rule.
  private let isConfigured: Bool
  private let scope: LintScope
  private let suppressions: Suppressions
  /// How many nodes the spec suppresses among those that break the rule together.
  package private(set) var suppressed = 0
  private var document: JSONDocument { scope.document }
  package private(set) var diagnostics: [Diagnostic] = []
  /// The findings of layouts, by the place that they are about.
  private var folded: [ByteRange: Int] = [:]

  init(
    _ rule: Rule, severity: Diagnostic.Severity, isConfigured: Bool = false,
    in scope: LintScope, _ suppressions: Suppressions
  ) {
    self.rule = rule
    self.severity = severity
    self.isConfigured = isConfigured
    self.scope = scope
    self.suppressions = suppressions
  }

  /// Reports a problem of the document.
  ///
  /// - Parameter own: a severity that differs from the rule's, where the configuration gives none.
  package mutating func report(
    _ message: String, at value: JSONValue, severity own: Diagnostic.Severity? = nil,
    notes: [Diagnostic.Note] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule.id, severity: isConfigured ? severity : own ?? severity, message: message,
        range: document.range(of: value), notes: notes, help: help, url: rule.url, fixes: fixes))
  }

  /// Reports a problem of a layout. The first report about a place gives the words, the others add
  /// their environment.
  package mutating func report(
    _ message: @autoclosure () -> String, at value: JSONValue, in environment: Environment,
    notes: @autoclosure () -> [Diagnostic.Note] = [], help: @autoclosure () -> String? = nil,
    fixes: @autoclosure () -> [Fix] = []
  ) {
    let range = document.range(of: value)
    if let known = folded[range] {
      if diagnostics[known].environments.last != environment.name {
        diagnostics[known].environments.append(environment.name)
      }
      return
    }
    folded[range] = diagnostics.count
    diagnostics.append(
      Diagnostic(
        rule: rule.id, severity: severity, message: message(), range: range, notes: notes(),
        help: help(), url: rule.url, environments: [environment.name], fixes: fixes()))
  }

  /// Reports a problem of several layouts at once, in words that may depend on all of them. It stands
  /// by itself, whatever else is reported about the place.
  package mutating func report(
    _ message: String, at value: JSONValue, in environments: [Environment],
    notes: [Diagnostic.Note] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    guard !environments.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        rule: rule.id, severity: severity, message: message, range: document.range(of: value),
        notes: notes, help: help, url: rule.url, environments: environments.map(\.name),
        fixes: fixes))
  }

  /// Reports all nodes that break the rule for one cause as one finding, at the first of them; the
  /// others are its related places. Those at which the rule is suppressed are left out.
  ///
  /// - Parameters:
  ///   - culprits: the nodes in walk order.
  ///   - least: how many there have to be, suppressed ones counted or not.
  ///   - own: a severity that differs from the rule's, where the configuration gives none.
  ///   - says: what there is to say of the nodes that are left, given in walk order. It names them
  ///     with `scope.names(of:)`.
  package mutating func report(
    together culprits: [Culprit], atLeast least: Int = 1, severity own: Diagnostic.Severity? = nil,
    says: ([Int]) -> Words
  ) {
    guard culprits.count >= least else { return }
    let severity = isConfigured ? severity : own ?? severity
    let left = culprits.filter { culprit in
      guard suppressions.hides(rule.id, at: document.range(of: culprit.place)) else { return true }
      if scope.settings.shows(severity) { suppressed += 1 }
      return false
    }
    guard left.count >= least, let first = left.first else { return }
    let words = says(left.map(\.node))
    let environments = left.reduce(0) { $0 | $1.environments }
    diagnostics.append(
      Diagnostic(
        rule: rule.id, severity: severity, message: words.message,
        range: document.range(of: first.place),
        notes: words.notes
          + left.dropFirst().map { culprit in
            note("\(scope.name(of: scope.spec.nodes[culprit.node])) as well", at: culprit.place)
          },
        help: words.help, url: rule.url,
        environments: scope.environments(in: environments).map(\.name), fixes: words.fixes))
  }

  /// A note that points to a value of the document.
  package func note(_ message: String, at value: JSONValue) -> Diagnostic.Note {
    Diagnostic.Note(message, at: document.range(of: value))
  }
}
