extension Statement {
  static let sectionsDissolve = documented(
    .tabSection,
    "In this bar the items are the tabs of sections instead of the sections, in the order of the code."
  )
  static let sectionItem = observed(
    .tabSection, isAboutNode: true,
    "The item of a section opens one of its tabs, presumably the first.")
  static let otherTabsWithoutSidebar = assumed(
    .tabSection, "Without a sidebar nothing leads to the other tabs of a section.")
  static let sectionItemWithSidebar = assumed(
    .tabSection,
    "On Apple Vision Pro the item of a section opens its first tab, beside a sidebar with all of them."
  )
  static let sectionItemWithoutSidebar = observed(
    .tabSection,
    "On Apple Vision Pro nothing leads to the tabs of a section if there is no sidebar.")
  static let innerSectionsDissolve = assumed(
    .tabSection, "Where sections dissolve, those inside sections do, too.")
  static let nestedSection = observed(
    .tabSection, isAboutNode: true,
    "A section inside a section is no item of the bar, presumably whatever its placement.")
  static let headerlessSection = observed(
    .tabSection, isAboutNode: true, "A section without a title is no item of the bar.")
  static let headerlessRow = observed(
    .tabSection, isAboutNode: true,
    "A section without a title is a section of the sidebar on Apple TV; reports about iPads differ."
  )
  static let tabOfSection = observed(
    .tabSection,
    "In the bar of an iPad a tab of a section is no item by default; one report saw all of them.")
  static let rootsAndSections = documented(
    .tabSection, "On Apple Vision Pro the items are the root tabs and the sections.")
  static let sectionsInOrder = assumed(
    .tabSection, "On Apple Vision Pro the items are in the order of the code.")
  static let tabsInOrder = assumed(
    .tabPlacement,
    "On Apple TV and on a Mac, too, placement does not apply: the tabs are shown in their order.")
  static let customizationNeedsIdentifier = documented(
    .customization, "People customize a TabView that stores a TabViewCustomization, and no other.")
  static let customizationOfPlatforms = assumed(
    .customization,
    "What people customize changes the layout on iPad and in Mac Catalyst apps only.")
  static let hiddenByDefaultOnMac = assumed(
    .defaultVisibility, "On a Mac, too, a tab can be hidden in the sidebar at first.")
  static let firstTab = assumed(.tabView, "If the app selects nothing, the first tab is selected.")
  static let noSearchInToolbar = observed(
    .searchRole, isAboutNode: true, "The toolbar of macOS 15 has no item for a search tab.")
  static let searchRowOfMac = assumed(
    .searchRole, isAboutNode: true,
    "In the sidebar of macOS 15 a search tab is an ordinary row, although its toolbar has no item "
      + "for one.")
  static let toolbarTabs = documented(
    .tabViewStyle, "On a Mac the tabs are items of the window's toolbar.")
  static let toolbarTitles = assumed(
    .tabViewStyle, "In the toolbar of a Mac a tab shows its title.")
  static let toolbarMenu = observed(
    .tabViewStyle, "Tabs that do not fit in a Mac's toolbar are in a menu at its end.")
  static let catalystSidebar = assumed(
    .sidebarAdaptable,
    "A Mac Catalyst app has a sidebar and no bar, as in UIKit; it was seen once.")
  static let catalystBar = assumed(
    .tabViewStyle, "A Mac Catalyst app has a bar at the top, as in UIKit.")
  static let imagesOnTV = observed(
    .tabViewStyle, "On Apple TV an item shows its image next to its title.")
  static let sidebarOfMac = assumed(
    .sidebarAdaptable, "The sidebar of a Mac is shown until the user hides it.")
  static let sidebarOfTV = assumed(
    .sidebarAdaptable,
    "The sidebar of an Apple TV is open at first; it collapses to a button when a tab is selected.")
  static let toggledOnTV = assumed(
    .sidebarAdaptable,
    "Users show and hide the sidebar of an Apple TV; Apple documents only that it collapses.")

  static let sectionIsHeading = documented(
    .tabSection, "A section has no content of its own and cannot be selected.")

  /// The SwiftUI version of the statement.
  var inSwiftUI: Statement { Self.ofSwiftUI[self] ?? saying(text) }

  /// Returns the statement in other words, with SwiftUI's source.
  private func saying(_ text: String) -> Statement {
    Statement(
      text: text, label: label, source: source.inFramework(.swiftUI), isAboutNode: isAboutNode,
      isContested: isContested)
  }

  private static let ofSwiftUI: [Statement: Statement] = [
    .mode: documented(
      .tabViewStyle,
      "The style of the TabView decides whether there is a sidebar; the automatic one has none."),
    .isHidden: documented(
      .hidden, "A tab with hidden(_:) does not exist; on iPad a tab can be initially hidden."),
    .hiddenByDefault: documented(
      .defaultVisibility,
      "A tab is hidden in the sidebar at first if its default visibility is hidden."),
    .collapsed: documented(
      .sectionExpansion,
      "From 27.0 a section can be collapsed by default; people collapse and expand it."),
    .rowsBeforeSections: stated(
      .tabSection, "At the top level of the sidebar tabs come first, then sections."),
    .selectionStart: .firstTab,
    .rootsAreItems: documented(
      .tabPlacement,
      "Placement applies to bars that people can customize; other bars show the tabs in their order."
    ),
    .variant: documented(
      .tabView, "An app can vary the modifiers of its TabView by device and state."),
    .groupLeadsOn: .sectionIsHeading,
    .sidebarDestination: .sectionIsHeading,
    .groupAppearance: documented(.tabSection, "A TabSection is a section of the sidebar."),
    .searchNotDistinct: observed(
      .searchRole, isAboutNode: true,
      "From 27 on the search tab is separate only if it activates search by itself."),
    .searchIsPinned: documented(
      .tabNavigation, isAboutNode: true, "A search tab is pinned, whatever its placement."),
    .automaticPlacement: automaticPlacement.saying(
      "automatic means default at the root and optional inside sections."),
    .hiddenSubtree: hiddenSubtree.saying("The descendants of a hidden section are hidden too."),
    .groupsLeadOn: groupsLeadOn.saying(
      "A section inside a section also selects its default child, or its first."),
    .hiddenChildIsSkipped: hiddenChildIsSkipped.saying(
      "A section does not select a child that is hidden."),
    .groupScreenOnBottomBar: groupScreenOnBottomBar.saying(
      "In a bar at the bottom a section opens a screen of its own."),
    .sidebarOfGroup: sidebarOfGroup.saying(
      "On Apple Vision Pro a sidebar can show the children of the selected section."),
    .sidebarBesideContent: sidebarBesideContent.saying(
      "On Apple Vision Pro the sidebar of the selected section is next to the content."),
    .sidebarInGroup: sidebarInGroup.saying(
      "On Apple Vision Pro the selected root section shows its rows in a sidebar that is always "
        + "visible and that people cannot hide."),
    .actionsOfInlineGroup: actionsOfInlineGroup.saying(
      "The actions of an inline section follow its children."),
  ]
}
