import JSON
import TabModel

extension Rule {
  static let removableForGood = Rule(
    id: "removable-for-good",
    severity: .note,
    summary: "Without a sidebar, users cannot remove items from an iPad's bar.",
    rationale: """
      Users can edit the bar of an iPad and drag items out of it, even without a sidebar. There, \
      nothing lists what they removed, so the tab is gone, also after a restart.
      """,
    remedy: """
      Write 'preferredPlacement: movable', which users can move but not remove, or 'fixed'; or \
      offer a sidebar with 'mode: tabSidebar'.
      """,
    exception: "The app restores the bar itself, or another screen leads to the tab.",
    apple: """
      The header of UITab says which placements users can remove from the bar. The UIKit article \
      describes editing in the sidebar only, from which a removed tab can be added again.
      """,
    sources: [.placement, .article],
    certainty: """
      Observed on iPadOS 26: a report with reproduction steps, and a repair that fixed the tabs. \
      iPadOS 18 and 27 are assumed to be the same.
      """,
    only: .uiKit,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "library", "title": "Library", "image": "books.vertical",
           "preferredPlacement": "fixed"},
          {"identifier": "browse", "title": "Browse", "image": "globe",
           "preferredPlacement": "movable"},
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "26.0"},
                     {"platform": "iOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "library", "title": "Library", "image": "books.vertical"},
          {"identifier": "browse", "title": "Browse", "image": "globe"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
         "tabs": [
          ↓{"identifier": "library", "title": "Library", "image": "books.vertical"{+,
           "preferredPlacement": "movable"+}},
          {"identifier": "browse", "title": "Browse", "image": "globe"{+,
           "preferredPlacement": "movable"+}},
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      let removable = scope.customization.removableItems()
      findings.report(together: scope.offenders(removable, at: \.range)) { nodes, environments in
        let isOne = nodes.count == 1
        let firstMovable = spec.nodes.indices.first {
          spec.nodes[$0].placement == .movable || spec.nodes[$0].placement == .optional
        }
        let mayBeFixed = firstMovable.map { first in nodes.allSatisfy { $0 < first } } ?? true
        return Findings.Words(
          message: "users can remove \(scope.names(of: nodes, in: removable)) from the bar"
            + "\(scope.place(of: environments)), and nothing brings \(isOne ? "it" : "them") back",
          note:
            "(observed, not documented) this bar can be edited, and no sidebar lists what was removed",
          help: "write 'preferredPlacement: movable'\(mayBeFixed ? " or 'fixed'" : "")"
            + (isOne ? "" : " on each"))
      }
    })
}
