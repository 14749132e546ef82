import JSON
import TabModel

/// What one rule finds in one spec. It stamps each finding with the rule's id, severity and page, and
/// leaves out what the spec suppresses.
package struct Findings {
  private let rule: Rule
  private let severity: Diagnostic.Severity
  /// Whether the configuration sets the severity, for all findings of the rule.
  private let isConfigured: Bool
  private let scope: LintScope
  private var document: JSONDocument { scope.document }
  private let filter: FindingFilter
  /// In the order of report.
  private(set) var diagnostics: [Diagnostic] = []
  /// The positions of the findings of layouts by the offset of their place; nil for suppressed ones.
  private var folded: [Int: Int?] = [:]

  init(
    _ rule: Rule, severity: Diagnostic.Severity, isConfigured: Bool = false,
    in scope: LintScope, _ filter: FindingFilter
  ) {
    self.rule = rule
    self.severity = severity
    self.isConfigured = isConfigured
    self.scope = scope
    self.filter = filter
  }

  /// Reports a problem of the document.
  ///
  /// - Parameter own: a severity that differs from the rule's if the configuration sets none.
  mutating func report(
    _ message: @autoclosure () -> String, at value: JSONValue,
    severity own: Diagnostic.Severity? = nil, notes: [Diagnostic.Note] = [],
    help: @autoclosure () -> String? = nil, fixes: [Fix] = []
  ) {
    let range = document.range(of: value)
    let severity = isConfigured ? severity : own ?? severity
    guard filter.lets(rule.id, severity, at: range) else { return }
    add(Words(message(), notes: notes, help: help(), fixes: fixes), at: range, severity)
  }

  /// Reports a problem of a layout. The first report about a place gives the words, the others add
  /// their environment.
  mutating func report(
    _ message: @autoclosure () -> String, at value: JSONValue, in view: LayoutView,
    notes: @autoclosure () -> [Diagnostic.Note] = [], help: @autoclosure () -> String? = nil,
    fixes: @autoclosure () -> [Fix] = []
  ) {
    let range = document.range(of: value)
    if let known = folded[range.lowerBound] {
      if let known, diagnostics[known].environments.last != view.position {
        diagnostics[known].environments.append(view.position)
      }
      return
    }
    guard filter.lets(rule.id, severity, at: range) else {
      folded.updateValue(nil, forKey: range.lowerBound)
      return
    }
    folded[range.lowerBound] = diagnostics.count
    add(
      Words(message(), notes: notes(), help: help(), fixes: fixes()), at: range, severity,
      [view.position])
  }

  /// Reports a problem of several layouts at once, in words that may depend on all of them. It is
  /// never merged with another report about the place.
  mutating func report(
    _ message: @autoclosure () -> String, at value: JSONValue, in views: [LayoutView],
    notes: [Diagnostic.Note] = [], help: @autoclosure () -> String? = nil, fixes: [Fix] = []
  ) {
    let range = document.range(of: value)
    guard !views.isEmpty, filter.lets(rule.id, severity, at: range) else { return }
    add(
      Words(message(), notes: notes, help: help(), fixes: fixes), at: range, severity,
      views.map(\.position))
  }

  private mutating func add(
    _ words: Words, at range: ByteRange, _ severity: Diagnostic.Severity,
    _ environments: [Int] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule.id, severity: severity, message: words.message, range: range,
        notes: words.notes, help: words.help, url: rule.url, environments: environments,
        fixes: words.fixes))
  }

  /// Reports all nodes that break the rule for one cause as one finding, at the first of them; the
  /// others are its related places, the first ones of very many. Those at which the rule is
  /// suppressed are left out.
  ///
  /// - Parameters:
  ///   - culprits: the nodes in walk order.
  ///   - least: how many there have to be, suppressed ones counted or not.
  ///   - own: a severity that differs from the rule's, where the configuration gives none.
  ///   - says: what there is to say of the nodes that are left, given in walk order. It names them
  ///     with `scope.names(of:)`.
  mutating func report(
    together culprits: [Culprit], atLeast least: Int = 1, severity own: Diagnostic.Severity? = nil,
    says: ([Int]) -> Words
  ) {
    guard culprits.count >= least else { return }
    let severity = isConfigured ? severity : own ?? severity
    let left = culprits.filter { filter.lets(rule.id, severity, at: document.range(of: $0.place)) }
    guard left.count >= least, let first = left.first else { return }
    var words = says(left.map(\.node))
    let environments: EnvironmentSet = left.reduce(into: []) { $0.formUnion($1.environments) }
    let limit = scope.settings.maxFindings
    let told = left.dropFirst().prefix(limit == 0 ? left.count : limit)
    words.notes += told.map { culprit in
      note("\(scope.name(of: scope.spec.nodes[culprit.node])) as well", at: culprit.place)
    }
    if told.endIndex < left.endIndex {
      let next = left[told.endIndex]
      let others = left.endIndex - told.endIndex - 1
      let name = scope.name(of: scope.spec.nodes[next.node])
      words.notes.append(
        note(others == 0 ? "\(name) as well" : "\(name) and \(others) more as well", at: next.place)
      )
    }
    add(words, at: document.range(of: first.place), severity, scope.positions(in: environments))
  }

  /// A note that points to a value of the document.
  func note(_ message: String, at value: JSONValue) -> Diagnostic.Note {
    Diagnostic.Note(message, at: document.range(of: value))
  }
}

/// Decides which findings of one spec are reported.
final class FindingFilter {
  private let onlyErrors: Bool
  private var suppressions: Suppressions
  /// How many findings the spec suppresses.
  private(set) var suppressed = 0
  /// The rules that found what is not asked for.
  private(set) var quieted: Set<String> = []

  init(_ spec: TabSpec, _ settings: LintSettings) {
    onlyErrors = settings.onlyErrors
    suppressions = Suppressions(spec)
  }

  /// Whether a finding is asked for and not suppressed.
  func lets(_ rule: String, _ severity: Diagnostic.Severity, at range: ByteRange) -> Bool {
    let isHidden = suppressions.hides(rule, at: range)
    // Those of one rule may differ in severity.
    if onlyErrors, severity != .error {
      quieted.insert(rule)
      return false
    }
    if isHidden { suppressed += 1 }
    return !isHidden
  }

  /// The suppressions that hid nothing, for their rule to report.
  func reportUnused(ran: Set<String>, to findings: inout Findings) {
    suppressions.reportUnused(ran: ran, to: &findings)
  }

  var hasSuppressions: Bool { !suppressions.isEmpty }
}
