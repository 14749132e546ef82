extension FrameworkWords {
  private static let placements = [
    (
      "default",
      ".defaultVisibility(.visible, for: .tabBar) on a section's tab (elsewhere no modifier)"
    ),
    ("optional", ".defaultVisibility(.hidden, for: .tabBar)"),
    ("movable", ".customizationBehavior(.reorderable, for: .tabBar)"),
    ("fixed", ".customizationBehavior(.disabled, for: .sidebar, .tabBar)"),
    ("pinned", ".tabPlacement(.pinned)"), ("sidebarOnly", ".tabPlacement(.sidebarOnly)"),
  ]

  static let swiftUI = FrameworkWords(
    framework: "SwiftUI", group: "section", container: "TabView", types: ["Tab", "TabSection"],
    gaps: [
      "group": "section", "groups": "sections", "framework": "SwiftUI", "tabType": "Tab",
      "searchTabType": "Tab(role: .search)",
    ],
    code: [
      ("mode: tabSidebar", ".tabViewStyle(.sidebarAdaptable)"),
      ("mode: tabBar", ".tabViewStyle(.tabBarOnly)"),
      ("mode: automatic", ".tabViewStyle(.automatic), a bar without a sidebar"),
      ("mode", ".tabViewStyle(_:)"),
      ("type: tab", "Tab"), ("type: search", "Tab(role: .search)"), ("type: group", "TabSection"),
    ] + placements.flatMap { [("preferredPlacement: \($0)", $1), ($0, $1)] } + [
      ("availability", "an if around the tab, or .hidden(horizontalSizeClass == .compact)"),
      ("variants.availability", "a condition in each modifier"),
      ("isHidden", ".hidden(_:)"),
      ("sidebar.isHidden", ".defaultAdaptableTabBarPlacement(.tabBar)"),
      ("sidebar.preferredPlacement", ".defaultTabBarPlacement(_:)"),
      ("isHiddenByDefault", ".defaultVisibility(.hidden, for: .sidebar)"),
      ("allowsHiding", "false with .customizationBehavior(.disabled, for: .sidebar)"),
      ("hasCustomizationID", "false without .customizationID(_:)"),
      ("accessibilityLabel", ".accessibilityLabel(_:)"),
      ("allowsReordering", "false with .customizationBehavior(.disabled, for: .sidebar)"),
      ("customizationIdentifier", "the key of .tabViewCustomization's @AppStorage"),
      ("prominentTabIdentifier", "Tab(role: .prominent)"),
      ("automaticallyActivatesSearch", ".tabViewSearchActivation(.searchTabSelection)"),
      ("isCollapsedByDefault", ".defaultSectionExpansion(.collapsed)"),
      ("sidebarActions", ".sectionActions { }"),
      ("sidebar.header", ".tabViewSidebarHeader { }"),
      ("sidebar.footer", ".tabViewSidebarFooter { }"),
      ("sidebar.bottomBar", ".tabViewSidebarBottomBar { }"),
      ("bottomAccessory", ".tabViewBottomAccessory { }"),
      ("tabBarMinimizeBehavior", ".tabBarMinimizeBehavior(_:)"),
      ("badgeValue", ".badge(_:)"),
      ("isEnabled", "false with .disabled(true)"),
      ("initialTabIdentifier", "the first value of the selection"),
      ("repeats", "ForEach"),
      ("leadsTo", "a button that sets the selection"),
    ],
    substitutes: [
      "compactTabIdentifiers":
        "hide the other tabs with .hidden(horizontalSizeClass == .compact), which is \"availability\": "
        + "{\"horizontalSizeClass\": \"regular\"} on each of them",
      "isTabBarHidden":
        "the content of a tab hides the bar with .toolbarVisibility(.hidden, for: .tabBar), which is not "
        + "part of a spec",
      "preferredLayout": "the system decides between overlap and tile",
      "selectedImage": "the system takes the filled form of the symbol",
      "subtitle": "a tab has a title only",
      "defaultChildIdentifier":
        "the app sets the selection, as 'initialTabIdentifier' says for the start",
      "displayOrderIdentifiers": "write the children in this order",
      "managesNavigation": "use a NavigationStack in the content of each tab",
      "sidebarAppearance": "a TabSection is always a section; tabs without one are as if inline",
      "isSidebarDestination": "a TabSection cannot be selected: add a tab for its screen",
      "image": "a TabSection has a header without an image",
      "viewController": "a TabSection has no content of its own",
    ],
    meanings: [
      "mode: automatic": "a bar without a sidebar",
      "type: tab": "Tab", "type: search": "Tab(role: .search)",
      "type: group": "TabSection, a section with children",
      "type": "The class: Tab, Tab(role: .search) or TabSection.",
      "isHidden": "True if the node is left out everywhere.",
      "children": "The nodes in the section.",
      "defaultChildIdentifier": "The child that is selected with the section.",
      "managesNavigation": "True if the section has a managingNavigationController.",
      "sidebarActions": "Buttons below the section's rows in the sidebar.",
      "sidebarAppearance":
        "A section at the section's position, no section, or a section at the root.",
      "isSidebarDestination": "True if the section's own row can be selected.",
      "isCollapsedByDefault": "True if the section is collapsed at first.",
    ],
    defaults: [
      "allowsHiding":
        "true with 'customizationIdentifier', but not on fixed and search tabs and sections",
      "allowsReordering": "true with 'customizationIdentifier'",
      "customizationIdentifier": "none: users cannot customize anything",
    ])
}
