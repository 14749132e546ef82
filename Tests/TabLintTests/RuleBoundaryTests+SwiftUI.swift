@testable import TabLint

/// What differs in a SwiftUI spec, on both sides.
extension RuleBoundaryTests {
  static let ui = #""framework": "SwiftUI""#
  private static let custom = #""customizationIdentifier": "c""#
  private static let wide = #", "availability": {"horizontalSizeClass": "regular"}"#
  private static let narrow = #", "availability": {"horizontalSizeClass": "compact"}"#

  private static let wideSidebarOnly = wide + #", "preferredPlacement": "sidebarOnly""#
  private static let kept = pinned + #", "allowsHiding": false"#
  private static let hideable = pinned + #", "allowsHiding": ↓true"#

  private static let badged = #"""
    {"identifier": "a", "title": "A", "badgeValue": ↓"1"},
    {"identifier": "b", "title": "B", "badgeValue": "2"}
    """#

  private static func section(_ members: String, _ children: String) -> String {
    #"{"identifier": "s", "title": "S"\#(members), "children": [\#(children)]}"#
  }

  private static func markedSearch(_ others: String) -> String {
    #"↓{"type": "search"}, "# + others
  }

  static let swiftUI = swiftUITabs + swiftUICustomizing

  private static let swiftUITabs: [Case] = [
    // Search
    Case(
      .multipleSearchTabs, "SwiftUI: the first role counts",
      #"{\#(ui), "tabs": [\#(tabs(1)), {"type": "search"}, ↓{"type": "search"}]}"#,
      severity: .warning),
    Case(
      .multipleSearchTabs, "SwiftUI: configured as an error",
      #"{\#(ui), "tabs": [\#(tabs(1)), {"type": "search"}, ↓{"type": "search"}]}"#,
      configured: .error, severity: .error),
    Case(
      .searchTabPinned, "SwiftUI: a placement without effect",
      #"{\#(ui), "tabs": [\#(tabs(1)), {"type": "search", "preferredPlacement": ↓"sidebarOnly"}]}"#,
      messages: ["'sidebarOnly' of the search tab has no effect"], severity: .warning),
    Case(
      .searchTabPinned, "SwiftUI: pinned",
      #"{\#(ui), "tabs": [\#(tabs(1)), {"type": "search"\#(pinned)}]}"#),
    Case(
      .searchTabIdentifier, "SwiftUI: still an error",
      #"{\#(ui), "tabs": [\#(tabs(1)), {"type": "search", "identifier": ↓"find"}]}"#,
      severity: .error),
    Case(
      .searchTabLast, "SwiftUI: a tab of a section comes after it",
      #"{\#(ui), \#(targets("iOS")), "tabs": [\#(tabs(1)), ↓{"type": "search"}, \#(section("", tabs(1, from: 2)))]}"#
    ),
    Case(
      .searchTabLast, "SwiftUI: in a section, before a tab of it",
      #"{\#(ui), \#(targets("iOS")), "tabs": [\#(tabs(1)), \#(section("", markedSearch(tabs(1, from: 2))))]}"#
    ),
    Case(
      .searchTabLast, "SwiftUI: an empty section comes after it",
      #"{\#(ui), \#(targets("iOS")), "tabs": [\#(tabs(1)), {"type": "search"}, \#(section("", ""))]}"#
    ),
    Case(
      .opensOnSearch, "SwiftUI: a tab of a section is there too",
      #"{\#(ui), "tabs": [↓{"type": "search"}, \#(section("", tabs(1)))]}"#),
    Case(
      .opensOnSearch, "SwiftUI: search is the first tab of a section",
      #"{\#(ui), "tabs": [\#(section("", markedSearch(tabs(1))))]}"#),
    Case(
      .opensOnSearch, "SwiftUI: nothing but search",
      #"{\#(ui), "tabs": [{"type": "search"}, \#(section("", ""))]}"#),
    Case(
      .nestedSearchTab, "SwiftUI: a section has no screen",
      #"{\#(ui), "tabs": [\#(tabs(1)), \#(section("", "{\"type\": \"search\"}"))]}"#),
    Case(
      .searchLikeTab, "SwiftUI: Apple TV too",
      #"{\#(ui), \#(targets("tvOS")), "tabs": [\#(tabs(1)), ↓{"identifier": "find", "title": "Search"}]}"#
    ),
    Case(
      .searchLikeTab, "SwiftUI: on Apple TV alone, in an app for iPhone as well",
      #"{\#(ui), "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}], "tabs": [\#(tabs(1)), ↓{"identifier": "find", "title": "Search", "availability": {"platforms": ["tvOS"]}}]}"#
    ),
    Case(
      .searchLosesDistinction, "SwiftUI: in a section",
      #"{\#(ui), \#(targets("iOS")), "tabs": [\#(tabs(1)), \#(section("", "↓{\"type\": \"search\"}"))]}"#,
      says: ["only if it activates search by itself"]),
    // Sections
    Case(
      .sectionWithoutSidebar, "the second tab of a section on iPad",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tabs(1)), ↓\#(section("", tabs(2, from: 2)))]}"#,
      messages: [
        "nothing leads to 'T3' in a regular iPad window: the section 'S' is one item, and there is no sidebar"
      ]),
    Case(
      .sectionWithoutSidebar, "the tabs of each device",
      #"{\#(ui), "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "18.0"}], "tabs": [\#(tabs(1)), ↓\#(section("", tabs(2, from: 2)))]}"#,
      messages: [
        "nothing leads to 'T3' in a regular iPad window and to 'T2' and 'T3' on Apple Vision Pro: the section 'S' is one item, and there is no sidebar"
      ]),
    Case(
      .sectionWithoutSidebar, "one tab in a section on iPad",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tabs(1)), \#(section("", tabs(1, from: 2)))]}"#),
    Case(
      .sectionWithoutSidebar, "one tab in a section on Apple Vision Pro",
      #"{\#(ui), \#(targets("visionOS")), "mode": "tabBar", "tabs": [\#(tabs(1)), ↓\#(section("", tabs(1, from: 2)))]}"#,
      says: ["on Apple Vision Pro"]),
    Case(
      .sectionWithoutSidebar, "with a sidebar",
      #"{\#(ui), \#(sidebar), "tabs": [\#(tabs(1)), \#(section("", tabs(2, from: 2)))]}"#),
    Case(
      .sectionWithoutSidebar, "where sections dissolve",
      #"{\#(ui), "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "macOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}], "tabs": [\#(tabs(1)), \#(section("", tabs(2, from: 2)))]}"#
    ),
    Case(
      .sectionWithoutSidebar, "a section in a section, at the outermost",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tabs(1)), ↓{"identifier": "o", "title": "O", "children": [\#(tabs(1, from: 2)), \#(section("", tabs(1, from: 3)))]}]}"#
    ),
    Case(
      .sectionWithoutSidebar, "a screen leads to the tab",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tabs(1, #", "leadsTo": ["t3"]"#)), \#(section("", tabs(2, from: 2)))]}"#
    ),
    Case(
      .sectionWithoutSidebar, "UIKit's groups have screens",
      #"{\#(targets("iPadOS")), "mode": "tabBar", "tabs": [\#(tabs(1)), \#(section("", tabs(2, from: 2)))]}"#
    ),
    Case(
      .unreachableTab, "SwiftUI: section-without-sidebar reports it",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tabs(1)), \#(section(wide, tabs(2, from: 2)))]}"#
    ),
    Case(
      .unreachableTab, "SwiftUI: a section is no destination",
      #"{\#(ui), \#(sidebar), \#(targets("iPadOS")), "tabs": [\#(tabs(1)), \#(section(wide, tabs(2, from: 2)))]}"#
    ),
    Case(
      .hiddenBadge, "SwiftUI: section-without-sidebar reports the second tab",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tabs(1)), \#(section("", badged))]}"#,
      helps: ["give 'S' a badge too"]),
    Case(
      .groupInTabBarMode, "SwiftUI: section-without-sidebar reports it",
      #"{\#(ui), "mode": "tabBar", "tabs": [\#(tabs(1)), \#(section("", tabs(2, from: 2)))]}"#),
    Case(
      .headerlessSection, "on iPad with a sidebar",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(1)), {"identifier": "s", "title": ↓" ", "children": [\#(tabs(1, from: 2))]}]}"#,
      says: ["the section of 'T2' has no header"], severity: .note),
    Case(
      .headerlessSection, "on iPad without a sidebar",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tabs(1)), {"identifier": "s", "title": "", "children": [\#(tabs(1, from: 2))]}]}"#
    ),
    Case(
      .headerlessSection, "on Apple TV and a Mac",
      #"{\#(ui), "targets": [{"platform": "macOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}], \#(sidebar), "tabs": [\#(tabs(1)), {"identifier": "s", "title": "", "children": [\#(tabs(1, from: 2))]}]}"#
    ),
    Case(
      .headerlessSection, "a group of UIKit",
      #"{\#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(1)), {"identifier": "s", "title": "", "children": [\#(tabs(1, from: 2))]}]}"#
    ),
    Case(
      .missingLabel, "SwiftUI: a tab, and not a section",
      #"{\#(ui), "tabs": [{"identifier": "a", "title": ↓"", "image": "house"}, {"identifier": "s", "title": "", "children": [\#(tabs(1, from: 2))]}]}"#
    ),
    Case(
      .missingLabel, "SwiftUI: Apple TV too",
      #"{\#(ui), \#(targets("tvOS")), "tabs": [\#(tabs(1)), {"identifier": "a", "title": ↓"", "image": "gear"}]}"#
    ),
    // Bars
    Case(
      .overflowTabs, "SwiftUI: tabs of sections are items",
      #"{\#(ui), \#(targets("iOS")), "tabs": ↓[\#(tabs(3)), \#(section("", tabs(3, from: 4)))]}"#,
      messages: ["'T5' and 'T6' do not fit in the bar and move to More"],
      helps: ["put related tabs onto one screen"]),
    Case(
      .overflowTabs, "SwiftUI: on iPhone and iPad",
      #"{\#(ui), \#(iPhoneAndPad), "tabs": ↓[\#(tabs(6))]}"#,
      helps: [
        "limit what matters less to regular width on iPad with 'availability' and specify with 'leadsTo'"
      ]),
    Case(
      .overflowTabs, "SwiftUI: five with those of sections",
      #"{\#(ui), \#(targets("iOS")), "tabs": [\#(tabs(3)), \#(section("", tabs(2, from: 4)))]}"#),
    Case(
      .overflowTabs, "SwiftUI: six root nodes, one of them an empty section",
      #"{\#(ui), \#(targets("iOS")), "tabs": [\#(tabs(5)), \#(section("", ""))]}"#),
    Case(
      .overflowTabs, "SwiftUI: eight on Apple TV",
      #"{\#(ui), \#(targets("tvOS")), "tabs": ↓[\#(tabs(5)), \#(section("", tabs(3, from: 6)))]}"#,
      helps: ["write 'mode: tabSidebar'"]),
    Case(
      .overflowTabs, "SwiftUI: eight in the sidebar of Apple TV",
      #"{\#(ui), \#(targets("tvOS")), \#(sidebar), "tabs": [\#(tabs(5)), \#(section("", tabs(3, from: 6)))]}"#
    ),
    Case(
      .singleTab, "SwiftUI: two tabs in one section of an iPhone",
      #"{\#(ui), \#(targets("iOS")), "tabs": [\#(section("", tabs(2)))]}"#),
    Case(
      .singleTab, "SwiftUI: a tab and an empty section",
      #"{\#(ui), \#(targets("iOS")), "tabs": ↓[\#(tabs(1)), \#(section("", ""))]}"#),
    Case(
      .singleTab, "SwiftUI: one section of an iPad's bar",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": ↓[\#(section("", tabs(3)))]}"#),
    Case(
      .defaultTabCount, "SwiftUI: five tabs and a section",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": ↓[\#(tabs(5)), \#(section(wide, tabs(2, from: 6)))]}"#
    ),
    Case(
      .defaultTabCount, "SwiftUI: five tabs and a section without a header",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(5)), {"identifier": "s", "title": ""\#(wide), "children": [\#(tabs(2, from: 6))]}]}"#
    ),
    Case(
      .sidebarOnlyInCompact, "SwiftUI: a tab of a section",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(2)), \#(section("", "{\"identifier\": \"x\", \"title\": \"X\", \"preferredPlacement\": ↓\"sidebarOnly\"}"))]}"#,
      helps: ["limit it to regular width with 'availability', or remove 'preferredPlacement'"]),
    Case(
      .sidebarOnlyInCompact, "SwiftUI: without another reason for the sidebar, on iPhone and iPad",
      #"{\#(ui), \#(iPhoneAndPad), \#(sidebar), "tabs": [\#(tabs(2)), {"identifier": "x", "title": "X", "preferredPlacement": ↓"sidebarOnly"}]}"#,
      helps: ["limit it to regular width on iPad with 'availability'"]),
    Case(
      .sidebarOnlyInCompact, "SwiftUI: a tab of a section of regular width",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(2)), \#(section(wide, "{\"identifier\": \"x\", \"title\": \"X\", \"preferredPlacement\": \"sidebarOnly\"}"))]}"#
    ),
    Case(
      .sidebarOnlyInCompact, "SwiftUI: a section for the sidebar only is no item",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(2)), \#(section(#", "preferredPlacement": "sidebarOnly""#, tabs(1, from: 3)))]}"#
    ),
    Case(
      .sidebarOnlyInCompact, "UIKit: a tab of a group",
      #"{\#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(2)), \#(section("", "{\"identifier\": \"x\", \"title\": \"X\", \"preferredPlacement\": \"sidebarOnly\"}"))]}"#
    ),
    Case(
      .sidebarHiddenAtStart, "SwiftUI: a Mac, for which property-availability speaks",
      #"{\#(ui), \#(targets("macOS")), \#(sidebar), "sidebar": {"isHidden": true}, "tabs": [\#(tabs(2))]}"#
    ),
    Case(
      .propertyAvailability, "SwiftUI: the sidebar's key on a Mac",
      #"{\#(ui), \#(targets("macOS")), \#(sidebar), "sidebar": {"isHidden": ↓true}, "tabs": [\#(tabs(2))]}"#,
      messages: ["'sidebar.isHidden' does not exist on Mac"]),
    Case(
      .sidebarBottomBar, "SwiftUI: a Mac without Catalyst",
      #"{\#(ui), \#(targets("macOS")), \#(sidebar), "sidebar": {"bottomBar": ↓{"title": "B"}}, "tabs": [\#(tabs(2))]}"#
    ),
    Case(
      .sidebarBottomBar, "SwiftUI: iPad and Apple Vision Pro",
      #"{\#(ui), "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "18.0"}], \#(sidebar), "sidebar": {"bottomBar": {"title": "B"}}, "tabs": [\#(tabs(2))]}"#
    ),
    // Images
    Case(
      .missingImage, "SwiftUI: a tab, and not a section",
      #"{\#(ui), \#(targets("visionOS")), \#(sidebar), "tabs": [\#(tabs(1)), ↓{"identifier": "a", "title": "A"}, \#(section("", tabs(1, from: 2)))]}"#
    ),
    Case(
      .missingImage, "SwiftUI: Apple TV shows images",
      #"{\#(ui), \#(targets("tvOS")), "tabs": [\#(tabs(1)), ↓{"identifier": "a", "title": "A"}]}"#),
    Case(
      .pinnedTabImage, "SwiftUI: a tab, and not a section",
      #"{\#(ui), \#(sidebar), "tabs": [\#(tabs(1)), ↓{"identifier": "a", "title": "A"\#(pinned)}, \#(section(pinned, tabs(1, from: 2)))]}"#
    ),
    Case(
      .filledSymbol, "SwiftUI: Apple TV too",
      #"{\#(ui), \#(targets("tvOS")), "tabs": [\#(tabs(1)), {"identifier": "a", "title": "A", "image": ↓"house.fill"}]}"#
    ),
    Case(
      .filledSymbol, "SwiftUI: a Mac",
      #"{\#(ui), \#(targets("macOS")), "tabs": [\#(tabs(1)), {"identifier": "a", "title": "A", "image": ↓"house.fill"}]}"#
    ),
    Case(
      .duplicateImage, "SwiftUI: Apple TV too",
      #"{\#(ui), \#(targets("tvOS")), "tabs": [{"identifier": "a", "title": "A", "image": ↓"tv"}, {"identifier": "b", "title": "B", "image": "tv"}]}"#
    ),
  ]

  private static let swiftUICustomizing: [Case] = [
    Case(
      .nothingCustomizable, "SwiftUI: without customization",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(4, #", "preferredPlacement": "fixed""#))]}"#
    ),
    Case(
      .nothingCustomizable, "SwiftUI: fixed tabs with customization",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), \#(custom), "tabs": ↓[\#(tabs(4, #", "preferredPlacement": "fixed""#))]}"#
    ),
    Case(
      .nothingCustomizable, "SwiftUI: pinned tabs may be hidden by themselves",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), \#(custom), "tabs": [\#(tabs(4, pinned))]}"#),
    Case(
      .nothingCustomizable, "SwiftUI: pinned tabs that may not",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), \#(custom), "tabs": ↓[\#(tabs(4, kept))]}"#
    ),
    Case(
      .nothingCustomizable, "SwiftUI: a Mac alone",
      #"{\#(ui), \#(targets("macOS")), \#(sidebar), \#(custom), "tabs": [\#(tabs(4, pinned))]}"#),
    Case(
      .customizationEmptiesBar, "SwiftUI: without customization",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(2))]}"#),
    Case(
      .customizationEmptiesBar, "SwiftUI: with customization",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), \#(custom), "tabs": ↓[\#(tabs(2))]}"#),
    Case(
      .identifierFromTitle, "SwiftUI: without customization",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [{"identifier": "A", "title": "A"}, {"identifier": "B", "title": "B"}]}"#
    ),
    Case(
      .identifierFromTitle, "SwiftUI: with customization",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), \#(custom), "tabs": [{"identifier": ↓"A", "title": "A"}, {"identifier": "B", "title": "B"}]}"#
    ),
    Case(
      .hidingFixedTab, "SwiftUI: written",
      #"{\#(ui), \#(sidebar), \#(custom), "tabs": [\#(tabs(2, pinned)), \#(tabs(1, hideable, from: 3))]}"#
    ),
    Case(
      .noEffect, "SwiftUI: a customization without a sidebar",
      #"{\#(ui), \#(targets("iPadOS")), "customizationIdentifier": ↓"c", "tabs": [\#(tabs(2))]}"#),
    Case(
      .noEffect, "SwiftUI: a sidebar with a header",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "sidebar": {"header": {"title": "H"}}, "tabs": [\#(tabs(2))]}"#
    ),
    Case(
      .noEffect, "SwiftUI: sections are reordered by themselves",
      #"{\#(ui), \#(sidebar), \#(custom), "tabs": [\#(tabs(2)), \#(section("", tabs(1, from: 3)))]}"#
    ),
    // Presence
    Case(
      .hiddenForGood, "SwiftUI: whatever else is written",
      #"{\#(ui), "tabs": [\#(tabs(2)), \#(tabs(1, #", "allowsHiding": true, "isHidden": ↓true"#, from: 3))]}"#,
      helps: ["remove the node"]),
    Case(
      .hiddenForGood, "SwiftUI: live, hidden by default, and Apple TV alone",
      #"{\#(ui), "tabs": [\#(tabs(2)), \#(tabs(1, #", "live": ["isHidden"], "isHidden": true"#, from: 3)), \#(tabs(1, #", "isHiddenByDefault": true"#, from: 4))]}"#
    ),
    Case(
      .hiddenForGood, "SwiftUI: Apple TV alone",
      #"{\#(ui), \#(targets("tvOS")), "tabs": [\#(tabs(2)), \#(tabs(1, #", "isHidden": true"#, from: 3))]}"#
    ),
    Case(
      .duplicateIdentifier, "SwiftUI: a hidden node is not there",
      #"{\#(ui), \#(targets("iOS")), "tabs": [\#(tabs(1)), {"identifier": "t1", "title": "T", "isHidden": true}]}"#
    ),
    Case(
      .duplicateIdentifier, "SwiftUI: but on Apple TV it is",
      #"{\#(ui), "tabs": [\#(tabs(1)), {"identifier": ↓"t1", "title": "T", "isHidden": true}]}"#),
    Case(
      .compactParity, "SwiftUI: a tab and a section of regular width",
      #"{\#(ui), \#(sidebar), \#(targets("iPadOS")), "tabs": [\#(tabs(2)), {"identifier": "x", "title": "X", "availability": ↓{"horizontalSizeClass": "regular"}}, \#(section(wide, tabs(1, from: 3)))]}"#,
      messages: ["nothing leads to 'X' and 'S', with 'T3' inside, in a compact iPad window"]),
    Case(
      .compactParity, "SwiftUI: for the sidebar only",
      #"{\#(ui), \#(sidebar), \#(targets("iPadOS")), "tabs": [\#(tabs(2)), \#(tabs(1, wideSidebarOnly, from: 3))]}"#
    ),
    Case(
      .compactParity, "SwiftUI: a screen leads there",
      #"{\#(ui), \#(sidebar), \#(targets("iPadOS")), "tabs": [\#(tabs(2, #", "leadsTo": ["t3"]"#)), \#(tabs(1, wide, from: 3))]}"#
    ),
    Case(
      .compactParity, "SwiftUI: a screen leads there in regular width only",
      #"{\#(ui), \#(sidebar), \#(targets("iPadOS")), "tabs": [\#(tabs(2)), {"identifier": "r", "title": "R", "preferredPlacement": "sidebarOnly", "leadsTo": ["t3"]\#(wide)}, {"identifier": "t3", "title": "T3", "availability": ↓{"horizontalSizeClass": "regular"}}]}"#
    ),
    Case(
      .compactParity, "SwiftUI: a tab of that title in compact width",
      #"{\#(ui), \#(sidebar), \#(targets("iPadOS")), "tabs": [\#(tabs(2)), {"identifier": "c", "title": "S"\#(narrow)}, \#(section(wide, tabs(1, from: 3)))]}"#
    ),
    Case(
      .compactParity, "SwiftUI: on a Mac, which has one width",
      #"{\#(ui), \#(sidebar), \#(targets("macOS")), "tabs": [\#(tabs(2)), \#(tabs(1, wide, from: 3))]}"#
    ),
    // Keys
    Case(
      .propertyAvailability, "SwiftUI: a list for compact width",
      #"{\#(ui), "compactTabIdentifiers": ↓["t1"], "tabs": [\#(tabs(2))]}"#,
      messages: ["SwiftUI has no 'compactTabIdentifiers'"],
      helps: [".hidden(horizontalSizeClass == .compact)", #""horizontalSizeClass": "regular""#],
      severity: .error),
    Case(
      .propertyAvailability, "SwiftUI: several keys of one node",
      #"{\#(ui), "tabs": [\#(tabs(1)), {"identifier": "a", "title": "A", "subtitle": ↓"B", "selectedImage": "house", "performsAction": true}]}"#,
      messages: ["SwiftUI has no 'subtitle', 'selectedImage' and 'performsAction'"]),
    Case(
      .propertyAvailability, "SwiftUI: the image of a section",
      #"{\#(ui), \#(sidebar), "tabs": [\#(tabs(1)), \#(section(#", "image": ↓"house", "viewController": "V""#, tabs(1, from: 2)))]}"#,
      messages: ["a TabSection has no 'image' and 'viewController'"]),
    Case(
      .propertyAvailability, "SwiftUI: badges on Apple TV alone",
      #"{\#(ui), \#(targets("tvOS")), "tabs": [\#(tabs(1)), {"identifier": "a", "title": "A", "badgeValue": ↓"1"}]}"#,
      messages: ["'badgeValue' does not exist on Apple TV"]),
    Case(
      .tabPerformsAction, "SwiftUI does not have it",
      #"{\#(ui), "tabs": [\#(tabs(2, #", "performsAction": true"#))]}"#),
    Case(
      .compactOrder, "SwiftUI does not have the list",
      #"{\#(ui), "compactTabIdentifiers": ["t2", "t1"], "tabs": [\#(tabs(2))]}"#),
    Case(
      .unknownIdentifier, "SwiftUI does not have the list",
      #"{\#(ui), "compactTabIdentifiers": ["nobody"], "tabs": [\#(tabs(2))]}"#),
    Case(
      .propertyNewerThanTarget, "SwiftUI: collapsed sections came with 27",
      #"{\#(ui), \#(targets("iPadOS", "26.1")), \#(sidebar), "tabs": [\#(tabs(1)), \#(section(#", "isCollapsedByDefault": ↓true"#, tabs(1, from: 2)))]}"#,
      messages: ["'isCollapsedByDefault' came with 27.0, but the spec covers iPadOS 26.1"],
      helps: ["iOS 27.0"]),
    Case(
      .propertyNewerThanTarget, "SwiftUI: a header came later to Apple TV",
      #"{\#(ui), "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}], \#(sidebar), "sidebar": {"header": ↓{"title": "H"}}, "tabs": [\#(tabs(2))]}"#,
      messages: ["'sidebar.header' came with 27.0 on Apple TV, but the spec covers tvOS 26.0"],
      helps: ["tvOS 27.0, *"]),
    Case(
      .propertyNewerThanTarget, "UIKit: collapsed sections came with 26.1",
      #"{\#(targets("iPadOS", "26.1")), "tabs": [\#(tabs(1)), \#(section(#", "isCollapsedByDefault": true"#, tabs(1, from: 2)))]}"#
    ),
    // Words
    Case(
      .emptyGroup, "SwiftUI: it is called a section",
      #"{\#(ui), "tabs": [\#(tabs(1)), ↓\#(section("", ""))]}"#,
      messages: ["the section 'S' has no children"]),
    Case(
      .placementNeedsSidebar, "SwiftUI: code of what the help names",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tabs(2)), {"identifier": "x", "title": "X", "preferredPlacement": ↓"sidebarOnly"}]}"#,
      helps: ["write 'mode: tabSidebar'"]),
  ]
}
