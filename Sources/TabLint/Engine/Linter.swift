package import JSON
package import TabModel

package enum Linter {
  package struct Input {
    package let spec: TabSpec
    package let path: String
    package let settings: LintSettings

    package init(_ spec: TabSpec, path: String = "", settings: LintSettings = LintSettings()) {
      self.spec = spec
      self.path = path
      self.settings = settings
    }
  }

  package struct Outcome {
    package var diagnostics: [Diagnostic]
    package var suppressed: Int
    package var quieted: Set<String>

    package init(diagnostics: [Diagnostic], suppressed: Int, quieted: Set<String> = []) {
      self.diagnostics = diagnostics
      self.suppressed = suppressed
      self.quieted = quieted
    }
  }

  package static func lint(_ input: Input) -> Outcome {
    lint([input])[0]
  }

  package static func lint(_ inputs: [Input]) -> [Outcome] {
    let scopes = inputs.map { LintScope($0.spec, path: $0.path, settings: $0.settings) }
    let run = LintRun(scopes: scopes)
    return scopes.map { check($0, run, onlyErrors: $0.settings.onlyErrors) }
  }

  /// Returns the errors in a spec, or all findings. What rules ask about is computed once for both.
  package static func lint(_ scope: LintScope, onlyErrors: Bool) -> Outcome {
    check(scope, LintRun(scopes: [scope]), onlyErrors: onlyErrors)
  }

  /// Returns the unsuppressed findings of one rule.
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
        diagnostic.url = rule.url(in: input.spec.framework)
        return diagnostic
      }, suppressed: diagnostics.count - left.count)
  }

  private static func check(
    _ scope: LintScope, _ run: LintRun, onlyErrors: Bool
  ) -> Outcome {
    let spec = scope.spec
    var settings = scope.settings
    settings.onlyErrors = onlyErrors
    let suppressions = Suppressions(spec, onlyErrors: onlyErrors)
    var diagnostics: [Diagnostic] = []
    var ran: Set<String> = []
    for rule in Rule.all
    where settings.runs(rule, specs: run.scopes.count) && rule.isAbout(spec.framework) {
      let configured = settings.severities[rule.id] ?? nil
      var findings = Findings(
        rule, configured ?? rule.severity(in: spec.framework), isConfigured: configured != nil,
        scope, suppressions)
      switch rule.check {
      case .reading, .records: break
      case .spec(let check): check(spec, scope, &findings)
      case .strings(let check): settings.strings.map { check(spec, scope, $0, &findings) }
      case .assets(let check): settings.assets.map { check(spec, scope, $0, &findings) }
      case .run(let check): check(scope, run, &findings)
      case .suppressions: suppressions.reportUnused(ran: ran, to: &findings)
      }
      diagnostics += findings.diagnostics
      if !suppressions.isEmpty, settings.hasAllInput(of: rule) { ran.insert(rule.id) }
    }
    return Outcome(
      diagnostics: diagnostics, suppressed: suppressions.suppressed,
      quieted: suppressions.quieted)
  }
}
