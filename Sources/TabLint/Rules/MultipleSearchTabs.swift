import JSON
import TabModel

extension Rule {
  static let multipleSearchTabs = Rule(
    id: "multiple-search-tabs",
    severity: .error,
    summary: "There is at most one search tab at a time.",
    rationale: """
      UIKit gives every search tab the same identifier, although identifiers must be unique: code \
      cannot select the second, and on iPhone only one can be separate at the end of the bar.
      """,
    remedy: "Keep one search tab that searches everything.",
    exception: """
      Never for search tabs that are present together. If their availability excludes each other, \
      no suppression is needed.
      """,
    apple: """
      The header of UISearchTab gives it an identifier of its own; the one of UITab asks for \
      identifiers that are unique in the whole controller.
      """,
    sources: [.searchTab, .tab],
    certainty: "Documented.",
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "trips", "title": "Trips", "image": "airplane"},
          {"type": "search", "title": "Find", "automaticallyActivatesSearch": true,
           "availability": {"horizontalSizeClass": "compact"}},
          {"type": "search", "title": "Find Trips", "automaticallyActivatesSearch": true,
           "availability": {"horizontalSizeClass": "regular"}}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "trips", "title": "Trips", "image": "airplane"},
          {"identifier": "saved", "title": "Saved", "image": "bookmark"},
          {"type": "search", "automaticallyActivatesSearch": true}[-,
          ↓{"type": "search", "title": "Find Hotels", "automaticallyActivatesSearch": true}-]
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "trips", "title": "Trips", "image": "airplane", "children": [
            {"identifier": "past", "title": "Past"},
            {"type": "search", "availability": {"platforms": ["iPadOS"[-, "tvOS"-]]}}
          ]},
          ↓{"type": "search", "automaticallyActivatesSearch": true,
           "availability": {"platforms": ["tvOS", "visionOS"]}}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      severity: .warning,
      rationale: """
        Of several tabs with the search role only the first is used for search: on iPhone only it \
        can be separate at the end of the bar, and the others are ordinary tabs with the search \
        symbol.
        """,
      apple: "The reference of the search role says that the first tab with it is used.",
      certainty: "Documented. In generated code the second search tab is called 'search2'."),
    check: .spec { spec, scope, findings in
      var earlier = EarlierNodes<Int>(scope)
      for index in spec.nodes.indices where spec.nodes[index].kind == .search {
        guard let other = earlier.add(index, as: 0) else { continue }
        findings.report(
          "there is another search tab already", at: spec.nodes[index].range,
          notes: [
            Diagnostic.Note("the first one is here", at: spec.nodes[other].range),
            Diagnostic.Note(
              scope.dissolvesGroups
                ? "of several tabs with the search role only the first is used"
                : "both have the identifier '\(TabSpec.searchIdentifier)'"),
          ],
          help: """
            keep one search tab that searches everything, or give both an 'availability' that \
            never has them together
            """)
      }
    })
}
