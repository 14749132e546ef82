import JSON
package import TabAnalysis
import TabModel

/// A matrix, and what its formats show besides.
package struct MatrixReport {
  package let matrix: Matrix
  package let path: String
  /// In the order of reports; nil if the spec was not checked.
  package let findings: [ReportedFinding]?
  /// True to show the taps to every destination instead of the differences and the table.
  let showsTaps: Bool
  /// For `--language all`: for each layout the translations that are shown; and the titles.
  package var languages: (translations: [[LayoutResult]], titles: TitleReport)?

  package init(
    _ matrix: Matrix, path: String, findings: [ReportedFinding]? = nil, showsTaps: Bool = false
  ) {
    self.matrix = matrix
    self.path = path
    self.findings = findings
    self.showsTaps = showsTaps
  }

  /// App name, or the file name if there is none.
  var name: String { matrix.spec.name?.value ?? path }
}
