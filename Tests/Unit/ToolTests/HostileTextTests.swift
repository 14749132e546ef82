import Foundation
import JSON
import TestTool
import Testing

/// What comes from outside never reaches a terminal or a log as it is.
@Suite("Hostile text is shown, not obeyed")
struct HostileTextTests {
  private static let text = jsonString(Sample.hostile)

  /// Specs with hostile text in a place each.
  private static let specs: [String] =
    [
      // Titles, identifiers and every other text of a spec that can be read.
      #"""
      {"name": TEXT, "bottomAccessory": {"title": TEXT}, "customizationIdentifier": TEXT,
       "sidebar": {"header": {"title": TEXT}, "footer": {"title": TEXT}, "bottomBar": {"title": TEXT}},
       "prominentTabIdentifier": TEXT, "compactTabIdentifiers": [TEXT],
       "suppress": [{"rule": TEXT, "reason": TEXT}],
       "tabs": [
        {"identifier": TEXT, "title": TEXT, "image": TEXT, "subtitle": TEXT, "badgeValue": TEXT,
         "viewController": TEXT, "selectedImage": {"asset": TEXT}},
        {"identifier": TEXT, "title": TEXT, "image": {"systemName": TEXT}, "children": [
          {"identifier": "a", "title": TEXT}], "defaultChildIdentifier": TEXT,
         "displayOrderIdentifiers": [TEXT], "sidebarActions": [{"title": TEXT, "image": TEXT}]},
        {"type": "search", "title": TEXT}]}
      """#,
      // Keys and values that reading quotes.
      #"{"tabs": [{"identifier": "a", "title": "A", TEXT: 1, TEXT: 2}]}"#,
      #"{"tabs": [{"identifier": "a", "title": "A", "type": TEXT}], "mode": TEXT}"#,
      #"{"targets": [{"platform": TEXT, "minimumVersion": TEXT}], "tabs": []}"#,
      // Syntax errors beside and inside it.
      "{TEXT}", "{TEXT 1}", "[TEXT TEXT]", #"[TEXT, "\ud83d"]"#, "[TEXT",
    ].map { $0.replacing("TEXT", with: text) } + [
      // As it is, which is not JSON.
      "{\"tabs\": [\"\(Sample.hostile)\"]}", "\(Sample.hostile){}", "{\(Sample.hostile)",
      "[1] \(Sample.hostile)",
    ]

  @Test("in no output of any command", arguments: specs)
  func outputs(_ spec: String) {
    var wrong: [String] = []
    for words in [
      ["lint", "FILE", "-f", "text"], ["lint", "FILE", "-f", "concise"],
      ["lint", "FILE", "-f", "json"], ["validate", "FILE"], ["resolve", "FILE"],
      ["resolve", "FILE", "-p", "all", "-f", "json"], ["resolve", "FILE", "--ascii"],
      ["lint", "FILE", "--ascii"], ["lint", "FILE", "--color=always"],
    ] {
      let run = runTool(words, spec: spec)
      for stream in [run.output, run.errors] {
        let plain =
          words.contains("--color=always")
          ? stream.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") : stream
        let isForeign = words.contains("--ascii") && stream.utf8.contains { $0 >= 0x80 }
        if Sample.isHarmful(plain) || plain.contains("\n::error") || isForeign {
          wrong.append("\(words): \(plain)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("a program gets it back as it was")
  func roundTrip() throws {
    let run = runTool(["resolve", "FILE", "-p", "ipad", "-f", "json"], spec: Self.specs[0])
    #expect(run.output.contains(Self.text))
    _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
  }

  @Test("nor from the command line or the names of files")
  func words() {
    let name = Sample.hostile.replacing("/", with: "") + ".tabspec.json"
    let lines = [
      ["lint", Sample.hostile], ["resolve", Sample.hostile], [Sample.hostile],
      ["lint", "--\(Sample.hostile)"], ["lint", "--format", Sample.hostile],
      ["explain", Sample.hostile], ["help", Sample.hostile],
      ["resolve", "a.tabspec.json", "--selected", Sample.hostile],
      ["lint", "-", "--stdin-name", Sample.hostile, "-f", "concise"],
      ["lint", "-", "--stdin-name", Sample.hostile],
      ["lint", "-", "--stdin-name", Sample.hostile, "-f", "json"],
      ["lint", "-f", "text"], ["lint", "-f", "concise"], ["lint", "-f", "json"],
    ]
    let wrong = lines.filter { words in
      let files = ["a.tabspec.json": Sample.clean, name: Sample.erring]
      let run = runTool(words, files: files, input: Sample.broken)
      return run.code == 0 || Sample.isHarmful(run.output + run.errors)
    }
    #expect(wrong == [])
  }
}
