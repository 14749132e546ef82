package import LocatedJSON
package import TabLayout

/// What one rule finds in one spec. It stamps each finding with the rule's id, severity and page,
/// and folds what holds in several environments into one finding that names them.
package struct Findings {
  private let rule: Rule
  private let severity: Diagnostic.Severity
  /// Whether the configuration gives the severity, for all findings of the rule.
  private let isConfigured: Bool
  private let document: JSONDocument
  package private(set) var diagnostics: [Diagnostic] = []
  /// The findings of layouts, by the place that they are about.
  private var folded: [ByteRange: Int] = [:]

  init(
    _ rule: Rule, severity: Diagnostic.Severity, isConfigured: Bool = false,
    in document: JSONDocument
  ) {
    self.rule = rule
    self.severity = severity
    self.isConfigured = isConfigured
    self.document = document
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

  /// A note that points to a value of the document.
  package func note(_ message: String, at value: JSONValue) -> Diagnostic.Note {
    Diagnostic.Note(message, at: document.range(of: value))
  }
}
