import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let searchLikeTab = Rule(
    id: "search-like-tab",
    section: .placement,
    severity: .warning,
    summary: "What looks like search is a search tab.",
    rationale: """
      The system knows search only by its type. An ordinary tab with search's title or symbol \
      stays among the others where people expect search apart at the trailing end (iPhone and \
      compact iPad) or pinned (iPad, Mac), and it never puts the cursor into the search field.
      """,
    remedy: "Write 'type: search' and remove 'identifier'; title and image come with the type.",
    exception: """
      The tab does not search, but only inspects or enlarges; then another symbol would serve it \
      better.
      """,
    apple: """
      The UIKit article has UISearchTab for search: it brings the system's symbol, and stands \
      apart where the bar is compact.
      """,
    sources: [.article, .searchTab],
    certainty: """
      What the type does is documented. That a tab with this title or symbol is meant for search \
      is a guess, and a title in another language is not noticed.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "maps", "title": "Maps", "image": "map"},
        {"type": "search", "title": "Search"}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "maps", "title": "Search Party", "image": "person.3"},
        {"identifier": "zoom", "title": "Zoom", "image": "plus.magnifyingglass"},
        {"identifier": "lens", "title": "Lens", "image": {"asset": "magnifyingglass"}}
      ]}
      """,
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "maps", "title": "Maps", "image": "map"},
        ↓{"identifier": "find", "title": "Find", "image": "magnifyingglass"}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "maps", "title": "Maps", "image": "map", "children": [
          ↓{"identifier": "find", "title": " SEARCH "},
          ↓{"identifier": "look", "title": "Look", "image": {"systemName": "magnifyingglass"}}
        ]}
      ]}
      """,
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      for node in spec.nodes where node.kind == .tab {
        let hasTitle = hasSearchTitle(node, spec)
        let hasSymbol = hasSearchSymbol(node, spec)
        guard hasTitle || hasSymbol else { continue }
        let likeness = hasTitle ? "is titled like search" : "has the symbol of search"
        let other = hasTitle && hasSymbol ? "title and symbol" : hasTitle ? "title" : "symbol"
        findings.report(
          "\(scope.name(of: node)) \(likeness), but is an ordinary tab", at: node.object,
          notes: [.init(searchTabPrivilege(scope))],
          help: "write 'type: search' and remove 'identifier', or choose another \(other)")
      }
    })
}

/// What a search tab has, and no other tab, on the devices of a spec.
private func searchTabPrivilege(_ scope: LintScope) -> String {
  let isPinned = scope.ships(on: .iPadOS, .macCatalyst)
  let isApart = scope.ships(on: .iOS, .iPadOS)
  guard isPinned || isApart else {
    return "only a search tab is search to the system, with its own symbol and title"
  }
  let pinned = isPinned ? "is pinned by itself on \(isApart ? "iPad" : "Mac")" : nil
  let apart = isApart ? "may stand apart on \(scope.ships(on: .iOS) ? "iPhone" : "iPad")" : nil
  return "only a search tab \([pinned, apart].compactMap(\.self).joined(separator: " and "))"
}

private func hasSearchSymbol(_ node: Node, _ spec: TabSpec) -> Bool {
  guard node.image.exists else { return false }
  let document = spec.document
  if document.isString(node.image) { return document.isText(node.image, "magnifyingglass") }
  guard let name = document.members(of: node.image).first else { return false }
  return document.isText(name.value, "magnifyingglass") && document.isText(name.key, "systemName")
}

private func hasSearchTitle(_ node: Node, _ spec: TabSpec) -> Bool {
  let mayBe = spec.document.withText(node.title) { text in
    guard text.count >= 6 else { return false }
    // It has to begin with the letter, with a space, or with one beyond ASCII.
    return text[0] | 0x20 == UInt8(ascii: "s") || text[0] <= 0x20 || text[0] >= 0x80
  }
  guard mayBe else { return false }
  let title = spec.title(of: node).unicodeScalars.drop(while: \.properties.isWhitespace)
  let end = title.lastIndex { !$0.properties.isWhitespace } ?? title.startIndex
  return title.endIndex > end && String(title[...end]).lowercased() == "search"
}
