/// Sections 4, 5 and 7.
extension ResolutionCase {
  private static let pad = "iPadOS 27.0 regular landscape"
  private static let padTitles = "observed: The bar at the top of an iPad"

  static let regions = [
    ResolutionCase(
      "`automatic`, written or not, is `default` on root nodes and `optional` below.", pad,
      tabs(tab("a", #""preferredPlacement": "automatic""#), group("g", [tab("b")])),
      state: #""tabBarOrder": ["b"]"#, bar: "(b.customizable a.customizable* g.customizable)"),
    ResolutionCase(
      "A search tab without `preferredPlacement` is `pinned`.", pad, tabs(search(), tab("a")),
      bar: "a.customizable com.apple.UIKit.Search.pinned*", shows: [.title, .image],
      notes: [
        "stated com.apple.UIKit.Search: A search tab without a placement", padTitles,
        "observed: If the app selects nothing, a search tab",
      ]),
    ResolutionCase(
      "A search tab whose `preferredPlacement` is written as `automatic` is not pinned", pad,
      tabs(search(#""preferredPlacement": "automatic""#)),
      bar: "com.apple.UIKit.Search.customizable*", notes: [padTitles]),
    ResolutionCase(
      "Within a region, items are in traversal order.", pad,
      tabs(
        tab("a"), tab("p", #""preferredPlacement": "pinned""#), tab("b"),
        tab("f", #""preferredPlacement": "fixed""#), tab("e", #""preferredPlacement": "fixed""#)),
      bar: "f.fixed e.fixed a.customizable* b.customizable p.pinned",
      notes: [
        "assumed: Fixed items", "stated: Movable items are initially in", padTitles,
        "observed: If the app selects nothing, the first of tabs",
      ]),
    ResolutionCase(
      "A hidden node is not in the bar.", pad, tabs(tab("a", #""isHidden": true"#), tab("b")),
      bar: "b.customizable*"),
    ResolutionCase(
      "the `default` nodes that neither `tabBarOrder` nor `removedFromTabBar` names", pad,
      tabs(
        tab("a"), tab("b"), tab("m", #""preferredPlacement": "movable""#), tab("c"),
        group("g", [tab("n")], #""preferredPlacement": "sidebarOnly""#)),
      state: #""tabBarOrder": ["c", "n"], "removedFromTabBar": ["a", "m"]"#,
      bar: "(c.customizable n.customizable b.customizable m.customizable)",
      notes: [
        "stated: Movable items are initially in", "stated: A user's order comes first", padTitles,
        "observed: If the app selects nothing, the first of tabs",
        "assumed: Placement affects the bar",
        "assumed: A user's order of the bar does not change",
      ]),
    ResolutionCase(
      "the nodes in `tabBarOrder`, at any depth, except unknown and hidden ones", pad,
      tabs(group("g", []), tab("f", #""preferredPlacement": "fixed""#), tab("a")),
      state: #""tabBarOrder": ["gone", "f", "a"]"#,
      bar: "(f.fixed a.customizable g.customizable*)",
      notes: [
        "stated: Movable items are initially in", "stated: A user's order comes first",
        "assumed: Entries of a user's order", "observed: In the sidebar a fixed tab",
        padTitles, "observed: If the app selects nothing, the first of tabs",
        "assumed: A user's order of the bar does not change",
      ]),
    ResolutionCase(
      "`tabBarOrder` overrides `removedFromTabBar`, and `hidden` overrides `shown`", pad,
      tabs(group("g", []), tab("a"), tab("b", #""allowsHiding": true"#)),
      state: """
        "tabBarOrder": ["a", "g", "a"], "removedFromTabBar": ["a"], "hidden": ["b"], "shown": ["b"]
        """,
      bar: "(a.customizable g.customizable*)", sidebar: "a g[]",
      notes: [
        "assumed: Of two mentions of an identifier",
        "stated: Movable items are initially in",
        "stated: A user's order comes first", padTitles,
        "observed: If the app selects nothing, the first of tabs",
        "assumed: A user's order of the bar does not change",
      ]),
  ]

  static let roots = [
    ResolutionCase(
      "That a `sidebarOnly` node shows up is `observed` on iOS", "iOS 27.0",
      tabs(tab("a", #""preferredPlacement": "sidebarOnly""#)), bar: "a*",
      notes: ["observed a: In an iPhone's bar a"]),
    ResolutionCase(
      "tvOS and visionOS", "visionOS 27.0",
      tabs(tab("a", #""preferredPlacement": "sidebarOnly""#)), bar: "a*",
      notes: ["assumed a: In a bar that does not use"]),
    ResolutionCase(
      "On an iPad in compact width that a `sidebarOnly` node is an item",
      "iPadOS 27.0 compact portrait", tabs(tab("a", #""preferredPlacement": "sidebarOnly""#)),
      bar: "a*", notes: ["observed: In compact width"]),
    ResolutionCase(
      "those of a compact iPad minimize is `assumed`", "iPadOS 27.0 compact portrait",
      tabs(tab("a")) + #"|"tabBarMinimizeBehavior": "onScrollDown""#, bar: "a*",
      notes: [
        "observed: In compact width", "assumed: In compact width the bar of an iPad minimizes",
      ]),
    ResolutionCase(
      "those of a compact iPad minimize is `assumed`", "iPadOS 18.0 compact portrait",
      tabs(tab("a")) + #"|"tabBarMinimizeBehavior": "onScrollDown""#, bar: "a*",
      notes: ["observed: In compact width"]),
    ResolutionCase(
      "those of a compact iPad minimize is `assumed`", "iOS 27.0",
      tabs(tab("a")) + #"|"tabBarMinimizeBehavior": "onScrollDown""#, bar: "a*", notes: []),
    ResolutionCase(
      "A hidden node stays in the bar; `isHidden` affects the sidebar.", "iOS 27.0",
      tabs(tab("a", #""isHidden": true"#)), bar: "a*",
      notes: ["observed a: isHidden affects the sidebar; a hidden tab stays in the"]),
    ResolutionCase(
      "`observed` on iOS from 26", "iOS 26.0", tabs(tab("a", #""isHidden": true"#)), bar: "a*",
      notes: ["observed a: isHidden affects the sidebar; a hidden tab stays in the"]),
    ResolutionCase(
      "`observed` on iOS from 26", "iOS 18.4 sdk 26.0", tabs(tab("a", #""isHidden": true"#)),
      bar: "a*", notes: ["assumed a: isHidden affects the sidebar; a hidden tab stays in"]),
    ResolutionCase(
      "and at the side of an iPhone Duo `assumed` [R]", "iphone-duo 27.1",
      tabs(tab("a"), tab("b"), tab("c")) + #"|"compactTabIdentifiers": ["c", "a"]"#, bar: "a* c",
      notes: [
        side, "assumed: compactTabIdentifiers selects tabs but does",
        "assumed: compactTabIdentifiers also applies to the bar at the",
      ]),
    ResolutionCase(
      "and at the side of an iPhone Duo `assumed` [R]", "iphone-duo 27.1 regular portrait",
      tabs(tab("a"), tab("b"), tab("c")) + #"|"compactTabIdentifiers": ["c", "a"]"#, bar: "a* c",
      notes: [
        "assumed: compactTabIdentifiers selects tabs but does",
        "assumed: compactTabIdentifiers also applies to an iPhone with regular",
      ]),
    ResolutionCase(
      "on an iPhone of regular width and at the side of an iPhone Duo `assumed` [R]",
      "iphone-duo 27.1",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), tab("f")), bar: "a* b c d More(e f)",
      shows: [.image, .image, .image, .image, .image],
      notes: [side, "assumed: The bar at the side of an iPhone Duo fits five"]),
    ResolutionCase(
      "on an iPhone of regular width and at the side of an iPhone Duo `assumed` [R]",
      "iphone-duo 27.1", tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e")),
      bar: "a* b c d e", notes: [side]),
    ResolutionCase(
      "in bars at the bottom only (`null` at the side: `assumed` [N])", "iphone-duo 27.1",
      tabs(tab("a")) + #"|"tabBarMinimizeBehavior": "onScrollDown""#, bar: "a*",
      notes: [side, "assumed: A bar at the side of an iPhone Duo does not minimize"]),
    ResolutionCase(
      "in bars at the bottom only (`null` at the side: `assumed` [N])",
      "iphone-duo 27.1 regular portrait",
      tabs(tab("a")) + #"|"tabBarMinimizeBehavior": "onScrollDown""#, bar: "a*", notes: []),
    ResolutionCase(
      "A hidden node stays in the bar; `isHidden` affects the sidebar.",
      "iPadOS 27.0 compact portrait",
      tabs(tab("a", #""isHidden": true"#)), bar: "a*",
      notes: [
        "assumed a: isHidden affects the sidebar; a hidden tab stays in",
        "observed: In compact width",
      ]),
    ResolutionCase(
      "They are in the order of `tabs`, since the header calls the list a filter.", "iOS 27.0",
      tabs(tab("a"), tab("b"), tab("c")) + #"|"compactTabIdentifiers": ["c", "a"]"#, bar: "a* c",
      notes: ["assumed: compactTabIdentifiers selects tabs but does"]),
    ResolutionCase(
      "on an iPhone of regular width and at the side of an iPhone Duo `assumed` [R]",
      "iOS 27.0 regular landscape",
      tabs(tab("a"), tab("b"), tab("c")) + #"|"compactTabIdentifiers": ["c", "a"]"#, bar: "a* c",
      notes: [
        "assumed: compactTabIdentifiers selects tabs but does",
        "assumed: compactTabIdentifiers also applies to an",
      ]),
    ResolutionCase(
      "If no name applies, the bar has no items.", "iOS 27.0",
      tabs(tab("a")) + #"|"compactTabIdentifiers": ["x"]"#, bar: "", selection: "",
      ways: "a:unreachable"),
    ResolutionCase(
      "An empty list has no effect.", "iOS 27.0",
      tabs(tab("a")) + #"|"compactTabIdentifiers": []"#, bar: "a*",
      notes: ["assumed: An empty compactTabIdentifiers"]),
    ResolutionCase(
      "of more than five items it shows the first four and *More*", "iOS 27.0",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e")), bar: "a* b c d e", notes: []),
    ResolutionCase(
      "of more than five items it shows the first four and *More*", "iOS 27.0",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), tab("f")), selected: "f",
      bar: "a b c d More(e f)*", selection: "f",
      ways: "a:tabBar1 b:tabBar1 c:tabBar1 d:tabBar1 e:more2 f:more2", notes: []),
    ResolutionCase(
      "of more than five items it shows the first four and *More*", "iOS 27.0 regular landscape",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), tab("f")), bar: "a* b c d More(e f)",
      notes: ["assumed: An iPhone with regular width fits"]),
    ResolutionCase(
      "here every item counts as reachable", "tvOS 27.0",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), tab("f")), bar: "a* b c d e f",
      notes: ["assumed: On Apple TV people can scroll", "assumed: On Apple TV an item shows"]),
  ]

  private static let side = "observed: At the side of an iPhone Duo an item shows"
  private static let find = "com.apple.UIKit.Search"

  static let distinct = [
    ResolutionCase(
      "none; the search tab is an ordinary item", "iOS 18.0", tabs(search(), tab("a")),
      bar: "\(find)* a",
      notes: ["observed \(find): On 18", "assumed \(find): A search tab that is not separate"]),
    ResolutionCase(
      "| 26 or 27 | 18 | none |", "iOS 26.0 sdk 18.0", tabs(tab("a"), search()), bar: "a* \(find)",
      notes: ["assumed \(find): In an app built with SDK 18, a search tab is an"]),
    ResolutionCase(
      "| 26 | 26 or 27 | the search tab |", "iOS 26.0", tabs(tab("a"), search()),
      bar: "a* \(find)!",
      shows: [.imageAboveTitle, .image], notes: ["observed \(find): The separate item shows"]),
    ResolutionCase(
      "with SDK 27 `observed` [T]", "iOS 26.0 sdk 27.0", tabs(tab("a"), search()),
      bar: "a* \(find)!",
      notes: ["observed \(find): On 26 an app", "observed \(find): The separate item shows"]),
    ResolutionCase(
      "| 27 | 26 | the search tab |", "iOS 27.0 sdk 26.0", tabs(tab("a"), search()),
      bar: "a* \(find)!",
      notes: ["observed \(find): From 27 on an app", "observed \(find): The separate item shows"]),
    ResolutionCase(
      "else a search tab with `automaticallyActivatesSearch`; else none", "iOS 27.0",
      tabs(tab("a"), search()), bar: "a* \(find)",
      notes: ["observed \(find): From 27 on the search tab is separate only"]),
    ResolutionCase(
      "else a search tab with `automaticallyActivatesSearch`; else none", "iOS 27.0",
      tabs(search(#""automaticallyActivatesSearch": true"#), tab("a")), bar: "a \(find)!*",
      selection: find,
      notes: [
        "observed \(find): The items that fit are", "observed \(find): The separate item shows",
        "observed: If the app selects nothing, a search tab",
      ]),
    ResolutionCase(
      "the item that `prominentTabIdentifier` names, if it is not in More", "iOS 27.0",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), tab("f"))
        + #"|"prominentTabIdentifier": "b""#,
      bar: "a* c d More(e f) b!",
      notes: [
        "observed b: The separate item is after More", "observed b: The items that fit are",
        "observed b: The separate item shows",
      ]),
    ResolutionCase(
      "the item that `prominentTabIdentifier` names, if it is not in More", "iOS 27.0",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), tab("f"))
        + #"|"prominentTabIdentifier": "f""#,
      bar: "a* b c d More(e f)", notes: ["observed f: In More, every entry is an ordinary row"]),
    ResolutionCase(
      "It is never an item that is in More (`observed` [T]).", "iOS 26.0",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), search()),
      bar: "a* b c d More(e \(find))",
      notes: ["observed \(find): In More, every entry is an ordinary row"]),
    ResolutionCase(
      "It is never an item that is in More (`observed` [T]).", "iOS 26.0",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), search()), bar: "a* b c d \(find)!",
      notes: ["observed \(find): The separate item shows"]),
    ResolutionCase(
      "More, the filter and the separate item are the same there", "iphone-duo 27.1",
      tabs(tab("a"), tab("b")) + #"|"prominentTabIdentifier": "a""#, bar: "b a!*",
      position: .trailing,
      notes: [
        side, "observed a: The items that fit are", "observed a: The separate item shows",
        "assumed a: At the side of an iPhone Duo the separate item",
        "observed: If the app selects nothing, the first of tabs",
      ]),
    ResolutionCase(
      "More, the filter and the separate item are the same there",
      "iphone-duo 27.1 regular landscape",
      tabs(tab("a"), tab("b")) + #"|"prominentTabIdentifier": "a""#, bar: "a* b", notes: [side]),
    ResolutionCase(
      "A bar at the bottom in compact width may show one item separate",
      "iOS 27.0 regular landscape",
      tabs(tab("a")) + #"|"prominentTabIdentifier": "a""#, bar: "a*", notes: []),
  ]

  static let content = [
    ResolutionCase(
      "| iOS, landscape | `imageBesideTitle` |", "iOS 27.0 compact landscape", tab("a"),
      shows: [.imageBesideTitle]),
    ResolutionCase(
      "| iPadOS compact, landscape | `imageAboveTitle` |", "iPadOS 27.0 compact landscape",
      tab("a"),
      shows: [.imageAboveTitle]),
    ResolutionCase(
      "the title `observed` [A]; pinned `assumed` [A]", "macCatalyst 27.0",
      tabs(tab("a"), search()),
      shows: [.title, .image],
      notes: [
        "observed: The bar of a Mac shows titles", "assumed: The bar of a Mac shows pinned",
        "stated \(find): A search tab without",
      ]),
    ResolutionCase(
      "`image` where the title is blank, whether there is an image or not", "tvOS 27.0",
      #"{"identifier": "a", "title": " "}, {"identifier": "b", "title": "B"}"#,
      shows: [.image, .title]),
    ResolutionCase(
      "| visionOS | `imageAndTitleOnFocus` |", "visionOS 27.0", tab("a"),
      shows: [.imageAndTitleOnFocus], notes: []),
  ]
}
