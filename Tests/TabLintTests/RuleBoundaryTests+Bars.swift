@testable import TabLint

/// How many items and rows there are, and what is called More.
extension RuleBoundaryTests {
  static let bars = [
    Case(
      .overflowTabs, "five items and a distinct one are six",
      """
      {\(targets("iOS")), "tabs": ↓[\(tabs(5)), {"type": "search"}]}
      """),
    Case(
      .overflowTabs, "five items",
      "{\(targets("iOS")), \"tabs\": [\(tabs(4)), {\"type\": \"search\"}]}"),
    Case(
      .overflowTabs, "a search tab in More is named first, with the devices and the width",
      """
      {\(iPhoneAndPad), "tabs": ↓[\(tabs(5)), {"type": "search"}]}
      """, says: ["'Search' and 'T5' do not fit", " on iPhone", "in a compact iPad window"]),
    Case(
      .overflowTabs, "one cause on all devices of the spec",
      "{\(targets("iOS")), \"tabs\": ↓[\(tabs(6))]}",
      says: ["'T5' and 'T6' do not fit in the bar and move to More"]),
    Case(
      .overflowTabs, "a bar that fits without what is for the sidebar only",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [\(tabs(5)),
        \(tabs(1, #", "preferredPlacement": "sidebarOnly""#, from: 6))]}
      """),
    Case(
      .overflowTabs, "a bar that does not fit without what is for the sidebar only",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": ↓[\(tabs(6)),
        \(tabs(1, #", "preferredPlacement": "sidebarOnly""#, from: 7))]}
      """),
    Case(
      .overflowTabs, "a bar whose list leaves five",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ["t1", "t2", "t3", "t4", "t5"],
       "tabs": [\(tabs(6))]}
      """),
    Case(
      .overflowTabs, "eight on Apple TV, which is another kind than More",
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"},
                   {"platform": "tvOS", "minimumVersion": "18.0"}], "tabs": ↓↓[\(tabs(8))]}
      """, says: ["may be truncated", "on Apple TV", "move to More"]),
    Case(
      .overflowTabs, "seven on Apple TV", "{\(targets("tvOS")), \"tabs\": [\(tabs(7))]}"),
    Case(
      .overflowTabs, "a bar that is hidden",
      "{\(targets("iOS")), \"isTabBarHidden\": true, \"tabs\": ↓[\(tabs(6))]}"),
    Case(
      .defaultTabCount, "five items", "{\(targets("iPadOS")), \(sidebar), \"tabs\": [\(tabs(5))]}"),
    Case(
      .defaultTabCount, "six items that a narrow window has in More",
      "{\(targets("iPadOS")), \(sidebar), \"tabs\": [\(tabs(6))]}"),
    Case(
      .defaultTabCount, "six items, of which a narrow window has five",
      """
      {\(targets("iPadOS")), \(sidebar), "compactTabIdentifiers": ["t1", "t2", "t3", "t4", "t5"],
       "tabs": ↓[\(tabs(6))]}
      """,
      says: ["6 items in a regular iPad window, more than 5:", "'T4', 'T5' and 1 more"]),
    Case(
      .defaultTabCount, "six root nodes and a nested item",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": ↓[\(tabs(5)),
        {"identifier": "g", "title": "G", "image": "g.circle", "children": [
          {"identifier": "x", "title": "X", "preferredPlacement": "fixed"}]}]}
      """, says: ["7 items"]),
    Case(
      .defaultTabCount, "pinned ones too",
      """
      {\(targets("iPadOS")), \(sidebar), "compactTabIdentifiers": ["t1"],
       "tabs": ↓[\(tabs(5)), \(tabs(1, pinned, from: 6))]}
      """),
    Case(
      .defaultTabCount, "a maximum of six",
      """
      {\(targets("iPadOS")), \(sidebar), "compactTabIdentifiers": ["t1"], "tabs": [\(tabs(6))]}
      """, options: [.barItems: 6]),
    Case(
      .defaultTabCount, "six items without a sidebar",
      "{\(targets("iPadOS")), \"mode\": \"tabBar\", \"tabs\": [\(tabs(6))]}"),
    Case(
      .defaultTabCount, "six items on a Mac, whose sidebar takes the place of the bar",
      "{\(targets("macCatalyst")), \(sidebar), \"tabs\": [\(tabs(6))]}"),
    Case(
      .pinnedTabCount, "three pinned items without a sidebar",
      "{\(targets("iPadOS")), \"mode\": \"tabBar\", \"tabs\": ↓[\(tabs(3, pinned))]}"),
    Case(
      .pinnedTabCount, "two and a search tab that says where it is",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(2, pinned)),
        {"type": "search", "preferredPlacement": "default"}]}
      """),
    Case(
      .pinnedTabCount, "three on iPhone, where placement does not count",
      "{\(targets("iOS")), \"tabs\": [\(tabs(3, pinned))]}"),
    Case(
      .pinnedTabCount, "a maximum of one",
      "{\(targets("iPadOS")), \"tabs\": ↓[\(tabs(2, pinned))]}",
      options: [.pinnedItems: 1]),
    Case(
      .tabTitledMore, "symbols, filled or not, of root nodes of any type",
      """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": ↓"ellipsis.circle.fill"},
        {"identifier": "b", "title": "B", "image": ↓"ellipsis.fill"},
        {"type": "search", "title": ↓" more ", "image": "ellipsis"},
        {"identifier": "g", "title": "G", "image": ↓{"systemName": "ellipsis"}, "children": [
          {"identifier": "c", "title": "C", "image": "ellipsis"}]},
        {"identifier": "d", "title": "D", "selectedImage": "ellipsis"}
      ]}
      """),
    Case(
      .pinnedTabCount, "the names and the width",
      """
      {\(iPhoneAndPad), "tabs": ↓[\(tabs(2, pinned)), {"type": "search"}]}
      """, says: ["3 pinned items", "in a regular iPad window: 'T1', 'T2' and 'Search'"]),
    Case(
      .tabTitledMore, "other symbols with dots, and More in a title",
      """
      {\(targets("tvOS")), "tabs": [
        {"identifier": "a", "title": "More news", "image": "ellipsis.bubble"},
        {"identifier": "b", "title": "B", "image": "ellipsis.circle.badge"},
        {"identifier": "c", "title": "C", "image": {"asset": "ellipsis"}},
        {"identifier": "d", "title": ↓"mORe"}]}
      """),
    Case(
      .compactOrder, "first mentions, root nodes, and names that are unknown or nested",
      """
      {"compactTabIdentifiers": ["t1", "x", "zzz", "t2", "t1"], "tabs": [\(tabs(2)),
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """),
    Case(
      .compactOrder, "a group before a tab",
      """
      {"compactTabIdentifiers": ↓["g", "x", "t2"], "tabs": [\(tabs(2)),
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """),
    Case(
      .hiddenTabBar, "written with its default",
      "{\"isTabBarHidden\": false, \"tabs\": [\(tabs(2))]}"),
    Case(
      .disabledTab, "any node, and one that is enabled",
      """
      {"tabs": [{"identifier": "a", "title": "A", "isEnabled": true},
        {"type": "search", "isEnabled": ↓false},
        {"identifier": "g", "title": "G", "isEnabled": ↓false, "children": [
          {"identifier": "x", "title": "X", "isEnabled": ↓false}]}]}
      """),
    Case(
      .tabPerformsAction, "at any level",
      """
      {"tabs": [{"identifier": "a", "title": "A", "performsAction": ↓true},
        {"identifier": "b", "title": "B", "performsAction": false},
        {"identifier": "g", "title": "G", "children": [
          {"identifier": "x", "title": "X", "performsAction": ↓true}]}]}
      """),
    Case(
      .actionLikeTab, "each word and symbol in any case, of tabs and search tabs at the root",
      """
      {"tabs": [↓{"identifier": "a", "title": " sign OUT "},
        ↓{"identifier": "b", "title": "B", "image": "square.and.pencil.fill"},
        ↓{"identifier": "c", "title": "C", "image": {"systemName": "camera"}},
        ↓{"type": "search", "title": "Add"},
        {"identifier": "d", "title": "Add It", "image": "camera.badge"},
        {"identifier": "e", "title": "E", "image": {"asset": "plus"}},
        {"identifier": "f", "title": "Add", "performsAction": true},
        {"identifier": "g", "title": "Add", "image": "plus", "children": [
          {"identifier": "x", "title": "Add", "image": "plus"}]}]}
      """),
    Case(
      .actionLikeTab, "a title and a symbol at once",
      #"{"tabs": [↓{"identifier": "a", "title": "Post", "image": "plus"}]}"#,
      says: ["the title 'Post' and the symbol 'plus' look like an action"]),
    Case(
      .sidebarHiddenAtStart, "whatever the mode",
      "{\"mode\": \"tabBar\", \"sidebar\": {\"isHidden\": ↓true}, \"tabs\": [\(tabs(2))]}"),
    Case(
      .sidebarHiddenAtStart, "written as shown",
      "{\(sidebar), \"sidebar\": {\"isHidden\": false}, \"tabs\": [\(tabs(2))]}"),
    Case(
      .sidebarOnIphone, "whatever the mode, beside an iPad",
      """
      {\(iPhoneAndPad), "mode": "tabBar", "sidebar": {"preferredPlacement": ↓"sidebar"},
       "tabs": [\(tabs(2))]}
      """),
    Case(
      .sidebarOnIphone, "without an iPhone",
      """
      {\(targets("iPadOS", "27.0")), "sidebar": {"preferredPlacement": "sidebar"},
       "tabs": [\(tabs(2))]}
      """),
    Case(
      .sidebarOnIphone, "automatic",
      """
      {\(targets("iOS", "27.0")), "sidebar": {"preferredPlacement": "automatic"},
       "tabs": [\(tabs(2))]}
      """),
    Case(
      .sidebarBottomBar, "one of several targets, and a header",
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                   {"platform": "macCatalyst", "minimumVersion": "18.0"}],
       "sidebar": {"header": {"title": "H"}, "bottomBar": ↓{"title": ""}}, "tabs": [\(tabs(2))]}
      """),
    Case(
      .sidebarTooLong, "the number and the device",
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"},
                   {"platform": "tvOS", "minimumVersion": "18.0"}], \(sidebar),
       "tabs": ↓[\(tabs(31))]}
      """, says: ["31 rows, more than 30, and no section on Mac"]),
    Case(
      .sidebarTooLong, "a maximum of one",
      "{\(targets("iPadOS")), \(sidebar), \"tabs\": ↓[\(tabs(2))]}",
      options: [.sidebarRows: 1]),
    Case(
      .sidebarTooLong, "thirty rows",
      "{\(targets("macCatalyst")), \(sidebar), \"tabs\": [\(tabs(30))]}"),
    Case(
      .sidebarTooLong, "thirty rows, and a tab that is hidden",
      """
      {\(targets("macCatalyst")), \(sidebar), "tabs": [\(tabs(30)),
        {"identifier": "x", "title": "X", "isHidden": true}]}
      """),
    Case(
      .sidebarTooLong, "twenty-eight rows and three actions of an inline group",
      """
      {\(targets("macCatalyst")), "tabs": ↓[\(tabs(27)),
        {"identifier": "g", "title": "G", "sidebarAppearance": "inline",
         "children": [{"identifier": "x", "title": "X"}],
         "sidebarActions": [{"title": "N"}, {"title": "O"}, {"title": "P"}]}]}
      """),
    Case(
      .sidebarTooLong, "thirty rows and an action of an inline group",
      """
      {\(targets("macCatalyst")), "tabs": ↓[\(tabs(29)),
        {"identifier": "g", "title": "G", "sidebarAppearance": "inline",
         "children": [{"identifier": "x", "title": "X"}], "sidebarActions": [{"title": "N"}]}]}
      """),
    Case(
      .sidebarTooLong, "thirty-one rows and a section without rows",
      """
      {\(targets("macCatalyst")), "tabs": [\(tabs(31)),
        {"identifier": "g", "title": "G", "children": []}]}
      """),
  ]
}
