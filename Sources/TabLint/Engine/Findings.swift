import JSON
import TabModel

/// What one rule finds in one spec. It stamps each finding with the rule's id, severity and page,
/// leaves out what the spec suppresses, folds what holds in several environments into one finding
/// that names them, and counts what is beyond the limit.
package struct Findings {
  private let rule: Rule
  private let severity: Diagnostic.Severity
  /// Whether the configuration gives the severity, for all findings of the rule.
  private let isConfigured: Bool
  private let scope: LintScope
  private var document: JSONDocument { scope.document }
  private let filter: FindingFilter
  private var collected: DiagnosticCollector
  /// The findings of layouts that may be told, by the offset of the place that they are about.
  private var folded: [UInt32: Int] = [:]
  /// The offsets of those that will not be told.
  private var passed: Set<UInt32> = []

  init(
    _ rule: Rule, severity: Diagnostic.Severity, isConfigured: Bool = false,
    in scope: LintScope, _ filter: FindingFilter
  ) {
    self.rule = rule
    self.severity = severity
    self.isConfigured = isConfigured
    self.scope = scope
    self.filter = filter
    collected = DiagnosticCollector(limit: filter.limit)
  }

  /// Takes out all findings that are told.
  mutating func takeDiagnostics() -> [Diagnostic] {
    let told = collected.finished()
    collected = DiagnosticCollector(limit: filter.limit)
    return told
  }

  /// Reports a problem of the document.
  ///
  /// - Parameter own: a severity that differs from the rule's, where the configuration gives none.
  mutating func report(
    _ message: @autoclosure () -> String, at value: JSONValue,
    severity own: Diagnostic.Severity? = nil, notes: [Diagnostic.Note] = [],
    help: @autoclosure () -> String? = nil, fixes: [Fix] = []
  ) {
    add(
      message, at: document.range(of: value), isConfigured ? severity : own ?? severity, [],
      { notes }, help, { fixes })
  }

  /// Reports a problem of a layout. The first report about a place gives the words, the others add
  /// their environment.
  mutating func report(
    _ message: @autoclosure () -> String, at value: JSONValue, in view: LayoutView,
    notes: @autoclosure () -> [Diagnostic.Note] = [], help: @autoclosure () -> String? = nil,
    fixes: @autoclosure () -> [Fix] = []
  ) {
    let range = document.range(of: value)
    let place = UInt32(truncatingIfNeeded: range.lowerBound)
    if let known = folded[place] { return collected.add(view.position, to: known) }
    guard !passed.contains(place) else { return }
    let isTold = add(message, at: range, severity, [view.position], notes, help, fixes)
    if isTold { folded[place] = collected.kept.count - 1 } else { passed.insert(place) }
    guard isTold, collected.sweepIfFull() else { return }
    let before = folded
    folded = [:]
    for (index, diagnostic) in collected.kept.enumerated() {
      let place = UInt32(truncatingIfNeeded: diagnostic.range.lowerBound)
      if before[place] != nil { folded[place] = index }
    }
    for place in before.keys where folded[place] == nil { passed.insert(place) }
  }

  /// Reports a problem of several layouts at once, in words that may depend on all of them. It stands
  /// by itself, whatever else is reported about the place.
  mutating func report(
    _ message: @autoclosure () -> String, at value: JSONValue, in views: [LayoutView],
    notes: [Diagnostic.Note] = [], help: @autoclosure () -> String? = nil, fixes: [Fix] = []
  ) {
    guard !views.isEmpty else { return }
    add(
      message, at: document.range(of: value), severity, views.map(\.position),
      { notes }, help, { fixes })
  }

  /// - Returns: whether it may be told.
  @discardableResult
  private mutating func add(
    _ message: () -> String, at range: ByteRange, _ severity: Diagnostic.Severity,
    _ environments: @autoclosure () -> [Int], _ notes: () -> [Diagnostic.Note],
    _ help: () -> String?, _ fixes: () -> [Fix]
  ) -> Bool {
    guard filter.lets(rule.id, severity, at: range) else { return false }
    let (rule, last) = (rule, collected.kept.last)
    if filter.candidates != nil {
      filter.candidates?.add(
        Diagnostic(
          rule: rule.id, severity: severity, message: "", range: range, fixes: fixes()))
      return false
    }
    let isTold = collected.append(rule: rule.id, severity: severity, at: range) {
      var diagnostic = Diagnostic(
        rule: rule.id, severity: severity, message: message(), range: range, notes: notes(),
        help: help(), url: rule.url, environments: environments(), fixes: fixes())
      if let last { diagnostic.share(with: last) }
      return diagnostic
    }
    if isTold, folded.isEmpty { _ = collected.sweepIfFull() }
    return isTold
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
    let words = says(left.map(\.node))
    let environments: EnvironmentSet = left.reduce(into: []) { $0.formUnion($1.environments) }
    let told = left.dropFirst().prefix(filter.limit == 0 ? left.count : filter.limit)
    var notes =
      words.notes
      + told.map { culprit in
        note("\(scope.name(of: scope.spec.nodes[culprit.node])) as well", at: culprit.place)
      }
    if told.endIndex < left.endIndex {
      let next = left[told.endIndex]
      let others = left.endIndex - told.endIndex - 1
      let name = scope.name(of: scope.spec.nodes[next.node])
      notes.append(
        note(others == 0 ? "\(name) as well" : "\(name) and \(others) more as well", at: next.place)
      )
    }
    let positions = scope.positions(in: environments)
    add(
      { words.message }, at: document.range(of: first.place), severity, positions, { notes },
      { words.help }, { words.fixes })
  }

  /// A note that points to a value of the document.
  func note(_ message: String, at value: JSONValue) -> Diagnostic.Note {
    Diagnostic.Note(message, at: document.range(of: value))
  }
}

extension Diagnostic {
  /// Takes what is equal in another one from there, so that it is held once: very many findings of a
  /// rule say the same.
  fileprivate mutating func share(with other: Diagnostic) {
    message = message == other.message ? other.message : message.inExactRoom
    if help == other.help { help = other.help }
    if notes == other.notes { notes = other.notes }
    if environments == other.environments { environments = other.environments }
  }
}

extension String {
  /// The same text in no more room than it takes: one that was put together has some left over.
  fileprivate var inExactRoom: String {
    utf8.count > 15 ? String(decoding: Array(utf8), as: UTF8.self) : self
  }
}

/// What is told of all that the rules find in one spec.
final class FindingFilter {
  /// How many findings of each rule are told; 0 for all.
  let limit: Int
  private let onlyErrors: Bool
  private var suppressions: Suppressions
  /// How many findings the spec suppresses.
  private(set) var suppressed = 0
  /// The rules that found what is not asked for.
  private(set) var quieted: Set<String> = []
  /// What can be fixed, where nothing else is asked for; then nothing is told.
  var candidates: FixCandidates?

  init(_ spec: TabSpec, _ settings: LintSettings) {
    limit = settings.maxFindings
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
