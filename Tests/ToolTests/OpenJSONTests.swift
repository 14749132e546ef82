import Foundation
import TestSupport
import TestTool
import Testing

/// A transcript answers the other questions.
@Suite("What RFC 8259 leaves open")
struct OpenJSONTests {
  /// Specs that a transcript cannot hold, with the rule of the only finding, by the questions of
  /// docs/contributing/json.md.
  private static var rows: [(question: String, rule: String, texts: [[UInt8]])] {
    let tabs = #""tabs": [{"identifier": "home", "title": "Home"}]"#
    let utf16: [UInt8] = [0xFF, 0xFE] + "{\(tabs)}".utf8.flatMap { [$0, 0] }
    let utf32: [UInt8] = "{\(tabs)}".utf8.flatMap { [0, 0, 0, $0] }
    let start = Array(#"{"tabs": [{"identifier": "home", "title": ""#.utf8)
    let end = Array("\"}]}".utf8)
    let wrong: [[UInt8]] = [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3],
    ]
    return [
      ("UTF-16 and UTF-32", "json-syntax", [utf16, utf32]),
      ("Bytes that are not UTF-8", "json-syntax", wrong.map { start + $0 + end }),
      ("Depth", "wrong-type", [nested(1_000)]), ("Depth", "json-syntax", [nested(1_001)]),
    ]
  }

  private static func nested(_ levels: Int) -> [UInt8] {
    Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
  }

  @Test("is answered as in docs/contributing/json.md")
  func answers() {
    for row in Self.rows {
      for text in row.texts {
        let system = MemorySystem()
        system.files = ["a.json": text]
        let run = runTool(["validate", "a.json", "-f", "concise"], on: system)
        #expect(run.output.split(separator: "\n").count == 1, "\(row.question): \(run)")
        #expect(run.output.hasSuffix(" [\(row.rule)]\n"), "\(row.question): \(run)")
        #expect(run.code == 1)
      }
    }
  }

  @Test(
    "a file that is too large is refused by name before it is read",
    arguments: [
      ("lint LARGE", 16, 0), ("lint LARGE", 16, 1), ("lint - ", 16, 1),
      ("lint --config LARGE a.json", 16, 1), ("lint --baseline LARGE a.json", 16, 1),
      ("conform a.json LARGE", 16, 1), ("lint --strings LARGE a.json", 64, 0),
      ("lint --strings LARGE a.json", 64, 1),
    ])
  func size(_ words: String, _ limit: Int, _ excess: Int) {
    let system = MemorySystem()
    // What begins like this is not read to its end.
    let large = Array("]".utf8) + [UInt8](repeating: 0x20, count: limit << 20 + excess - 1)
    system.files = ["large.xcstrings": large, "a.json": Array(Sample.clean.utf8)]
    system.standardInput = large
    let run = runTool(
      words.split(separator: " ").map { $0 == "LARGE" ? "large.xcstrings" : String($0) },
      on: system)
    let name = words.contains("LARGE") ? "large.xcstrings" : "standard input"
    let refusal = "error: \(name): larger than \(limit) MiB, the maximum size"
    #expect(run.errors.contains(refusal) == (excess == 1), "\(words) \(run.errors.prefix(300))")
    if excess == 1 { #expect(run.code == 2) }
  }

  @Test("docs/contributing/json.md has a row for each question")
  func document() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/contributing/json.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| **") }.map {
      String($0.dropFirst(4).prefix { $0 != "*" })
    }
    let shown = try Transcript("what-the-json-standard-leaves-open.txt").runs.map(\.name)
    #expect(rows.count == Set(rows).count)
    #expect(Set(rows) == Set(shown + Self.rows.map(\.question) + ["Size"]))
  }
}
