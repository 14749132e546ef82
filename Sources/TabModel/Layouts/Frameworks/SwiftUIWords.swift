extension FrameworkWords {
  static let swiftUI = FrameworkWords(
    framework: "SwiftUI", group: "section",
    names: [
      ("groups", "sections"), ("group", "section"), ("Groups", "Sections"), ("Group", "Section"),
      ("UITabBarController", "TabView"), ("UITabGroup", "TabSection"),
      ("UISearchTab", "Tab(role: .search)"), ("UITab", "Tab"), ("UIKit", "SwiftUI"),
    ],
    code: [
      ("mode: tabSidebar", ".tabViewStyle(.sidebarAdaptable)"),
      ("mode: tabBar", ".tabViewStyle(.tabBarOnly)"),
      ("mode: automatic", ".tabViewStyle(.automatic), a bar without a sidebar"),
      ("mode", ".tabViewStyle(_:)"),
      ("preferredPlacement: movable", ".customizationBehavior(.reorderable, for: .tabBar)"),
      ("preferredPlacement: pinned", ".tabPlacement(.pinned)"),
      ("preferredPlacement: sidebarOnly", ".tabPlacement(.sidebarOnly)"),
      (
        "preferredPlacement: default",
        ".defaultVisibility(.visible, for: .tabBar) on a section's tab"
      ),
      ("type: tab", "Tab"), ("type: search", "Tab(role: .search)"), ("type: group", "TabSection"),
      ("preferredPlacement: optional", ".defaultVisibility(.hidden, for: .tabBar)"),
      ("preferredPlacement: fixed", ".customizationBehavior(.disabled, for: .sidebar, .tabBar)"),
      ("default", ".defaultVisibility(.visible, for: .tabBar) on a section's tab"),
      ("optional", ".defaultVisibility(.hidden, for: .tabBar)"),
      ("movable", ".customizationBehavior(.reorderable, for: .tabBar)"),
      ("fixed", ".customizationBehavior(.disabled, for: .sidebar, .tabBar)"),
      ("pinned", ".tabPlacement(.pinned)"),
      ("sidebarOnly", ".tabPlacement(.sidebarOnly)"),
      ("availability", "an if around the tab, or .hidden(horizontalSizeClass == .compact)"),
      ("isHidden", ".hidden(_:)"),
      ("isHiddenByDefault", ".defaultVisibility(.hidden, for: .sidebar)"),
      ("allowsHiding", "the default; false is .customizationBehavior(.disabled, for: .sidebar)"),
      ("allowsReordering", "the default; false is .customizationBehavior(.disabled, for: .tabBar)"),
      ("customizationIdentifier", "the key of .tabViewCustomization's @AppStorage"),
      ("prominentTabIdentifier", "Tab(role: .prominent)"),
      ("automaticallyActivatesSearch", ".tabViewSearchActivation(.searchTabSelection)"),
      ("isCollapsedByDefault", ".defaultSectionExpansion(.collapsed)"),
      ("sidebarActions", ".sectionActions { }"),
      ("header", ".tabViewSidebarHeader { }"),
      ("footer", ".tabViewSidebarFooter { }"),
      ("bottomBar", ".tabViewSidebarBottomBar { }"),
      ("bottomAccessory", ".tabViewBottomAccessory { }"),
      ("tabBarMinimizeBehavior", ".tabBarMinimizeBehavior(_:)"),
      ("badgeValue", ".badge(_:)"),
      ("isEnabled", "false where there is .disabled(true)"),
      ("initialTabIdentifier", "the first value of the selection"),
      ("repeats", "ForEach"),
      ("leadsTo", "a button that sets the selection"),
      ("horizontalSizeClass", ".environment(\\.horizontalSizeClass, _:)"),
    ],
    substitutes: [
      "compactTabIdentifiers":
        "hide the other tabs with .hidden(horizontalSizeClass == .compact): write \"availability\": "
        + "{\"horizontalSizeClass\": \"regular\"} on each of them",
      "isTabBarHidden":
        "use .toolbarVisibility(.hidden, for: .tabBar) in the content of a tab, which no spec has",
      "preferredLayout": "leave it out: the system decides",
      "selectedImage": "leave it out: the system takes the filled form of a symbol",
      "subtitle": "leave it out, or put it into the title",
      "performsAction":
        "use a button outside the TabView: the bar moves before a binding can refuse",
      "defaultChildIdentifier":
        "set the selection to that tab, as 'initialTabIdentifier' does for the start",
      "displayOrderIdentifiers": "write the children in this order",
      "managesNavigation": "use a NavigationStack in the content of each tab",
      "sidebarAppearance":
        "leave it out: a TabSection is always a section, and write tabs without one for 'inline'",
      "isSidebarDestination": "add a tab for it: a TabSection cannot be selected",
      "image": "leave it out: a TabSection has a header without an image",
      "viewController": "leave it out: a TabSection has no content of its own",
    ])
}
