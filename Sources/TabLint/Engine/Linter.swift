package import JSON
package import TabModel

/// Runs the rules over specs.
package enum Linter {
  /// A spec and how strictly it is to be checked.
  package struct Input {
    package let spec: TabSpec
    /// The name of its file, for findings that name several.
    package let path: String
    package let settings: LintSettings

    package init(_ spec: TabSpec, path: String = "", settings: LintSettings = LintSettings()) {
      self.spec = spec
      self.path = path
      self.settings = settings
    }
  }

  /// What is found in a spec, in no particular order, and how much the spec itself suppresses.
  package struct Outcome {
    package var diagnostics: [Diagnostic]
    package var suppressed: Int
    /// The rules of which findings were left out because only errors are asked for.
    package var quieted: Set<String>

    package init(diagnostics: [Diagnostic], suppressed: Int, quieted: Set<String> = []) {
      self.diagnostics = diagnostics
      self.suppressed = suppressed
      self.quieted = quieted
    }
  }

  /// Checks one spec by itself.
  package static func lint(_ input: Input) -> Outcome {
    lint([input])[0]
  }

  /// Checks the specs of one run.
  package static func lint(_ inputs: [Input]) -> [Outcome] {
    let scopes = inputs.map { LintScope($0.spec, path: $0.path, settings: $0.settings) }
    let run = LintRun(scopes: scopes)
    return scopes.map { check($0, run, FindingFilter($0.spec, $0.settings)) }
  }

  /// What could be fixed in one spec.
  package static func candidates(_ input: Input) -> FixCandidates {
    let scope = LintScope(input.spec, path: input.path, settings: input.settings)
    let filter = FindingFilter(input.spec, input.settings)
    filter.candidates = FixCandidates()
    _ = check(scope, LintRun(scopes: [scope]), filter)
    return filter.candidates ?? FixCandidates()
  }

  /// What is left of the findings that another part of the tool has made by one rule: with the
  /// rule's id and severity, and without what the spec suppresses.
  package static func outcome(
    of rule: Rule, _ diagnostics: [Diagnostic], in input: Input
  ) -> Outcome {
    guard let severity = input.settings.severity(of: rule) else {
      return Outcome(diagnostics: [], suppressed: 0)
    }
    let suppressions = Suppressions(input.spec)
    let left = diagnostics.filter { !suppressions.hides(rule.id, at: $0.range) }
    return Outcome(
      diagnostics: left.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.rule = rule.id
        diagnostic.severity = severity
        diagnostic.url = rule.url
        return diagnostic
      }, suppressed: diagnostics.count - left.count)
  }

  /// The findings of all rules in one list. Those of a rule are let go when they are in it: of very
  /// many there is no room for two lists.
  private static func joined(_ all: inout [[Diagnostic]]) -> [Diagnostic] {
    if all.count < 2 { return all.first ?? [] }
    var diagnostics: [Diagnostic] = []
    diagnostics.reserveCapacity(all.reduce(0) { $0 + $1.count })
    all.reverse()
    while let told = all.popLast() { diagnostics += told }
    return diagnostics
  }

  private static func check(
    _ scope: LintScope, _ run: LintRun, _ filter: FindingFilter
  ) -> Outcome {
    var all: [[Diagnostic]] = []
    var ran: Set<String> = []
    for rule in Rule.all {
      guard let severity = scope.settings.severity(of: rule),
        scope.settings.runs(rule, specs: run.scopes.count)
      else { continue }
      var findings = Findings(
        rule, severity: severity, isConfigured: scope.settings.severities[rule.id] != nil,
        in: scope, filter)
      switch rule.check {
      case .reading, .suppressions, .records: continue
      case .spec(let check): check(scope, &findings)
      case .layout(let check): check(scope, &findings)
      case .symbols(let check):
        guard let symbols = scope.settings.symbols else { continue }
        check(scope, symbols, &findings)
      case .strings(let check):
        guard let strings = scope.settings.strings else { continue }
        check(scope, strings, &findings)
      case .assets(let check):
        guard let assets = scope.settings.assets else { continue }
        check(scope, assets, &findings)
      case .run(let check): check(scope, run, &findings)
      }
      if filter.hasSuppressions { ran.insert(rule.id) }
      var told = findings.takeDiagnostics()
      for index in told.indices { scope.locate(&told[index]) }
      if !told.isEmpty { all.append(told) }
    }
    if filter.hasSuppressions, let severity = scope.settings.severity(of: .unusedSuppression) {
      var findings = Findings(
        .unusedSuppression, severity: severity, in: scope, filter)
      filter.reportUnused(ran: ran, to: &findings)
      all.append(findings.takeDiagnostics())
    }
    return Outcome(
      diagnostics: joined(&all), suppressed: filter.suppressed, quieted: filter.quieted)
  }
}
