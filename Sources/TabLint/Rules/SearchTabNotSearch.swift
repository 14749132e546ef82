import JSON
import TabModel

extension Rule {
  static let searchTabNotSearch = Rule(
    id: "search-tab-not-search",
    severity: .warning,
    summary: "A search tab is for search.",
    rationale: """
      The type says what the tab is: the system separates it from the others on iPhone, pins it on \
      iPad and Mac and may put the cursor into a search field. Its symbol and title suggest \
      something other than search.
      """,
    remedy: """
      If the tab is for search, use the search symbol or a title for search; otherwise write \
      'type: tab' with an 'identifier', and name it in 'prominentTabIdentifier' to keep it separate \
      from 27 on.
      """,
    exception: "The title means search in the app's language.",
    apple: """
      The UIKit article introduces UISearchTab for search, with the system's symbol and title by \
      default.
      """,
    sources: [.article, .searchTab],
    certainty: """
      What the type does is documented. That the tab has another purpose is a guess from title and \
      image, if it has both. Search, Find, Explore, Browse and Discover count as search, in upper \
      or lower case.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "shop", "title": "Shop", "image": "cart"},
          {"type": "search", "title": "Offers", "image": "text.magnifyingglass",
           "automaticallyActivatesSearch": true}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "shop", "title": "Shop", "image": "cart"},
          {"type": "search", "title": "discover", "image": "sparkles",
           "automaticallyActivatesSearch": true}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "shop", "title": "Shop", "image": "cart"},
          {"type": "search", "image": "sparkles", "automaticallyActivatesSearch": true}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "shop", "title": "Shop", "image": "cart"},
          ↓{[-"type": "search"-]{+"identifier": "profile"+}, "title": "Profile", "image": "person.crop.circle"[-,
           "automaticallyActivatesSearch": true-]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "shop", "title": "Shop", "image": "cart"},
          ↓{"type": "search", "title": "Offers", "image": [-{"asset": -]"magnifyingglass"[-}-],
           "automaticallyActivatesSearch": true}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices
      where spec.nodes[index].kind == .search && scope.search.isNotSearch(spec.nodes[index]) {
        let node = spec.nodes[index]
        let title = isBlank(spec.title(of: node)) ? "" : " \(scope.name(of: node))"
        let keys =
          node.automaticallyActivatesSearch.isTrue ? " and 'automaticallyActivatesSearch'" : ""
        findings.report(
          "the search tab\(title) has neither the symbol nor a title of search",
          at: node.range,
          note: "for the system and VoiceOver the tab is search",
          help:
            "remove 'image' if the tab is for search; if not, remove 'type'\(keys) and write an "
            + "'identifier'"
            + (scope.isSomewhere(index) { $0.mayHaveDistinctItem && $0.osVersion.major >= 27 }
              ? "; 'prominentTabIdentifier' keeps it separate from 27 on" : ""))
      }
    })
}

extension TabSpec {
  func hasOtherImageThanSearch(_ node: Node) -> Bool {
    guard let image = node.image?.value else { return false }
    return image.isAsset || !image.name.split(separator: ".").contains("magnifyingglass")
  }
}

let searchTitles: Set = ["search", "find", "explore", "browse", "discover"]
