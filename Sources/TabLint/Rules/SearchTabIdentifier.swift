import JSON
import TabModel

extension Rule {
  static let searchTabIdentifier = Rule(
    id: "search-tab-identifier",
    severity: .error,
    summary: "A search tab has the identifier that UIKit gives it, and no other node uses it.",
    rationale: """
      UIKit names every search tab itself. Code that looks for the spec's identifier does not find \
      the tab, and another tab with the search tab's identifier cannot be distinguished from it, \
      on every platform.
      """,
    remedy: """
      Remove 'identifier' from the search tab, and refer to it as 'com.apple.UIKit.Search'. Give \
      any other tab an identifier of its own.
      """,
    exception: """
      Never. If the tab needs its own identifier, make it a plain tab with a magnifying glass \
      instead of a {searchTabType}.
      """,
    apple: """
      The header of UISearchTab gives it the system's identifier and no other way to set one; that \
      of UITab requires identifiers that are unique in the whole controller.
      """,
    sources: [.searchTab, .tab],
    certainty: "Documented.",
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": ["home", "com.example.Search", "com.apple.UIKit.Search"],
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "com.example.Search", "title": "Find", "image": "eyes"},
           {"type": "search", "title": "Look Up", "automaticallyActivatesSearch": true}
         ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"},
          {"type": "search", [-"identifier": ↓"search", -]"automaticallyActivatesSearch": true}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": ↓"[-com.apple.UIKit.Search-]{+find+}", "title": "Find", "image": "eyes"}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      summary: "A search tab has the identifier of the format, and no other node uses it.",
      rationale: """
        In a spec every search tab is called 'com.apple.UIKit.Search'. Another identifier has no \
        effect, and another tab with this one cannot be distinguished from the search tab, on every \
        platform.
        """),
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices {
        guard let identifier = spec.nodes[index].identifier else { continue }
        let isOfSearch = identifier.value == TabSpec.searchIdentifier
        if spec.nodes[index].kind == .search {
          findings.report(
            isOfSearch
              ? "leave out the identifier of a search tab: it is always this one"
              : "'\(clipped(identifier.value))' cannot be the identifier of a search tab",
            at: identifier.range,
            note: "every search tab is called 'com.apple.UIKit.Search'"
              + (scope.dissolvesGroups ? " in a spec" : " by UIKit"),
            help: "remove 'identifier', and refer to the tab as 'com.apple.UIKit.Search'",
            fix: spec.removing(identifier.range, "remove 'identifier'", isSafe: true))
        } else if isOfSearch {
          findings.report(
            "'com.apple.UIKit.Search' is the identifier of search tabs, not of a \(scope.noun(of: spec.nodes[index]))",
            at: identifier.range,
            help: spec.nodes[index].kind == .group
              ? "give this \(scope.group) an identifier of its own"
              : #"give this tab an identifier of its own, or make it a search tab: "type": "search""#
          )
        }
      }
    })
}
