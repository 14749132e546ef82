import LocatedJSON
package import SurveyReports
import TabHierarchy
import TabLayout
import Writing

extension MatrixFormat {
  /// The page that people open, send and print.
  package static var html: MatrixFormat {
    MatrixFormat(
      name: "html",
      summary: "One page: the devices, findings beside them, how far everything is, and the spec.",
      needs: .findings
    ) { matrix, _ in
      let groups = matrix.layouts.map { folded in
        LayoutGroup(folded.laidOut, folded.environments, among: matrix.environments)
      }
      return LayoutPage(
        groups, findings: matrix.findings, text: matrix.spec.document.bytes, path: matrix.path
      ).bytes()
    }
  }
}
