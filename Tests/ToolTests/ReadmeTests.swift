import Foundation
import TestSupport
import TestTool
import Testing

@testable import TabModel
@testable import TabspecTool

/// What the README shows is what the tool prints. `UPDATE_GOLDEN=1` writes it into the page.
@Suite("Pages for readers")
struct ReadmeTests {
  private static let example = "Examples/overflow.tabspec.json"

  private static let sections = "Examples/sections.tabspec.json"

  /// The runs that the README shows, each with the files that it reads.
  private static let runs: [(line: String, files: @Sendable () throws -> [String: String])] = [
    (
      "tabspec resolve \(example) --platform iphone",
      { [example: try text(example)] }
    ),
    (
      "tabspec resolve \(sections) --platform iphone",
      { [sections: try text(sections)] }
    ),
    ("tabspec init Shop", { [:] }),
    (
      "tabspec lint",
      {
        [
          shop: try template(
            ("\"identifier\": \"recent\"", "\"identifier\": \"home\""),
            (",\n      \"automaticallyActivatesSearch\": true", ""))
        ]
      }
    ),
    (
      "tabspec diff old/\(shop) \(shop)",
      { ["old/\(shop)": try template(), shop: try template(("\"library\"", "\"collection\""))] }
    ),
  ]

  private static let shop = "Shop.tabspec.json"

  /// What `init` writes, with some of it replaced.
  private static func template(_ changes: (String, String)...) throws -> String {
    let system = MemorySystem()
    #expect(runTool(["init", "Shop"], on: system).code == 0)
    var spec = String(decoding: try #require(system.files[shop]), as: UTF8.self)
    for (old, new) in changes {
      #expect(spec.contains(old))
      spec.replace(old, with: new)
    }
    return spec
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// The page with other contents in the block that starts with these lines.
  private static func fill(
    _ page: inout String, after start: String, with contents: String
  ) throws {
    let block = try #require(page.range(of: start), "\(start)")
    let end = try #require(page.range(of: "```", range: block.upperBound..<page.endIndex))
    page.replaceSubrange(
      block.upperBound..<end.lowerBound,
      with: String(contents.reversed().drop(while: \.isNewline).reversed()) + "\n")
  }

  @Test("the README shows a whole spec, its layout, and runs as they are")
  func readme() throws {
    var page = try Self.text("README.md")
    try Self.fill(&page, after: "Six tabs:\n\n```json\n", with: Self.text(Self.example))
    try Self.fill(
      &page, after: "This app has one:\n\n```json\n", with: Self.text(Self.sections))
    for (line, files) in Self.runs {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      let run = runTool(words, files: try files(), variables: ["COLUMNS": "100"])
      try Self.fill(&page, after: "```console\n$ \(line)\n", with: run.output + run.errors)
    }
    #expect(page.matches(of: /```console\n/).count == Self.runs.count)
    try expectGolden(page, "README.md", in: Repository.root)
  }

  @Test("the page about conditions shows runs of its example as they are")
  func conditions() throws {
    let (path, example) = ("docs/conditions.md", "Examples/signed-in.tabspec.json")
    var page = try Self.text(path)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("$ tabspec ") }
      .map { String($0.dropFirst(2)) }
    #expect(lines.count == 4)
    for line in lines {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      let run = runTool(
        words, files: [example: try Self.text(example)], variables: ["COLUMNS": "100"])
      try Self.fill(&page, after: "```console\n$ \(line)\n", with: run.output + run.errors)
    }
    try expectGolden(page, path, in: Repository.root)
  }

  @Test("the README has the two commands that CI runs")
  func commands() throws {
    let lines = try Self.text("README.md").split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("swift run tabspec resolve ") } == 1)
    #expect(lines.count { $0 == "swift test" } == 1)
  }

  /// The command lines in the blocks of a page, without what a shell makes of their output.
  private static func commandLines(of page: String) -> [[String]] {
    page.components(separatedBy: "```").enumerated().flatMap { index, block -> [[String]] in
      guard index % 2 == 1, block.hasPrefix("sh\n") || block.hasPrefix("console\n") else {
        return []
      }
      let prompt = block.hasPrefix("console") ? "$ " : ""
      return block.split(separator: "\n").filter { $0.hasPrefix(prompt) }.compactMap { line in
        let line = line.dropFirst(prompt.count)
        guard line.hasPrefix("tabspec "), !line.contains(/[$*\\\[]/) else { return nil }
        return line.replacing(#/ [|<>#&].*/#, with: "").split(separator: " ").dropFirst().map {
          $0.trimmingCharacters(in: ["\"", "'"])
        }
      }
    }
  }

  @Test("every command line of every page is valid usage")
  func usage() throws {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appending(path: "docs").path
    ).filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    let app = [
      "App.tabspec.json": try Self.template(
        ("\"recent\"", "\"settings\""),
        ("\"tabs\":", "\"conditions\": { \"signedIn\": { \"meaning\": \"M\" } },\n  \"tabs\":")),
      "Localizable.xcstrings": try Self.text("Examples/languages/Localizable.xcstrings"),
      "tabspec.config.json": #"{"strings": ["Localizable.xcstrings"]}"#,
    ]
    var checked = 0
    for path in names + ["README.md"] {
      for words in Self.commandLines(of: try Self.text(path)) {
        var files = app
        for word in words where word.hasPrefix("Examples/") { files[word] = try Self.text(word) }
        let run = runTool(words, files: files)
        #expect(run.code != 64, "\(path): tabspec \(words.joined(separator: " ")): \(run.errors)")
        checked += 1
      }
    }
    #expect(checked > 30)
  }

  @Test("every command line of the examples runs")
  func examples() throws {
    var files: [String: String] = [:]
    let folder = Repository.examples
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      files[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    let lines = try Self.text("Examples/README.md").matches(of: /`tabspec ([^`*]+)`/)
    for line in lines where line.output.1.contains(" ") {
      let run = runTool(line.output.1.split(separator: " ").map(String.init), files: files)
      #expect(run.code < 2, "\(line.output.1): \(run.errors)")
    }
    #expect(lines.count > 20)
  }

  @Test("the page about SwiftUI has a word, or none, for every key of the format")
  func everyKey() throws {
    let text = try Self.text("docs/swiftui.md")
    for object in SpecObject.allCases {
      for key in object.keys where object != .action || key.name != "title" {
        #expect(text.contains("`\(key.name)`"), "\(object): \(key.name)")
      }
    }
  }

  @Test("the page about findings has every key of a configuration")
  func configurationKeys() throws {
    let rows = try Self.text("docs/diagnostics.md").matches(
      of: /\n\| `([$\w]+)` \| (?:list|object|path|text|`)/)
    #expect(Set(rows.map { String($0.output.1) }) == Set(ConfigurationReader.keys))
  }

  @Test("the workflow runs the checks on Linux and on macOS")
  func workflow() throws {
    let text = try Self.text(".github/workflows/ci.yml")
    for runner in ["ubuntu-", "macos-"] { #expect(text.contains("runs-on: \(runner)")) }
    for script in ["run", "release"] {
      #expect(
        text.split(separator: "- run: .ci/\(script)\n", omittingEmptySubsequences: false).count == 3
      )
    }
  }
}
