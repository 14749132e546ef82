import JSON

extension FindingReport {
  /// Leaves out what one rule says about one file over and over: so many places are reported, and
  /// one more finding of that rule and severity says how many more there are.
  ///
  /// All of them are still counted. Findings that a baseline holds are limited by themselves.
  ///
  /// - Parameter most: 0 for no limit.
  package mutating func limit(to most: Int) {
    guard most > 0, findings.count > most + 1 else { return }
    let kinds = findings.map(Kind.init)
    let totals = kinds.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    guard totals.values.contains(where: { $0 > most + 1 }) else { return }
    var seen: [Kind: Int] = [:]
    var told: [ReportedFinding] = []
    for (finding, kind) in zip(findings, kinds) {
      seen[kind, default: 0] += 1
      let place = seen[kind] ?? 0
      let rest = (totals[kind] ?? 0) - most - 1
      if place <= most || rest == 0 {
        told.append(finding)
      } else if place == most + 1 {
        told.append(finding.standing(for: rest))
      }
    }
    findings = told
  }

  /// What findings share that are reported as one.
  private struct Kind: Hashable {
    let path: String
    let rule: String
    let severity: Diagnostic.Severity
    let isBaselined: Bool

    init(_ finding: ReportedFinding) {
      path = finding.path
      let diagnostic = finding.diagnostic
      rule = diagnostic.rule
      severity = diagnostic.severity
      isBaselined = finding.isBaselined
    }
  }
}
