import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let barOrder = Rule(
    id: "bar-order",
    section: .placement,
    severity: .note,
    summary: "The bar of an iPad has its items in the order of the spec.",
    rationale: """
      In regular width an iPad's bar shows fixed items first and pinned ones last, wherever they \
      are written. In compact width and on iPhone the same tabs stand in the order of 'tabs', so \
      people who resize the window, or who use both devices, find them in two orders.
      """,
    remedy: "Write fixed tabs first and pinned ones last.",
    exception: "The difference is wanted.",
    apple: """
      The UIKit article and the header of UITab divide the bar into fixed, customizable and pinned \
      tabs, from the leading to the trailing edge.
      """,
    sources: [.article, .tab],
    certainty: """
      The three parts are documented; that each of them goes by the order of the spec is assumed.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "map", "title": "Map", "preferredPlacement": "fixed"},
        {"identifier": "saved", "title": "Saved", "image": "bookmark"},
        {"identifier": "profile", "title": "Profile", "image": "person",
         "preferredPlacement": "pinned"}
      ]}
      """,
      """
      {"tabs": [
        {"type": "search"},
        {"identifier": "map", "title": "Map", "preferredPlacement": "fixed"},
        {"identifier": "guides", "title": "Guides", "preferredPlacement": "sidebarOnly"},
        {"identifier": "saved", "title": "Saved", "image": "bookmark", "children": [
          {"identifier": "places", "title": "Places"}
        ]}
      ]}
      """,
    ],
    rejects: [
      """
      {"tabs": ↓[
        {"identifier": "saved", "title": "Saved", "image": "bookmark"},
        {"identifier": "map", "title": "Map", "preferredPlacement": "fixed"}
      ]}
      """,
      """
      {"tabs": ↓[
        {"identifier": "saved", "title": "Saved", "image": "bookmark", "children": [
          {"identifier": "places", "title": "Places", "image": "mappin",
           "preferredPlacement": "pinned"}
        ]},
        {"identifier": "map", "title": "Map", "image": "map"}
      ]}
      """,
    ],
    check: .layout { scope, findings in
      let spec = scope.spec
      guard scope.ships(on: .iPadOS), isOutOfOrder(spec.nodes.indices, spec) else { return }
      let wide = scope.environmentBits {
        $0.platform.name == .iPadOS && $0.sizeClass == .regular
      }
      for (_, view) in scope.views(in: wide) {
        let items = (view.layout.tabBar?.items ?? []).compactMap(\.node).filter {
          !spec.nodes[$0].isSearch
        }
        guard let place = items.indices.dropFirst().first(where: { items[$0] < items[$0 - 1] })
        else { continue }
        let (first, second) = (spec.nodes[items[place - 1]], spec.nodes[items[place]])
        findings.report(
          "the bar of an iPad has its items in another order than the spec", at: spec.tabs,
          in: view.environment,
          notes: [
            Diagnostic.Note(
              "\(scope.name(of: first)), which is written behind \(scope.name(of: second)), comes "
                + "before it in the bar",
              at: spec.range(first.object)),
            Diagnostic.Note("fixed items come first, pinned ones last"),
          ],
          help: "write fixed tabs first and pinned ones last")
      }
    })
}

/// Whether some node belongs into an earlier part of the bar than one before it.
private func isOutOfOrder(_ indices: Range<Int>, _ spec: TabSpec) -> Bool {
  var latest = 0
  for index in indices where !spec.nodes[index].isSearch {
    let part: Int
    switch spec.resolvedPlacement(of: spec.nodes[index]) {
    case .fixed: part = 0
    case .automatic, .default, .movable: part = 1
    case .pinned: part = 2
    case .optional, .sidebarOnly: continue
    }
    if part < latest { return true }
    latest = part
  }
  return false
}
