import JSON
import TabModel

extension Rule {
  static let barOrder = Rule(
    id: "bar-order",
    severity: .note,
    summary: "The items of an iPad's bar are in the order of the spec.",
    rationale: """
      In regular width an iPad's bar shows fixed items first and pinned ones last, wherever they \
      are written. In compact width and on iPhone the same tabs are in the order of 'tabs', so \
      users who resize the window, or who use both devices, find them in two orders.
      """,
    remedy: """
      Write fixed tabs first and pinned ones last, before the search tab, and the names in \
      'compactTabIdentifiers' likewise.
      """,
    exception: "The difference is intended.",
    apple: """
      The UIKit article and the header of UITab divide the bar into fixed, customizable and pinned \
      tabs, from the leading to the trailing edge.
      """,
    sources: [.article, .placement],
    certainty: """
      The three parts are documented, and that the customizable one follows the order of the spec \
      is stated; that the others do is assumed. Tabs of different {groups} are not compared.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "map", "title": "Map", "image": "map", "preferredPlacement": "fixed"},
          {"identifier": "saved", "title": "Saved", "image": "bookmark", "children": [
            {"identifier": "places", "title": "Places", "image": "mappin",
             "preferredPlacement": "pinned"}
          ]},
          {"identifier": "guides", "title": "Guides", "image": "book"},
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": ↓[[-
          {"identifier": "saved", "title": "Saved", "image": "bookmark"},-]
          {"identifier": "map", "title": "Map", "image": "map", "preferredPlacement": "fixed"}{+,
          {"identifier": "saved", "title": "Saved", "image": "bookmark"}+}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": [[-"profile", "saved"-]{+"saved", "profile"+}, "com.apple.UIKit.Search"],
         "tabs": ↓[{+
          {"identifier": "saved", "title": "Saved", "image": "bookmark"},+}
          {"identifier": "profile", "title": "Profile", "image": "person",
           "preferredPlacement": "pinned"}[-,
          {"identifier": "saved", "title": "Saved", "image": "bookmark"}-],
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      remedy: "Write fixed tabs first and pinned ones last, before the search tab."),
    check: .spec { spec, scope, findings in
      let different = scope.environmentsOfLayouts { shared in
        shared.conditions.usesPlacement && pairOutOfOrder(shared) != nil
      }
      if different.isEmpty { return }
      let environments = scope.reported(
        different.intersection(scope.environmentSet(where: \.barTakesTurnsWithSidebar)))
      guard let layout = scope.layouts(in: environments).first,
        let pair = pairOutOfOrder(layout)
      else { return }
      let (first, second) = (spec.nodes[pair.first], spec.nodes[pair.second])
      findings.report(
        "the order of the bar differs from the spec\(scope.place(of: environments))",
        at: spec.tabsRange, in: environments,
        notes: [
          Diagnostic.Note(
            "\(scope.name(of: first)), which is written after \(scope.name(of: second)), comes "
              + "before it in the bar", at: first.range),
          Diagnostic.Note("fixed items come first, pinned ones last"),
        ],
        help: "write fixed tabs first and pinned ones last"
          + (spec.hasAny(.search) ? ", before the search tab" : "")
          + (scope.bottomBars.hasList ? ", in 'compactTabIdentifiers' as well" : ""))
    })
}

/// Returns the first two sibling items that are not in the written order, ignoring search tabs. Of a repeated
/// group each sample has its own.
private func pairOutOfOrder(_ shared: SharedLayout) -> (first: Int, second: Int)? {
  let layout = shared.sampled
  let spec = layout.spec
  var latest: [Int?: Int] = [:]
  for index in layout.itemNodes where spec.nodes[index].kind != .search {
    let parent = spec.nodes[index].parent
    if let before = latest[parent], index < before {
      return (spec.origin(of: before), spec.origin(of: index))
    }
    latest[parent] = index
  }
  return nil
}
