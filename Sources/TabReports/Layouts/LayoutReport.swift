package import TabAnalysis

/// The layouts of `resolve`, which text, JSON, SVG and HTML share.
package struct LayoutReport {
  package let layouts: [LayoutResult]
  /// In the order of reports; nil if the spec was not checked.
  package let findings: [ReportedFinding]?

  package init(_ layouts: [LayoutResult], findings: [ReportedFinding]? = nil) {
    self.layouts = layouts
    self.findings = findings
  }
}
