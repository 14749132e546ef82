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
      "A search tab is a row like any other.", mac, tabs(group("g", [tab("a")]), search()),
      sidebar: "com.apple.UIKit.Search g[a]",
      notes: [
        "stated com.apple.UIKit.Search: In the sidebar", "observed: The sidebar of a Mac",
        "observed: Where the app selects nothing, the first of tabs",
      ]),
    ResolutionCase(
      "Placement plays no part: `documented` [A] for `sidebarOnly`", mac,
      tabs(
        group("g", []), tab("a", #""preferredPlacement": "sidebarOnly""#),
        tab("b", #""preferredPlacement": "fixed""#)),
      sidebar: "a b g[]",
      notes: [
        "assumed: Placement is about the bar", "observed: The sidebar of a Mac",
        "observed: Where the app selects nothing, the first of tabs",
      ]),
    ResolutionCase(
      "no row; the children stand among the group's siblings", mac,
      tabs(
        group("o", [group("i", [tab("a")], #""sidebarAppearance": "inline""#), tab("b")]),
        group(
          "r", [group("s", [tab("c")], #""sidebarAppearance": "rootSection""#), tab("d")])),
      sidebar: "o[a b] r[d] s[c]"),
    ResolutionCase(
      "for an `inline` group, after its children where they stand", mac,
      tabs(
        group(
          "i", [tab("a")], #""sidebarAppearance": "inline", "sidebarActions": [{"title": "New"}]"#),
        tab("b"), group("g", [])),
      sidebar: "a +New b g[]",
      notes: [
        "assumed: The actions of an inline group", "assumed: At the top level actions",
        "observed: The sidebar of a Mac",
        "observed: Where the app selects nothing, the first of tabs",
      ]),
    ResolutionCase(
      "it is collapsed by `isCollapsedByDefault`, from 26.1", "macCatalyst 26.0",
      tabs(group("g", [tab("a")], #""isCollapsedByDefault": true"#)), sidebar: "g[a]"),
    ResolutionCase(
      "it is collapsed by `isCollapsedByDefault`, from 26.1", "macCatalyst 26.1",
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
      "always: nobody can toggle it, and a state's `sidebar` changes nothing",
      "iOS 27.0 regular landscape hidden",
      tabs(tab("a")) + #"|"mode": "tabSidebar", "sidebar": {"preferredPlacement": "sidebar"}"#,
      state: #""sidebar": "hidden""#, bar: "none", sidebar: "a",
      notes: [
        "stated: In regular width an iPhone", "stated: On iPhone the sidebar is the app's",
        "assumed: What people customized counts in the sidebar of an iPhone",
      ]),
    ResolutionCase(
      "the customization state's `sidebar`; the spec's `sidebar.isHidden`", pad,
      tabs(group("g", [tab("a")])) + #"|"sidebar": {"isHidden": false}"#,
      state: #""sidebar": "hidden""#, bar: "g.customizable*", sidebar: "(g[a])",
      notes: ["assumed: What a person toggled", "observed: The bar at the top"]),
    ResolutionCase(
      "That of a hidden group has no rows.", "visionOS 27.0",
      tabs(group("g", [tab("a")], #""isHidden": true"#)), bar: "g*", sidebar: "",
      selection: "g"),
    ResolutionCase(
      "It stands above a bar at the bottom", "iOS 27.0",
      tab("a") + #"|"bottomAccessory": {"title": "Now"}"#, accessory: "Now", notes: []),
    ResolutionCase(
      "at the bottom of the window of an iPad of regular width", pad,
      tab("a") + #"|"bottomAccessory": {"title": "Now"}"#, accessory: "Now",
      notes: ["observed: On an iPad of regular width", "observed: The bar at the top"]),
    ResolutionCase(
      "beside a sidebar", mac,
      tabs(group("g", [tab("a")])) + #"|"bottomAccessory": {"title": "Now"}"#,
      bar: "none", accessory: "Now",
      notes: ["assumed: Beside a sidebar", "observed: The sidebar of a Mac"]),
  ]

  static let selections = [
    ResolutionCase(
      "else at the first root node, in the order of `tabs`, that is an item of the bar", pad,
      tabs(tab("a"), tab("b", #""preferredPlacement": "fixed""#)),
      bar: "b.fixed a.customizable*", selection: "a"),
    ResolutionCase(
      "listed in More, or, where there is a main sidebar, is not hidden", pad,
      tabs(
        tab("h", #""isHidden": true"#), tab("o", #""preferredPlacement": "optional""#),
        group("g", [])),
      bar: "(g.customizable)", selection: "o",
      notes: [
        "assumed: Placement is about the bar",
        "observed: Where the app selects nothing, the first of tabs",
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
      "It leads on inside nested groups too.", mac, tabs(group("g", [group("h", [tab("a")])])),
      selection: "g/h/a",
      notes: ["assumed: A group inside a group", "observed: The sidebar of a Mac"]),
    ResolutionCase(
      "A hidden child is passed over, on every platform.", "tvOS 27.0",
      tabs(
        group(
          "g", [tab("a"), tab("b", #""isHidden": true"#)], #""defaultChildIdentifier": "b""#)),
      selection: "g/a",
      notes: [
        "assumed: A group does not select a child", "assumed: On Apple TV people",
        "assumed: On Apple TV an item",
      ]),
    ResolutionCase(
      "in a bar at the bottom, at any group", "iOS 27.0", tabs(group("g", [tab("a")])),
      selection: "g", notes: ["assumed g: In a bar at the bottom a group"]),
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
      "a hidden node, if `allowsHiding` is true for all of those nodes", mac,
      tabs(
        group("g", [tab("a", #""isHidden": true"#)], #""isHidden": true, "allowsHiding": true"#),
        tab("b", #""isHidden": true, "allowsHiding": true"#)),
      ways: "g:customization a:unreachable b:customization"),
    ResolutionCase(
      "outside of a bar that exists, with placement `default` or `optional`", pad,
      tabs(
        group(
          "i", [], #""sidebarAppearance": "inline", "preferredPlacement": "optional""#),
        group("g", [])),
      ways: "i:customization g:toggledTabBar2"),
  ]
}
