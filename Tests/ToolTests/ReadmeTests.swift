import Foundation
import TestSupport
import Testing

@testable import TabHierarchy

/// What the README shows is what the tool prints. `UPDATE_GOLDEN=1` writes it into the page.
@Suite("Pages for readers")
struct ReadmeTests {
  /// A block of the README: the paragraph above it, and what it holds.
  private struct Block {
    let introduction: String
    let text: String
  }

  /// A run that the README shows: the paragraph above it, the command line and the spec.
  private static let runs: [(introduction: String, words: [String], file: (String, String)?)] = [
    (
      "A comma too many:", ["validate", "comma.tabspec.json"],
      ("comma.tabspec.json", tabs([home + ","]))
    ),
    (
      "A misspelt key:", ["validate", "key.tabspec.json"],
      ("key.tabspec.json", tabs([home.replacing("title", with: "titel")]))
    ),
    (
      "A placement that does not exist:", ["validate", "place.tabspec.json"],
      (
        "place.tabspec.json",
        tabs([home.replacing(" }", with: #", "preferredPlacement": "pined" }"#)])
      )
    ),
    (
      "A pinned search tab gone wrong:", ["validate", "search.tabspec.json"],
      (
        "search.tabspec.json",
        tabs([home + ",", #"{ "type": "search", "preferredPlacement": "movable" }"#])
      )
    ),
    ("A misspelt option:", ["validate", "--formt", "json"], nil),
  ]

  private static let home = #"{ "identifier": "home", "title": "Home" }"#

  private static func tabs(_ lines: [String]) -> String {
    "{\n  \"tabs\": [\n" + lines.map { "    \($0)\n" }.joined() + "  ]\n}\n"
  }

  @Test("the README shows a whole spec, its layout, and findings as they are")
  func readme() throws {
    let page = Repository.root.appending(path: "README.md")
    var text = try String(contentsOf: page, encoding: .utf8)
    let example = Repository.root.appending(path: "Examples/overflow.tabspec.json")
    let spec = try String(contentsOf: example, encoding: .utf8)
    let layout = runTool(["resolve", "FILE", "--platform", "iphone"], spec: spec)
    var blocks = [
      Block(introduction: "Six tabs, as an app would set them up:", text: spec),
      Block(
        introduction:
          "swift run tabspec resolve Examples/overflow.tabspec.json --platform iphone\n```",
        text: layout.output),
    ]
    for (introduction, words, file) in Self.runs {
      let run = runTool(
        words, files: file.map { [$0.0: $0.1] } ?? [:], variables: ["COLUMNS": "100"])
      blocks.append(Block(introduction: introduction, text: run.output + run.errors))
    }
    for block in blocks {
      let start = try #require(
        text.range(of: block.introduction + "\n\n```"), "\(block.introduction)")
      let line = try #require(text[start.upperBound...].firstIndex(of: "\n"))
      let end = try #require(text.range(of: "\n```\n", range: line..<text.endIndex))
      text.replaceSubrange(line..<end.lowerBound, with: "\n" + block.text.trimmingSuffix("\n"))
    }
    try expectGolden(text, "README.md", in: Repository.root)
  }

  @Test("the page about SwiftUI has a word, or none, for every key of the format")
  func everyKey() throws {
    let page = Repository.root.appending(path: "docs/swiftui.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for object in SpecObject.allCases {
      for key in object.keys where object != .action || key.name != "title" {
        #expect(text.contains("`\(key.name)`"), "\(object): \(key.name)")
      }
    }
    #expect(
      try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        .contains("(docs/swiftui.md)"))
  }

  @Test("the workflow runs the checks on Linux and on macOS")
  func workflow() throws {
    let file = Repository.root.appending(path: ".github/workflows/ci.yml")
    let text = try String(contentsOf: file, encoding: .utf8)
    for runner in ["ubuntu-", "macos-"] { #expect(text.contains("runs-on: \(runner)")) }
    #expect(text.split(separator: "- run: .ci/run\n", omittingEmptySubsequences: false).count == 3)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ end: Character) -> String {
    var text = self
    while text.last == end { text.removeLast() }
    return text
  }
}
