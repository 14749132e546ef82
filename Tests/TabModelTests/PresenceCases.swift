/// Sections 2 and 3.
extension ResolutionCase {
  static let presence = [
    ResolutionCase(
      "is removed with its descendants.",
      "iPadOS 27.0 regular landscape",
      tabs(tab("a"), group("g", [tab("b")], #""availability": {"platforms": ["iOS"]}"#)),
      bar: "a.customizable*", sidebar: "none", ways: "a:tabBar1",
      notes: ["observed: The bar at the top"]),
    ResolutionCase(
      "the first present node of that identifier in *traversal order*", "iOS 27.0",
      tabs(group("g", [tab("b")]), tab("b"), tab("c")) + #"|"compactTabIdentifiers": ["b", "c"]"#,
      bar: "c*"),
    ResolutionCase(
      "A node is hidden if its `isHidden` is true; without `isHidden`, if `isHiddenByDefault` is.",
      "macCatalyst 27.0",
      tabs(
        group("g", [tab("a"), tab("b", #""isHiddenByDefault": true"#)]),
        tab("c", #""isHidden": false, "isHiddenByDefault": true"#)),
      sidebar: "c g[a]",
      notes: [
        "assumed: isHiddenByDefault without isHidden", "observed: The sidebar of a Mac",
        "observed: If the app selects nothing, the first of tabs",
      ]),
    ResolutionCase(
      "Users can hide and show only nodes whose `allowsHiding` is true.",
      "iPadOS 27.0 regular landscape",
      tabs(group("g", []), tab("a"), tab("b", #""allowsHiding": true"#)),
      state: #""hidden": ["a", "b"]"#, sidebar: "a g[]"),
    ResolutionCase(
      "The descendants of a hidden group are hidden too.", "iPadOS 27.0 regular landscape",
      tabs(
        tab("a"), group("g", [tab("b", #""preferredPlacement": "fixed""#)], #""isHidden": true"#)),
      bar: "(a.customizable*)", sidebar: "a", ways: "a:sidebar1 g:unreachable b:unreachable",
      notes: ["assumed: The descendants of a hidden", "observed: The bar at the top"]),
    ResolutionCase(
      "In other environments the state has no effect.", "iPadOS 27.0 compact portrait",
      tabs(group("g", []), tab("a", #""allowsHiding": true"#)),
      state: #""hidden": ["a"], "tabBarOrder": ["a", "g"]"#, bar: "g* a",
      notes: ["assumed: Without a main sidebar, a customization", "observed: In compact width"]),
    ResolutionCase(
      "`stated` [A] for the order of rows on the Mac", "macCatalyst 27.0",
      tabs(group("g", [tab("a"), tab("b")], #""allowsReordering": true"#)),
      state: #""displayOrder": {"g": ["b"]}"#, sidebar: "g[b a]",
      notes: [
        "assumed: Customizations also apply on a Mac", "stated: On a Mac people can reorder rows",
        "observed: The sidebar of a Mac",
      ]),
  ]

  static let mode = [
    ResolutionCase(
      "Otherwise it is `tabSidebar` if a present root node is a group, hidden or not",
      "macCatalyst 27.0", tabs(group("g", [], #""isHidden": true"#), tab("a")), bar: "none",
      sidebar: "a"),
    ResolutionCase(
      "On tvOS it is always `tabBar`.", "tvOS 27.0",
      tabs(group("g", [tab("a")])) + #"|"mode": "tabSidebar""#, bar: "g*", sidebar: "none",
      selection: "g/a"),
    ResolutionCase(
      "a bar at the top and a sidebar at the leading edge: two states of one control",
      "iPadOS 27.0 regular portrait", tabs(group("g", [tab("a")])), bar: "g.customizable*",
      sidebar: "(g[a])"),
    ResolutionCase(
      phoneSidebar, "iOS 27.0 regular landscape", tabs(tab("a")) + preferred, bar: "(a*)",
      position: .bottom, sidebar: "a",
      notes: ["stated: In regular width an iPhone", "stated: An iPhone shows the sidebar"]),
    ResolutionCase(
      phoneSidebar, "iOS 27.0 compact landscape", tabs(tab("a")) + preferred, bar: "a*",
      sidebar: "none", notes: []),
    ResolutionCase(
      phoneSidebar, "iOS 27.0 regular landscape",
      tabs(tab("a")) + #"|"mode": "tabSidebar", "sidebar": {"preferredPlacement": "tabBar"}"#,
      bar: "a*", sidebar: "none", notes: []),
    ResolutionCase(
      phoneSidebar, "iOS 27.0 regular landscape", tabs(tab("a")) + #"|"mode": "tabSidebar""#,
      bar: "a*", sidebar: "none", notes: []),
    ResolutionCase(
      phoneSidebar, "iOS 27.0 regular landscape",
      tabs(tab("a")) + #"|"mode": "tabBar", "sidebar": {"preferredPlacement": "sidebar"}"#,
      bar: "a*", sidebar: "none", notes: []),
    ResolutionCase(
      phoneSidebar, "iOS 27.0 sdk 26.4 regular landscape", tabs(tab("a")) + preferred, bar: "a*",
      sidebar: "none", notes: []),
    ResolutionCase(
      phoneSidebar, "iOS 26.4 sdk 27.0 regular landscape", tabs(tab("a")) + preferred, bar: "a*",
      sidebar: "none", notes: []),
    ResolutionCase(
      "An iPhone of regular width in portrait, which no device has", "iOS 27.0 regular portrait",
      tabs(tab("a")), bar: "a*", shows: [.imageAboveTitle],
      notes: ["assumed: No iPhone has regular width"]),
    ResolutionCase(
      "A preferred sidebar of an iPhone of regular width in portrait", "iOS 27.0 regular portrait",
      tabs(tab("a")) + preferred, bar: "(a*)", sidebar: "a",
      notes: [
        "assumed: No iPhone has regular width", "stated: In regular width an iPhone",
        "stated: An iPhone shows the sidebar",
      ]),
    ResolutionCase(
      "the inner display of an iPhone Duo has one in either orientation",
      "iphone-duo 27.1 regular portrait", tabs(tab("a")) + preferred, bar: "(a*)",
      position: .bottom, sidebar: "a",
      notes: ["observed: On its inner display", "stated: An iPhone shows the sidebar"]),
    ResolutionCase(
      "the inner display of an iPhone Duo has one in either orientation",
      "iphone-duo 27.1 regular landscape", tabs(tab("a")) + preferred, bar: "(a*)",
      position: .trailing, sidebar: "a",
      notes: [
        "observed: On its inner display", "stated: An iPhone shows the sidebar",
        "observed: At the side of an iPhone Duo an item shows",
      ]),
    ResolutionCase(
      "the inner display of an iPhone Duo has one in either orientation",
      "iphone-duo 27.1 compact portrait", tabs(tab("a")) + preferred, bar: "a*", sidebar: "none"),
    ResolutionCase(
      atSide, "iphone-duo 27.1 compact portrait", tabs(tab("a")), bar: "a*", position: .trailing,
      shows: [.image], notes: ["observed: At the side of an iPhone Duo an item shows"]),
    ResolutionCase(
      atSide, "iphone-duo 27.1 compact landscape", tabs(tab("a")), position: .trailing,
      shows: [.image]),
    ResolutionCase(
      atSide, "iphone-duo 27.1 regular landscape", tabs(tab("a")), position: .trailing,
      shows: [.image]),
    ResolutionCase(
      atSide, "iphone-duo 27.1 sdk 27.2 compact portrait", tabs(tab("a")), position: .trailing),
    ResolutionCase(
      "outer display, and inner display in landscape", "iphone-duo 27.1 regular portrait",
      tabs(tab("a")), position: .bottom, shows: [.imageAboveTitle], notes: []),
    ResolutionCase(
      "An iPhone Duo that runs an app built with an older SDK has an iPhone's bars.",
      "iphone-duo 27.1 sdk 27.0 compact portrait", tabs(tab("a")), position: .bottom,
      shows: [.imageAboveTitle], notes: []),
    ResolutionCase(
      "An iPhone Duo that runs an app built with an older SDK has an iPhone's bars.",
      "iphone-duo 27.1 sdk 27.0 regular landscape", tabs(tab("a")), position: .bottom,
      shows: [.imageBesideTitle], notes: []),
    ResolutionCase(
      atSide, "iOS 27.1 compact portrait", tabs(tab("a")), position: .bottom,
      shows: [.imageAboveTitle], notes: []),
    ResolutionCase(
      "a root group that is selected shows its sidebar", "visionOS 27.0",
      tabs(group("g", [tab("a"), tab("b")]), tab("c")), bar: "g* c", sidebar: "a b",
      notes: [
        "stated: On Apple Vision Pro the sidebar", "assumed: On Apple Vision Pro the selected",
      ]),
    ResolutionCase(
      "With `isTabBarHidden` the bar is not visible anywhere.", "iOS 27.0",
      tabs(tab("a")) + #"|"isTabBarHidden": true"#, bar: "(a*)", ways: "a:unreachable"),
    ResolutionCase(
      withoutBar, "iPadOS 27.0 regular portrait",
      tabs(group("g", [tab("a")])) + #"|"isTabBarHidden": true"#, bar: "(g.customizable*)",
      sidebar: "(g[a])", ways: "g:children a:toggledSidebar2",
      notes: ["assumed: With isTabBarHidden the", "observed: The bar at the top"]),
    ResolutionCase(
      withoutBar, "iOS 27.0 regular landscape hidden",
      tabs(tab("a")) + preferred + #", "isTabBarHidden": true"#, bar: "(a*)", sidebar: "(a)",
      ways: "a:toggledSidebar2",
      notes: ["assumed: With isTabBarHidden the", "stated: In regular width an iPhone"]),
    ResolutionCase(
      "an open sidebar stays (`observed`)", "iOS 27.0 regular landscape",
      tabs(tab("a")) + preferred + #", "isTabBarHidden": true"#, bar: "(a*)", sidebar: "a",
      ways: "a:sidebar1",
      notes: [
        "observed: With isTabBarHidden an open", "stated: In regular width an iPhone",
        "stated: An iPhone shows the sidebar",
      ]),
    ResolutionCase(
      "an open sidebar stays (`observed`)", "iPadOS 27.0 regular landscape",
      tabs(group("g", [tab("a")])) + #"|"isTabBarHidden": true"#, bar: "(g.customizable*)",
      sidebar: "g[a]", ways: "g:children a:sidebar1",
      notes: ["observed: With isTabBarHidden an open", "observed: The bar at the top"]),
  ]

  /// What iOS asks for before it has a sidebar.
  static let preferred = #"|"mode": "tabSidebar", "sidebar": {"preferredPlacement": "sidebar"}"#

  private static let phoneSidebar =
    "iOS from 27, regular width, `sidebar.preferredPlacement: sidebar`"
  private static let atSide = "iPhone Duo, built with the SDK of 27.1 or later"
  private static let withoutBar =
    "A hidden sidebar of iPadOS or iOS can still be shown then. `assumed`"
}
