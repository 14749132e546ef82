import TestTool
import Testing

/// Cases 35 and 36 of the layouts of SwiftUI, as drawn.
@Suite("Badges of sections in SwiftUI")
struct SectionBadgeRows {
  /// A run for an iPad, and the lines with the section or its first tab.
  private static func run(
    _ name: String, sidebar: String, section: String = "", tab: String = "", _ expected: String
  ) -> SmallRun {
    SmallRun(
      name, ["resolve", "a.json", "--os", "26.5", "--sidebar", sidebar],
      [
        "a.json": """
        {"framework": "SwiftUI", "mode": "tabSidebar",
         "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "library", "title": "Library"\(section), "children": [
            {"identifier": "books", "title": "Books", "image": "book"\(tab)}]}]}
        """
      ], columns: 60, only: ["Library", "Books"], expected)
  }

  private static let badge = #", "badgeValue": "3""#

  private static let rows = [
    run(
      "35: the badge of a tab is not on its section's item", sidebar: "hidden", tab: badge,
      """
      │ ◧                 │ [Home] Library  │                    │
      │ │  Library ───────────── ▾ │                             │
      │ │    ◇ Books (3)           │                             │
      """),
    run(
      "35: but on its row", sidebar: "shown", tab: badge,
      """
      │ │  Library ───────────── ▾ │                             │
      │ │    ◇ Books (3)           │                             │
      │ [Home] Library  │
      """),
    run(
      "36: that of the section is on its item", sidebar: "hidden", section: badge,
      """
      │ ◧               │ [Home] Library (3)  │                  │
      │ │  Library (3) ───────── ▾ │                             │
      │ │    ◇ Books               │                             │
      """),
  ]

  @Test("on items and rows", arguments: rows)
  func drawn(_ row: SmallRun) { #expect(row.result == row.expected) }
}
