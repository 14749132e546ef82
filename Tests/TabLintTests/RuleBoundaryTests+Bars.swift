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
      .defaultTabCount, "five items", "{\(targets("iPadOS")), \(sidebar), \"tabs\": [\(tabs(5))]}"),
    Case(
      .defaultTabCount, "six items", "{\(targets("iPadOS")), \(sidebar), \"tabs\": ↓[\(tabs(6))]}"),
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
