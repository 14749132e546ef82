import JSON
import TabModel

/// The unsuppressed findings of one rule in one spec.
package struct Findings {
  let rule: Rule
  let severity: Diagnostic.Severity
  /// True if the configuration sets the severity.
  let isConfigured: Bool
  let scope: LintScope
  let suppressions: Suppressions
  /// The findings of each severity, of which only the first are reported in full.
  private var found: [Diagnostic.Severity: DiagnosticCollector] = [:]

  init(
    _ rule: Rule, _ severity: Diagnostic.Severity, isConfigured: Bool, _ scope: LintScope,
    _ suppressions: Suppressions
  ) {
    self.rule = rule
    self.severity = severity
    self.isConfigured = isConfigured
    self.scope = scope
    self.suppressions = suppressions
  }

  var diagnostics: [Diagnostic] {
    Diagnostic.Severity.allCases.flatMap { found[$0]?.diagnostics ?? [] }
  }

  /// Reports a problem of the document, or of layouts: nothing if `environments` is empty.
  ///
  /// - Parameters:
  ///   - own: the severity of this finding, unless the configuration sets one.
  ///   - key: the key that the finding links to, instead of the rule's page.
  mutating func report(
    _ message: @autoclosure () -> String, at range: ByteRange,
    in environments: EnvironmentSet? = nil, severity own: Diagnostic.Severity? = nil,
    note: String? = nil, notes: @autoclosure () -> [Diagnostic.Note] = [],
    help: @autoclosure () -> String? = nil,
    fix: @autoclosure () -> Fix? = nil, on key: KeyDefinition? = nil
  ) {
    let severity = isConfigured ? severity : own ?? severity
    guard environments?.isEmpty != true, allows(severity, at: range),
      found[severity]?.counts(rule.id, at: range) != true
    else { return }
    add(
      Words(
        message: message(), note: note, notes: notes(), help: help(), fix: fix(), key: key),
      at: range, severity, environments ?? [])
  }

  private mutating func add(
    _ words: Words, at range: ByteRange, _ severity: Diagnostic.Severity,
    _ environments: EnvironmentSet
  ) {
    let reported = scope.reported(environments)
    let framework = scope.spec.framework
    var notes = words.note.map { [Diagnostic.Note($0)] } ?? []
    notes += words.notes
    // The code for keys, if it is spelled differently.
    let code = words.help.map { framework.words.code(of: $0) } ?? []
    if !code.isEmpty {
      notes.append(.init("in \(framework.words.framework) \(code.joined(separator: "; "))"))
    }
    let page = words.key?.page?.inFramework(framework).url
    found[severity, default: DiagnosticCollector(limit: scope.settings.maxFindings)].append(
      Diagnostic(
        rule: rule.id, severity: severity, message: words.message, range: range, notes: notes,
        help: words.help, url: page ?? rule.url(in: framework),
        environments: scope.positions(in: reported),
        environmentWords: reported.isEmpty ? nil : scope.environmentWords(of: reported),
        fixes: words.fix.map { [$0] } ?? []))
  }

  /// Reports nodes with the same cause as one finding at the first of them, and the others as notes.
  ///
  /// Suppressed nodes don't count. Reports nothing if fewer than `least` remain.
  mutating func report(
    together offenders: [Offender], atLeast least: Int = 1,
    severity own: Diagnostic.Severity? = nil,
    says: (_ nodes: [Int], _ environments: EnvironmentSet) -> Words
  ) {
    guard offenders.count >= least else { return }
    let severity = isConfigured ? severity : own ?? severity
    let left = offenders.filter { allows(severity, at: $0.place) }
    guard left.count >= least, let first = left.first else { return }
    let environments: EnvironmentSet = left.reduce(into: []) { $0.formUnion($1.environments) }
    var words = says(left.map(\.node), scope.reported(environments))
    let maximum = scope.settings.maxFindings
    let limit = maximum == 0 ? left.count : min(maximum, left.count)
    for (position, offender) in left.dropFirst().prefix(limit + 1).enumerated() {
      let others = position < limit ? 0 : left.count - limit - 2
      let name = scope.name(of: scope.spec.nodes[offender.node])
      words.notes.append(
        Diagnostic.Note(
          "\(name)\(others == 0 ? "" : " and \(others) more") as well", at: offender.place))
    }
    add(words, at: first.place, severity, environments)
  }

  func suppressed(_ offenders: [Offender]) -> [Int] {
    offenders.filter { !allows(severity, at: $0.place) }.map(\.node)
  }

  private func allows(_ severity: Diagnostic.Severity, at range: ByteRange) -> Bool {
    // Nothing else matters about a node that is never there.
    if rule.id != Rule.neverPresent.id, scope.neverPresent.contains(at: range) { return false }
    return suppressions.allows(rule.id, severity, at: range)
  }
}

/// A node that breaks a rule together with others.
struct Offender {
  let node: Int
  /// The range of the invalid value or of the node.
  let place: ByteRange
  /// Empty for a problem of the document.
  var environments: EnvironmentSet = []
}

extension Findings {
  struct Words {
    var message: String
    /// A note without a place, before the others.
    var note: String?
    var notes: [Diagnostic.Note] = []
    var help: String?
    var fix: Fix?
    var key: KeyDefinition?
  }
}

extension KeyDefinition {
  /// The page of the class that has the property; nil for the format's own keys.
  fileprivate var page: Source? {
    guard let property else { return nil }
    if property.hasPrefix("UITabBarController.Sidebar.") { return .sidebarClass }
    return switch property.prefix(while: { $0 != "." }) {
    case "UITab": .tab
    case "UITabGroup": .group
    case "UISearchTab": .searchTab
    default: .controller
    }
  }
}
