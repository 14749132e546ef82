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
        "observed: Where the app selects nothing, a search tab",
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
        "assumed: Fixed items", "stated: Items that people can move", padTitles,
        "observed: Where the app selects nothing, the first of tabs",
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
        "stated: Items that people can move", "stated: A person's order", padTitles,
        "observed: Where the app selects nothing, the first of tabs",
        "assumed: Placement is about the bar",
        "assumed: A person's order of the bar does not change",
      ]),
    ResolutionCase(
      "what `tabBarOrder` names, less what is unknown, hidden or not customizable", pad,
      tabs(group("g", []), tab("f", #""preferredPlacement": "fixed""#), tab("a")),
      state: #""tabBarOrder": ["gone", "f", "a"]"#,
      bar: "(f.fixed a.customizable g.customizable*)",
      notes: [
        "stated: Items that people can move", "stated: A person's order",
        "assumed: What a person's", "observed: A fixed tab is a row",
        padTitles, "observed: Where the app selects nothing, the first of tabs",
        "assumed: A person's order of the bar does not change",
      ]),
    ResolutionCase(
      "`tabBarOrder` wins over `removedFromTabBar`, and `hidden` over `shown`", pad,
      tabs(group("g", []), tab("a"), tab("b", #""allowsHiding": true"#)),
      state: """
        "tabBarOrder": ["a", "g", "a"], "removedFromTabBar": ["a"], "hidden": ["b"], "shown": ["b"]
        """,
      bar: "(a.customizable g.customizable*)", sidebar: "a g[]",
      notes: [
        "assumed: Of an identifier that is mentioned twice", "stated: Items that people can move",
        "stated: A person's order", padTitles,
        "observed: Where the app selects nothing, the first of tabs",
        "assumed: A person's order of the bar does not change",
      ]),
  ]

  static let roots = [
    ResolutionCase(
      "That a `sidebarOnly` node shows up is `observed` on iOS", "iOS 27.0",
      tabs(tab("a", #""preferredPlacement": "sidebarOnly""#)), bar: "a*",
      notes: ["observed a: A sidebarOnly tab"]),
    ResolutionCase(
      "tvOS and visionOS", "visionOS 27.0",
      tabs(tab("a", #""preferredPlacement": "sidebarOnly""#)), bar: "a*",
      notes: ["assumed a: Where placement does not count a sidebarOnly"]),
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
      "A hidden node stays in the bar; `isHidden` is about the sidebar.", "iOS 27.0",
      tabs(tab("a", #""isHidden": true"#)), bar: "a*",
      notes: ["observed a: isHidden is about the sidebar; in the bar of an iPhone"]),
    ResolutionCase(
      "`observed` on iOS from 26", "iOS 26.0", tabs(tab("a", #""isHidden": true"#)), bar: "a*",
      notes: ["observed a: isHidden is about the sidebar; in the bar of an iPhone"]),
    ResolutionCase(
      "`observed` on iOS from 26", "iOS 18.4 sdk 26.0", tabs(tab("a", #""isHidden": true"#)),
      bar: "a*", notes: ["assumed a: isHidden is about the sidebar; where"]),
    ResolutionCase(
      "and at the side of an iPhone Duo `assumed` [R]", "iphone-duo 27.1",
      tabs(tab("a"), tab("b"), tab("c")) + #"|"compactTabIdentifiers": ["c", "a"]"#, bar: "a* c",
      notes: [
        side, "assumed: compactTabIdentifiers chooses",
        "assumed: compactTabIdentifiers counts for the bar at the side",
      ]),
    ResolutionCase(
      "and at the side of an iPhone Duo `assumed` [R]", "iphone-duo 27.1 regular portrait",
      tabs(tab("a"), tab("b"), tab("c")) + #"|"compactTabIdentifiers": ["c", "a"]"#, bar: "a* c",
      notes: [
        "assumed: compactTabIdentifiers chooses",
        "assumed: compactTabIdentifiers counts on an iPhone of regular width",
      ]),
    ResolutionCase(
      "on an iPhone of regular width and at the side of an iPhone Duo `assumed` [R]",
      "iphone-duo 27.1",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), tab("f")), bar: "a* b c d More(e f)",
      shows: [.image, .image, .image, .image, .image],
      notes: [side, "assumed: The bar at the side of an iPhone Duo has room"]),
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
      "A hidden node stays in the bar; `isHidden` is about the sidebar.",
      "iPadOS 27.0 compact portrait",
      tabs(tab("a", #""isHidden": true"#)), bar: "a*",
      notes: ["assumed a: isHidden is about the sidebar; where", "observed: In compact width"]),
    ResolutionCase(
      "They stand in the order of `tabs`, since the header calls the list a filter.", "iOS 27.0",
      tabs(tab("a"), tab("b"), tab("c")) + #"|"compactTabIdentifiers": ["c", "a"]"#, bar: "a* c",
      notes: ["assumed: compactTabIdentifiers chooses"]),
    ResolutionCase(
      "on an iPhone of regular width and at the side of an iPhone Duo `assumed` [R]",
      "iOS 27.0 regular landscape",
      tabs(tab("a"), tab("b"), tab("c")) + #"|"compactTabIdentifiers": ["c", "a"]"#, bar: "a* c",
      notes: ["assumed: compactTabIdentifiers chooses", "assumed: compactTabIdentifiers counts"]),
    ResolutionCase(
      "If nothing is left, the bar is there and has no items.", "iOS 27.0",
      tabs(tab("a")) + #"|"compactTabIdentifiers": ["x"]"#, bar: "", selection: "",
      ways: "a:unreachable"),
    ResolutionCase(
      "An empty list is as if it were absent.", "iOS 27.0",
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
      notes: ["assumed: An iPhone of regular width has room"]),
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
      notes: ["assumed \(find): A search tab of an app built with the SDK of 18"]),
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
        "observed \(find): Which items fit", "observed \(find): The separate item shows",
        "observed: Where the app selects nothing, a search tab",
      ]),
    ResolutionCase(
      "the item that `prominentTabIdentifier` names, if it is not in More", "iOS 27.0",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), tab("f"))
        + #"|"prominentTabIdentifier": "b""#,
      bar: "a* c d More(e f) b!",
      notes: [
        "observed b: The separate item is after More", "observed b: Which items fit",
        "observed b: The separate item shows",
      ]),
    ResolutionCase(
      "the item that `prominentTabIdentifier` names, if it is not in More", "iOS 27.0",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), tab("f"))
        + #"|"prominentTabIdentifier": "f""#,
      bar: "a* b c d More(e f)", notes: ["observed f: What More lists is a row like any other"]),
    ResolutionCase(
      "It is never an item that is in More (`observed` [T]).", "iOS 26.0",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), tab("e"), search()),
      bar: "a* b c d More(e \(find))",
      notes: ["observed \(find): What More lists is a row like any other"]),
    ResolutionCase(
      "It is never an item that is in More (`observed` [T]).", "iOS 26.0",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), search()), bar: "a* b c d \(find)!",
      notes: ["observed \(find): The separate item shows"]),
    ResolutionCase(
      "More, the filter and the separate item are the same there", "iphone-duo 27.1",
      tabs(tab("a"), tab("b")) + #"|"prominentTabIdentifier": "a""#, bar: "b a!*",
      position: .trailing,
      notes: [
        side, "observed a: Which items fit", "observed a: The separate item shows",
        "assumed a: At the side of an iPhone Duo the separate item",
        "observed: Where the app selects nothing, the first of tabs",
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
