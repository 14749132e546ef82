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
      { [example: try Repository.text(example)] }
    ),
    (
      "tabspec resolve \(sections) --platform iphone",
      { [sections: try Repository.text(sections)] }
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

  /// The page with what a run prints below its line.
  private static func fill(
    _ page: inout String, with line: String, on files: [String: String]
  ) throws {
    let words = line.split(separator: " ").dropFirst().map(String.init)
    let run = runTool(words, files: files, variables: ["COLUMNS": "100"])
    try fill(&page, after: "```console\n$ \(line)\n", with: run.output + run.errors)
  }

  @Test("the README shows a whole spec, its layout, and runs as they are")
  func readme() throws {
    var page = try Repository.text("README.md")
    try Self.fill(&page, after: "Six tabs:\n\n```json\n", with: Repository.text(Self.example))
    try Self.fill(
      &page, after: "This app has one:\n\n```json\n", with: Repository.text(Self.sections))
    for (line, files) in Self.runs { try Self.fill(&page, with: line, on: files()) }
    #expect(page.matches(of: /```console\n/).count == Self.runs.count)
    try expectGolden(page, "README.md", in: Repository.root)
  }

  @Test("the page about conditions shows runs of its example as they are")
  func conditions() throws {
    let (path, example) = ("docs/conditions.md", "Examples/signed-in.tabspec.json")
    var page = try Repository.text(path)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("$ tabspec ") }
      .map { String($0.dropFirst(2)) }
    #expect(lines.count == 4)
    for line in lines { try Self.fill(&page, with: line, on: [example: Repository.text(example)]) }
    try expectGolden(page, path, in: Repository.root)
  }

  @Test("the README has the two commands that CI runs, on Linux and on macOS")
  func commands() throws {
    let lines = try Repository.text("README.md").split(separator: "\n")
    let commands = lines.filter { $0.hasPrefix("swift run tabspec resolve ") || $0 == "swift test" }
    #expect(commands.map { $0 == "swift test" } == [false, true])
    let workflow = try Repository.text(".github/workflows/ci.yml")
    let counts = [
      "runs-on: ubuntu-", "runs-on: macos-", "- run: .ci/run\n", "- run: .ci/release\n",
    ].map { workflow.components(separatedBy: $0).count - 1 }
    #expect(counts[0] > 0 && counts[1] > 0 && counts[2...] == [2, 2], "\(counts)")
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
      "Localizable.xcstrings": try Repository.text("Examples/languages/Localizable.xcstrings"),
      "tabspec.config.json": #"{"strings": ["Localizable.xcstrings"]}"#,
    ]
    var (checked, invalid): (Set<[String]>, [String]) = ([], [])
    for path in names + ["README.md"] {
      for words in Self.commandLines(of: try Repository.text(path))
      where checked.insert(words).inserted {
        var files = app
        for word in words where word.hasPrefix("Examples/") {
          files[word] = try Repository.text(word)
        }
        let run = runTool(words, files: files)
        if run.code == 64 { invalid.append("\(path): \(words): \(run.errors)") }
      }
    }
    #expect(checked.count > 30)
    #expect(invalid == [])
  }

  @Test("every command line of the examples runs")
  func examples() throws {
    var files: [String: String] = [:]
    let folder = Repository.examples
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      files[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    let lines = try Repository.text("Examples/README.md").matches(of: /`tabspec ([^`*]+)`/)
    let failing = lines.map(\.output.1).filter { $0.contains(" ") }.filter { line in
      runTool(line.split(separator: " ").map(String.init), files: files).code > 1
    }
    #expect(lines.count > 20)
    #expect(failing == [])
  }

  @Test(
    "the page about SwiftUI has every key of the format, that about findings of a configuration")
  func everyKey() throws {
    let text = try Repository.text("docs/swiftui.md")
    let keys = SpecObject.allCases.flatMap { object in
      object.keys.map(\.name).filter { object != .action || $0 != "title" }
    }
    #expect(keys.filter { !text.contains("`\($0)`") } == [])
    let rows = try Repository.text("docs/diagnostics.md").matches(
      of: /\n\| `([$\w]+)` \| (?:list|object|path|text|`)/)
    #expect(Set(rows.map { String($0.output.1) }) == Set(ConfigurationReader.keys))
  }
}
