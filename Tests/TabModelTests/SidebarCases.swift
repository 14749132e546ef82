/// Sections 6, 8, 9 and the accessory.
extension ResolutionCase {
  private static let pad = "iPadOS 27.0 regular landscape"
  private static let mac = "macCatalyst 27.0"

  static let sidebar = [
    ResolutionCase(
      "Absent children are left out.", mac,
      tabs(
        group(
          "g", [tab("a"), tab("b"), tab("c", #""availability": {"platforms": ["iOS"]}"#)],
          #""displayOrderIdentifiers": ["c", "b"]"#)),
      sidebar: "g[b a]"),
    ResolutionCase(
      "even an empty one", pad,
      tabs(
        group(
          "g", [tab("a"), tab("b")],
          #""displayOrderIdentifiers": ["b"], "allowsReordering": true"#)),
      state: #""displayOrder": {"g": []}"#, sidebar: "g[a b]"),
    ResolutionCase(
      "A search tab is an ordinary row.", mac, tabs(group("g", [tab("a")]), search()),
      sidebar: "com.apple.UIKit.Search g[a]",
      notes: [
        "stated com.apple.UIKit.Search: In the sidebar", "observed: The sidebar of a Mac",
        "observed: If the app selects nothing, the first of tabs",
      ]),
    ResolutionCase(
      "Placement plays no part: `documented` [A] for `sidebarOnly`", mac,
      tabs(
        group("g", []), tab("a", #""preferredPlacement": "sidebarOnly""#),
        tab("b", #""preferredPlacement": "fixed""#)),
      sidebar: "a b g[]",
      notes: [
        "observed: In the sidebar a fixed tab", "observed: The sidebar of a Mac",
        "observed: If the app selects nothing, the first of tabs",
      ]),
    ResolutionCase(
      "`observed` for `fixed`, `assumed` [H: UITab] for the others", mac,
      tabs(group("g", []), tab("b", #""preferredPlacement": "movable""#)),
      sidebar: "b g[]",
      notes: [
        "assumed: Placement affects the bar", "observed: The sidebar of a Mac",
        "observed: If the app selects nothing, the first of tabs",
      ]),
    ResolutionCase(
      "no row; the children are among the group's siblings", mac,
      tabs(
        group("o", [group("i", [tab("a")], #""sidebarAppearance": "inline""#), tab("b")]),
        group(
          "r", [group("s", [tab("c")], #""sidebarAppearance": "rootSection""#), tab("d")])),
      sidebar: "o[a b] r[d] s[c]"),
    ResolutionCase(
      "for an `inline` group, directly after its children", mac,
      tabs(
        group(
          "i", [tab("a")], #""sidebarAppearance": "inline", "sidebarActions": [{"title": "New"}]"#),
        tab("b"), group("g", [])),
      sidebar: "a +New b g[]",
      notes: [
        "assumed: The actions of an inline group", "assumed: At the top level, actions",
        "observed: The sidebar of a Mac",
        "observed: If the app selects nothing, the first of tabs",
      ]),
    ResolutionCase(
      "`isCollapsedByDefault` collapses it, from 26.1", "macCatalyst 26.0",
      tabs(group("g", [tab("a")], #""isCollapsedByDefault": true"#)), sidebar: "g[a]"),
    ResolutionCase(
      "`isCollapsedByDefault` collapses it, from 26.1", "macCatalyst 26.1",
      tabs(group("g", [tab("a")], #""isCollapsedByDefault": true"#)), sidebar: "g-[a]",
      ways: "g:children a:sidebar2"),
    ResolutionCase(
      "A state without `collapsed` collapses nothing.", pad,
      tabs(group("g", [tab("a")], #""isCollapsedByDefault": true"#)),
      state: #""hidden": []"#, sidebar: "g[a]"),
    ResolutionCase(
      "a section's row only with `isSidebarDestination`, from 26.0", mac,
      tabs(group("g", [tab("a")], #""isSidebarDestination": true"#)), sidebar: "g>[a]",
      selection: "g", ways: "g:sidebar1 a:sidebar1"),
    ResolutionCase(
      "| iOS | the same three; else yes |", "iOS 27.0 regular landscape hidden",
      tabs(tab("a")) + preferred, bar: "a*", sidebar: "(a)", ways: "a:tabBar1",
      notes: ["stated: In regular width an iPhone"]),
    ResolutionCase(
      "| iOS | the same three; else yes |", "iOS 27.0 regular landscape shown",
      tabs(tab("a")) + preferred, state: #""sidebar": "hidden""#, bar: "(a*)", sidebar: "a",
      notes: [
        "stated: In regular width an iPhone",
        "assumed: The user's choice overrides sidebar.isHidden, which overrides the system's",
        "assumed: Customizations also apply to the sidebar of an iPhone",
      ]),
    ResolutionCase(
      "| iOS | the same three; else yes |", "iOS 27.0 regular landscape",
      tabs(tab("a")) + preferred, state: #""sidebar": "hidden""#, bar: "a*", sidebar: "(a)",
      notes: [
        "stated: In regular width an iPhone",
        "assumed: Customizations also apply to the sidebar of an iPhone",
      ]),
    ResolutionCase(
      "| iOS | the same three; else yes |", "iphone-duo 27.1 regular landscape",
      tabs(tab("a"))
        + #"|"mode": "tabSidebar", "sidebar": {"preferredPlacement": "sidebar", "isHidden": true}"#,
      bar: "a*", sidebar: "(a)",
      notes: [
        "observed: On its inner display",
        "assumed: The user's choice overrides sidebar.isHidden, which overrides the system's",
        "observed: At the side of an iPhone Duo an item",
      ]),
    ResolutionCase(
      "| iOS | the same three; else yes |", "iOS 27.0 compact portrait hidden",
      tabs(tab("a")) + preferred, bar: "a*", sidebar: "none", notes: []),
    ResolutionCase(
      "and on iOS where it has a sidebar", "iOS 27.0 regular landscape",
      tabs(tab("a"), tab("h", #""allowsHiding": true"#)) + preferred, state: #""hidden": ["h"]"#,
      bar: "(a* h)", sidebar: "a", ways: "a:sidebar1 h:toggledTabBar2",
      notes: [
        "stated: In regular width an iPhone", "stated: An iPhone shows the sidebar",
        "assumed: Customizations also apply to the sidebar of an iPhone",
        "observed h: isHidden affects the sidebar",
      ]),
    ResolutionCase(
      "In other environments the state has no effect.", "iOS 27.0 compact portrait",
      tabs(tab("a"), tab("h", #""allowsHiding": true"#)) + preferred, state: #""hidden": ["h"]"#,
      bar: "a* h", sidebar: "none", ways: "a:tabBar1 h:tabBar1",
      notes: ["assumed: Without a main sidebar, a customization"]),
    ResolutionCase(
      "the customization state's `sidebar`; the spec's `sidebar.isHidden`", pad,
      tabs(group("g", [tab("a")])) + #"|"sidebar": {"isHidden": false}"#,
      state: #""sidebar": "hidden""#, bar: "g.customizable*", sidebar: "(g[a])",
      notes: [
        "assumed: The user's choice overrides sidebar.isHidden, which overrides the system's",
        "observed: The bar at the top",
      ]),
    ResolutionCase(
      "The sidebar of a hidden group has no rows.", "visionOS 27.0",
      tabs(group("g", [tab("a")], #""isHidden": true"#)), bar: "g*", sidebar: "",
      selection: "g"),
    ResolutionCase(
      "It is above a bar at the bottom", "iOS 27.0",
      tab("a") + #"|"bottomAccessory": {"title": "Now"}"#, accessory: "Now", notes: []),
    ResolutionCase(
      "at the bottom of the window of an iPad of regular width", pad,
      tab("a") + #"|"bottomAccessory": {"title": "Now"}"#, accessory: "Now",
      notes: ["observed: On an iPad of regular width", "observed: The bar at the top"]),
    ResolutionCase(
      "next to a sidebar", mac,
      tabs(group("g", [tab("a")])) + #"|"bottomAccessory": {"title": "Now"}"#,
      bar: "none", accessory: "Now",
      notes: ["assumed: Next to a sidebar, and", "observed: The sidebar of a Mac"]),
  ]

  static let selections = [
    ResolutionCase(
      "else at the first root node, in the order of `tabs`, that is an item of the bar", pad,
      tabs(tab("a"), tab("b", #""preferredPlacement": "fixed""#)),
      bar: "b.fixed a.customizable*", selection: "a"),
    ResolutionCase(
      "listed in More, or, with a main sidebar, is not hidden", pad,
      tabs(
        tab("h", #""isHidden": true"#), tab("o", #""preferredPlacement": "optional""#),
        group("g", [])),
      bar: "(g.customizable)", selection: "o",
      notes: [
        "assumed: Placement affects the bar",
        "observed: If the app selects nothing, the first of tabs",
        "observed: The bar at the top",
      ]),
    ResolutionCase(
      "Without such a root node it starts at the first item of the bar", pad,
      tabs(
        group(
          "g", [tab("a"), tab("b", #""preferredPlacement": "fixed""#)],
          #""preferredPlacement": "sidebarOnly""#)) + #"|"mode": "tabBar""#,
      bar: "b.fixed*", selection: "g/b"),
    ResolutionCase(
      "The same applies to nested groups.", mac, tabs(group("g", [group("h", [tab("a")])])),
      selection: "g/h/a",
      notes: ["assumed: A group inside a group", "observed: The sidebar of a Mac"]),
    ResolutionCase(
      "Hidden children are skipped, on every platform.", "tvOS 27.0",
      tabs(
        group(
          "g", [tab("a"), tab("b", #""isHidden": true"#)], #""defaultChildIdentifier": "b""#)),
      selection: "g/a",
      notes: [
        "assumed: A group does not select a child", "assumed: On Apple TV people",
        "assumed: On Apple TV an item",
      ]),
    ResolutionCase(
      "in a bottom bar without a main sidebar, at any group", "iOS 27.0",
      tabs(group("g", [tab("a")])), selection: "g",
      notes: ["assumed g: In a bar at the bottom a group"]),
    ResolutionCase(
      "in a bottom bar without a main sidebar, at any group", "iOS 27.0 regular landscape hidden",
      tabs(group("g", [tab("a")])) + preferred, bar: "g*", selection: "g/a",
      notes: ["stated: In regular width an iPhone"]),
    ResolutionCase(
      "in a bottom bar without a main sidebar, at any group", "iphone-duo 27.1",
      tabs(group("g", [tab("a")])) + preferred, bar: "g*", selection: "g"),
  ]

  static let destinations = [
    ResolutionCase(
      "one screen for every layer", "iOS 27.0", tabs(group("g", [group("h", [tab("a")])])),
      ways: "g:tabBar1 h:groupScreen2 a:groupScreen3"),
    ResolutionCase(
      "Of several groups the one that gives the fewest taps counts", "iPadOS 27.0 regular portrait",
      tabs(
        group(
          "g",
          [
            group(
              "h", [tab("a", #""isHidden": true"#)],
              #""preferredPlacement": "fixed", "sidebarAppearance": "inline""#)
          ])),
      ways: "g:tabBar1 h:tabBar1 a:groupScreen2"),
    ResolutionCase(
      "it is an item of the bar that shows once the sidebar is hidden; not with `isTabBarHidden`",
      pad, tabs(group("g", [tab("a")])), ways: "g:toggledTabBar2 a:sidebar1"),
    ResolutionCase(
      "iPadOS and iOS: it is an item of the bar that shows once the sidebar is hidden",
      "iOS 27.0 regular landscape", tabs(group("g", [tab("a")])) + preferred,
      ways: "g:toggledTabBar2 a:sidebar1"),
    ResolutionCase(
      "not with `isTabBarHidden` | 2; listed in its More: 3", "iOS 27.0 regular landscape",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), group("e", []), group("f", [])) + preferred,
      bar: "(a* b c d More(e f))", sidebar: "a b c d e[] f[]",
      ways: "a:sidebar1 b:sidebar1 c:sidebar1 d:sidebar1 e:toggledTabBar3 f:toggledTabBar3"),
    ResolutionCase(
      "not with `isTabBarHidden` | 2; listed in its More: 3", "iOS 27.0 regular landscape",
      tabs(tab("a"), tab("b"), tab("c"), tab("d"), group("e", [])) + preferred,
      ways: "a:sidebar1 b:sidebar1 c:sidebar1 d:sidebar1 e:toggledTabBar2"),
    ResolutionCase(
      "not with `isTabBarHidden` | 2; listed in its More: 3", "iOS 27.0 regular landscape",
      tabs(tab("a"), group("e", [])) + preferred + #", "isTabBarHidden": true"#,
      ways: "a:sidebar1 e:unreachable"),
    ResolutionCase(
      "as in that sidebar, and 1", "iOS 27.0 regular landscape hidden",
      tabs(group("g", [tab("a")]), tab("b")) + preferred + #", "compactTabIdentifiers": ["g"]"#,
      bar: "g*", ways: "g:tabBar1 a:toggledSidebar2 b:toggledSidebar2"),
    ResolutionCase(
      "a hidden node, if `allowsHiding` is true for all of those nodes", mac,
      tabs(
        group("g", [tab("a", #""isHidden": true"#)], #""isHidden": true, "allowsHiding": true"#),
        tab("b", #""isHidden": true, "allowsHiding": true"#)),
      ways: "g:customization a:unreachable b:customization"),
    ResolutionCase(
      "outside of the bar, with placement `default` or `optional`", pad,
      tabs(
        group(
          "i", [], #""sidebarAppearance": "inline", "preferredPlacement": "optional""#),
        group("g", [])),
      ways: "i:customization g:toggledTabBar2"),
    ResolutionCase(
      "or, on iPadOS in regular width, a node that is not hidden and has no row",
      "iOS 27.0 regular landscape",
      tabs(
        group(
          "i", [], #""sidebarAppearance": "inline", "preferredPlacement": "optional""#),
        group("g", [])) + preferred + #", "compactTabIdentifiers": ["g"]"#,
      ways: "i:unreachable g:toggledTabBar2"),
  ]
}
