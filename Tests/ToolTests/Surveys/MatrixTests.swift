import Foundation
import TestSupport
import TestTool
import Testing

@Suite("tabspec matrix")
struct MatrixTests {
  /// An app with everything that a matrix marks, one whose titles try to break out of every format, and
  /// one that has nothing on its platform.
  private static let specs = [
    """
    {"name": "Ferry", "targets": [{"platform": "iOS", "minimumVersion": "18.0"},
       {"platform": "iPadOS", "minimumVersion": "18.0"},
       {"platform": "macCatalyst", "minimumVersion": "26.0"}],
     "mode": "tabSidebar", "compactTabIdentifiers": ["home", "map", "tickets", "trips",
       "com.apple.UIKit.Search", "help", "lost"],
     "tabs": [
      {"identifier": "home", "title": "Home", "preferredPlacement": "fixed"},
      {"type": "search", "automaticallyActivatesSearch": true},
      {"identifier": "map", "title": "Map"}, {"identifier": "tickets", "title": "Tickets"},
      {"identifier": "trips", "title": "Trips", "children": [
        {"identifier": "past", "title": "Past", "isCollapsedByDefault": true, "children": [
          {"identifier": "spring", "title": "Spring"}, {"identifier": "summer", "title": "Summer"},
          {"identifier": "autumn", "title": "Autumn"}, {"identifier": "winter", "title": "Winter"},
          {"identifier": "fifth", "title": "Fifth Season"}]},
        {"identifier": "drafts", "title": "Drafts", "allowsHiding": true,
         "isHiddenByDefault": true}]},
      {"identifier": "help", "title": "Help", "availability": {"minimumVersion": "26.0"}},
      {"identifier": "crew", "title": "Crew"},
      {"identifier": "dock", "title": "Dock", "availability": {"platforms": ["iOS"]}}]}
    """,
    #"""
    {"name": "| <b>*Evil*</b>\n# \u001b[31m", "bottomAccessory": {"title": "`|` \u202e"}, "tabs": [
      {"identifier": "a|b", "title": "| a\nb | [x](javascript:1) &lt; <script>"},
      {"identifier": "c", "title": "\u001b]0;title\u0007 @octocat #1",
       "availability": {"platforms": ["tvOS"]}},
      {"identifier": "日本", "title": "日本語のとても長いタイトルです。もっと長い"},
      {"identifier": "blank", "title": " "}]}
    """#,
    """
    {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
     "tabs": [{"identifier": "a", "title": "A", "availability": {"platforms": ["tvOS"]}}]}
    """,
  ]

  @Test("stays inside its width, whatever is in it", arguments: specs)
  func fits(_ spec: String) {
    for (columns, words) in [(40, []), (40, ["--ascii"]), (80, []), (200, ["--ascii"])] {
      for command in ["matrix", "reach"] {
        let run = runTool(
          [command, "App.tabspec.json"] + words, files: ["App.tabspec.json": spec],
          variables: ["COLUMNS": String(columns)])
        for line in run.output.split(separator: "\n") {
          #expect(String(line).displayWidth <= columns, "\(command) \(columns): \(line)")
          #expect(line.last != " ", "\(command) \(columns): \(line)")
          #expect(words.isEmpty || line.utf8.allSatisfy { $0 < 0x80 })
        }
        #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
      }
    }
  }

  @Test("reports a difference between any two layouts")
  func distinguished() throws {
    for spec in Repository.allSpecs {
      let run = runTool(
        ["matrix", "App.tabspec.json", "--format", "json"],
        files: ["App.tabspec.json": try String(contentsOf: spec, encoding: .utf8)])
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let layouts = try #require(object?["layouts"] as? [[String: Any]])
      let differences = try #require(object?["differences"] as? [[String: Any]])
      var signatures: Set<[Int]> = []
      for layout in layouts {
        let letter = try #require(layout["letter"] as? String)
        let signature = differences.indices.filter {
          (differences[$0]["layouts"] as? [String])?.contains(letter) == true
        }
        #expect(signatures.insert(signature).inserted, "\(spec.lastPathComponent) \(letter)")
      }
      let environments = layouts.flatMap { $0["environments"] as? [String] ?? [] }
      #expect(Set(environments) == Set(object?["environments"] as? [String] ?? []))
      #expect(Set(environments).count == environments.count)
    }
  }
}
