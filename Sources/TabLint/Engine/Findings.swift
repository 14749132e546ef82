import JSON
import TabModel

/// The findings of one rule in one spec, without those that the spec suppresses.
package struct Findings {
  private let rule: Rule
  private let severity: Diagnostic.Severity
  /// Whether the configuration sets the severity.
  private let isConfigured: Bool
  private let scope: LintScope
  private var document: JSONDocument { scope.document }
  private let filter: FindingFilter
  /// In the order of report.
  private(set) var diagnostics: [Diagnostic] = []
  /// The positions of layout findings by the offset of their place; nil for suppressed ones.
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

  /// Reports a problem of the document, with its own severity unless the configuration sets one.
  mutating func report(
    _ message: @autoclosure () -> String, at value: JSONValue,
    severity own: Diagnostic.Severity? = nil, notes: [Diagnostic.Note] = [],
    help: @autoclosure () -> String? = nil, fixes: [Fix] = []
  ) {
    let range = document.range(of: value)
    let severity = isConfigured ? severity : own ?? severity
    guard filter.lets(rule.id, severity, at: range) else { return }
    add(Words(message: message(), notes: notes, help: help(), fixes: fixes), at: range, severity)
  }

  /// Reports a problem of a layout; later reports about the place only add their environment.
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
      Words(message: message(), notes: notes(), help: help(), fixes: fixes()), at: range, severity,
      [view.position])
  }

  /// Reports a problem of several layouts at once, never merged with other reports.
  mutating func report(
    _ message: @autoclosure () -> String, at value: JSONValue, in views: [LayoutView],
    notes: [Diagnostic.Note] = [], help: @autoclosure () -> String? = nil, fixes: [Fix] = []
  ) {
    let range = document.range(of: value)
    guard !views.isEmpty, filter.lets(rule.id, severity, at: range) else { return }
    add(
      Words(message: message(), notes: notes, help: help(), fixes: fixes), at: range, severity,
      views.map(\.position))
  }

  private mutating func add(
    _ words: Words, at range: ByteRange, _ severity: Diagnostic.Severity,
    _ environments: [Int] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule.id, severity: severity, message: words.message, range: range,
        notes: words.notes + codeNotes(of: words.help), help: words.help,
        url: rule.url(in: scope.spec.framework), environments: environments,
        fixes: words.fixes))
  }

  /// The code of the keys that a help names, where it has other names than the keys.
  private func codeNotes(of help: String?) -> [Diagnostic.Note] {
    let words = scope.spec.framework.facts.words
    let code = help.map { words.code(of: $0) } ?? []
    return code.isEmpty ? [] : [Diagnostic.Note("in \(words.framework) \(listed(code))")]
  }

  /// Reports nodes that break the rule for one cause as one finding at the first of them.
  ///
  /// Suppressed nodes are left out, and at least `least` have to remain. The others become notes.
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

  /// The nodes at which the rule is suppressed, for rules that count what is left anew.
  func suppressed(_ culprits: [Culprit]) -> [Int] {
    culprits.filter { !filter.lets(rule.id, severity, at: document.range(of: $0.place)) }
      .map(\.node)
  }

  func note(_ message: String, at value: JSONValue) -> Diagnostic.Note {
    Diagnostic.Note(message, at: document.range(of: value))
  }
}

/// Decides which findings of one spec are reported.
final class FindingFilter {
  private let onlyErrors: Bool
  let suppressions: Suppressions
  private(set) var suppressed = 0
  /// The rules of which findings below an error were left out.
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
}

/// A node that breaks a rule together with others, for one cause.
struct Culprit {
  let node: Int
  /// What is reported: the value that is wrong, or the node.
  let place: JSONValue
  /// The environments it shows in; empty for a problem of the document.
  var environments: EnvironmentSet = []
}

extension Findings {
  struct Words {
    var message: String
    var notes: [Diagnostic.Note] = []
    var help: String?
    var fixes: [Fix] = []
  }
}
