import Foundation
import TestSupport
import TestTool
import Testing

/// Transcripts answer the other questions.
@Suite("What RFC 8259 leaves open")
struct OpenJSONTests {
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
    let page = try Repository.text("docs/contributing/json.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| **") }.map {
      String($0.dropFirst(4).prefix { $0 != "*" })
    }
    let shown = try Transcript("validate/what-the-json-standard-leaves-open.txt").runs.map(\.name)
    let bytes = try Transcript(
      "bytes-that-the-json-standard-leaves-open.txt", in: ShellTests.folder)
    #expect(rows.count == Set(rows).count)
    #expect(Set(rows) == Set(shown + bytes.runs.map(\.name) + ["Size"]))
  }
}
