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
      let groups = matrix.layouts.enumerated().flatMap { index, folded in
        [folded.laidOut, matrix.languages?.worst[index]].compactMap(\.self).map {
          LayoutGroup($0, folded.environments, among: matrix.environments)
        }
      }
      var page = LayoutPage(
        groups, findings: matrix.findings, text: matrix.spec.document.bytes, path: matrix.path)
      page.titles = matrix.languages?.titles
      return page.bytes()
    }
  }
}
