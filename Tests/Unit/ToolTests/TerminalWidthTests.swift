import Foundation
import TabReports
import TestSupport
import TestTool
import Testing

/// Whatever a spec contains, no line is wider than the terminal.
@Suite("Terminal drawings")
struct TerminalWidthTests {
  private static let specs =
    Repository.allSpecs.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    + [Repository.root.appending(path: "Tests/Checks/Pictures/hostile.tabspec.json")]

  private static let styles: [(columns: Int, glyphs: [String])] = [
    (80, []), (80, ["--ascii"]), (200, []), (200, ["--ascii"]),
  ]

  private static let commands: [[String]] = [
    ["resolve", "FILE", "--platform", "all"],
    ["resolve", "FILE", "--platform", "all", "--orientation", "portrait"],
    ["resolve", "FILE", "--platform", "all", "--direction", "rightToLeft", "--sidebar", "shown"],
    ["matrix", "FILE"],
    ["matrix", "FILE", "--taps"],
  ]

  @Test(
    "of specs fit into 80 and 200 columns, in Unicode and in ASCII", arguments: specs.indices)
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
        let wrong = run.output.split(separator: "\n").filter { line in
          !line.contains("https://")
            && (String(line).displayWidth > columns || line.last == " ")
        }
        let isForeign = !glyphs.isEmpty && run.output.utf8.contains { $0 >= 0x80 }
        #expect(wrong == [], "\(words) \(glyphs)")
        #expect(run.code == 0 && !isForeign, "\(words) \(glyphs) \(run)")
      }
    }
  }
}
