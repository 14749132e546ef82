import TabLint
import TabReports

extension Rule {
  /// The rule for reports.
  var reported: ReportedRule {
    ReportedRule(
      id: id, severity: severity, summary: summary, rationale: rationale,
      help: RulePage(self).paragraphs.dropFirst().map { .init($0.heading, $0.text) }, url: url)
  }
}
