import Foundation
import TabReports
import TestSupport
import TestTool
import Testing

/// Whatever a spec contains, no line is wider than the terminal.
@Suite("Terminal drawings")
struct TerminalWidthTests {
  private static let specs =
    Repository.allSpecs + [Repository.root.appending(path: "Tests/Pictures/hostile.tabspec.json")]

  private static let styles: [(columns: Int, glyphs: [String])] = [
    (80, []), (80, ["--ascii"]), (200, []), (200, ["--ascii"]),
  ]

  private static let commands: [[String]] = [
    ["resolve", "FILE", "--platform", "all"],
    ["resolve", "FILE", "--platform", "all", "--orientation", "portrait"],
    ["resolve", "FILE", "--platform", "all", "--direction", "rightToLeft", "--sidebar", "shown"],
    ["matrix", "FILE"],
    ["reach", "FILE"],
  ]

  @Test(
    "of every spec fit into 80 and 200 columns, in Unicode and in ASCII", arguments: specs.indices)
  func fit(_ number: Int) throws {
    let url = Self.specs[number]
    let spec = try String(contentsOf: url, encoding: .utf8)
    let isHostile = url.lastPathComponent.hasPrefix("hostile")
    for (command, words) in Self.commands.enumerated() {
      // Every spec meets every fourth command, and every command every style.
      for (style, (columns, glyphs)) in Self.styles.enumerated()
      where isHostile
        || style == (number / 4 + command) % Self.styles.count
          && (number + command).isMultiple(of: 4)
      {
        let run = runTool(
          words.map { $0 == "FILE" ? "App.tabspec.json" : $0 } + glyphs,
          files: ["App.tabspec.json": spec], variables: ["COLUMNS": String(columns)])
        #expect(run.code == 0)
        for line in run.output.split(separator: "\n") where !line.contains("https://") {
          #expect(String(line).displayWidth <= columns, "\(words) \(glyphs): \(line)")
          #expect(line.last != " ", "\(words) \(glyphs): \(line)")
        }
        #expect(glyphs.isEmpty || run.output.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test(
    "leave out an escape as a whole where there is no room for all of it",
    arguments: [
      ("aé日", 40, #"a\u{E9}\u{65E5}"#), ("aé日", 13, #"a\u{E9}..."#), ("aé日", 9, "a..."),
      ("aaaaaé", 8, "aaaaa..."), ("aaaaaé", 9, "aaaaa..."), ("aaaaaé", 11, #"aaaaa\u{E9}"#),
      (#"a\b long"#, 6, #"a\b..."#),
    ])
  func escapes(_ text: String, _ columns: Int, _ expected: String) {
    #expect(TextStyle(isUnicode: false).shown(text, columns: columns) == expected)
  }
}
