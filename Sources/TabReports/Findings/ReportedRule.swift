package import JSON

/// A rule as reports describe it to programs that know nothing of tabspec.
package struct ReportedRule: Sendable {
  /// A paragraph of the rule's page.
  package struct Paragraph: Sendable {
    package let heading: String
    package let text: String

    package init(_ heading: String, _ text: String) {
      self.heading = heading
      self.text = text
    }
  }

  package let id: String
  /// What the rule speaks with where no configuration says otherwise.
  package let severity: Diagnostic.Severity
  /// What is true of a spec that keeps the rule, in one sentence.
  package let summary: String
  /// Why the rule is there.
  package let rationale: String
  /// What to do about a finding, and where it is right to do nothing.
  package let help: [Paragraph]
  /// The page that the rule is taken from.
  package let url: String?

  package init(
    id: String, severity: Diagnostic.Severity, summary: String, rationale: String,
    help: [Paragraph], url: String?
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.help = help
    self.url = url
  }
}
