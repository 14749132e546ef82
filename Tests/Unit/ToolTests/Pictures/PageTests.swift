import Foundation
import TestSamples
import TestSupport
import TestTool
import Testing

/// The page about a spec with everything in it.
@Suite("The page")
struct PageTests {
  @Test(
    "of a spec with mistakes looks as recorded, and leads from every finding to its line and back")
  func mistakes() throws {
    let path = "Examples/mistakes/mistakes.tabspec.json"
    let spec = try Repository.text(path)
    let words =
      ["matrix", path, "--format", "html", "--platform", "ipad", "--os", "27"]
    let page = runTool(words, files: [path: spec]).output
    try expectGolden(page, "matrix/pages/mistakes.html")
    let ids = Set(page.matches(of: /id="([^"]+)"/).map { String($0.output.1) })
    let targets = Set(page.matches(of: /href="#([^"]+)"/).map { String($0.output.1) })
    #expect(targets.subtracting(ids) == [])
    #expect(targets.contains("finding-1"))
  }

  /// A variant of one environment counts in no other.
  @Test("has the bars of every width", arguments: ["matrix", "resolve --platform all"])
  func variants(_ command: String) {
    let spec = """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}],
       "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}],
       "variants": [{"availability": {"horizontalSizeClass": "compact"}, "isTabBarHidden": true}]}
      """
    let words = command.split(separator: " ").map(String.init) + ["FILE", "--format", "html"]
    let page = runTool(words, spec: spec).output
    let headings = page.matches(of: /<h3 id="bars-.*?">(.*?)</).map { String($0.output.1) }
    #expect(headings.contains("iPad bar, regular width"))
    #expect(!headings.contains { $0.contains("compact") })
  }

  /// In SwiftUI, what is hidden is not there.
  @Test("leaves out what is hidden, as the table does")
  func hidden() {
    let spec = """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
       "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B", "isHidden": true}]}
      """
    let page = runTool(["matrix", "FILE", "--format", "html"], spec: spec).output
    #expect(page.contains("not there"))
    #expect(!page.contains("in the bar, item 2"))
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "A": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Eins"}}}}}}
      """
    let translated = runTool(
      ["matrix", "a.tabspec.json", "--strings", "L.xcstrings", "--language", "all", "-f", "html"],
      files: ["a.tabspec.json": spec, "L.xcstrings": catalog]
    ).output
    #expect(translated.contains("Tab bar at the bottom: Eins, selected. "))
  }

  @Test(
    "isolates whatever a spec says in Hebrew", arguments: ["matrix", "resolve --platform all"])
  func rightToLeft(_ command: String) throws {
    let spec = """
      {"name": "יומן", "conditions": {"on": {"meaning": "המשתמש מחובר ל-iCloud."}}, "mode": "tabSidebar",
       "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}],
       "bottomAccessory": {"title": "מנגן"},
       "sidebar": {"header": {"title": "ראש"}, "footer": {"title": "סוף"}, "bottomBar": {"title": "סרגל"}},
       "tabs": [
         {"identifier": "בית", "title": "בית", "image": {"asset": "לוגו"}, "badgeValue": "חדש",
          "availability": {"when": ["on"]}},
         {"identifier": "g", "title": "ספרייה", "isCollapsedByDefault": true, "children": [
           {"identifier": "a", "title": "ספרים", "subtitle": "ישנים"}, {"identifier": "b", "title": "ספרים"}],
          "sidebarActions": [{"title": "להוסיף"}]},
         {"type": "search", "title": "חיפוש"}]}
      """
    let words = command.split(separator: " ").map(String.init) + ["FILE", "--format", "html"]
    var page = runTool(words, spec: spec).output
    // Pictures have no other text, the source is not English, and the title of a window cannot have elements.
    for other in [
      /<svg .*?<\/svg>/, /<code>.*?<\/code>/, /<title>.*?<\/title>/, /<bdi>.*?<\/bdi>/, /<[^>]*>/,
    ] {
      page.replace(other.dotMatchesNewlines(), with: "")
    }
    let others = page.split(separator: "\n").filter { line in
      line.unicodeScalars.contains { (0x590...0x5FF).contains($0.value) }
    }
    #expect(others == [])
    #expect(page.contains("'' ") && (command != "matrix" || page.contains("unless “”")))
  }
}
