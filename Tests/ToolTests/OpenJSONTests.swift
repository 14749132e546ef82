import Foundation
import JSON
import TestSupport
import TestTool
import Testing

/// A question that RFC 8259 leaves to those who read JSON, and what tabspec makes of examples.
struct OpenQuestion: Sendable, CustomStringConvertible {
  /// As in the table of docs/contributing/json.md.
  let description: String
  /// Specs, and the rules that 'validate' finds broken in them.
  let examples: [(text: [UInt8], rules: [String])]

  init(_ description: String, _ examples: [(String, [String])]) {
    self.init(description, bytes: examples.map { (Array($0.0.utf8), $0.1) })
  }

  init(_ description: String, bytes: [([UInt8], [String])]) {
    self.description = description
    examples = bytes.map { (text: $0.0, rules: $0.1) }
  }

  private static let tabs = #""tabs": [{"identifier": "home", "title": "Home"}]"#

  private static func titled(_ title: String) -> String {
    #"{"tabs": [{"identifier": "home", "title": "\#(title)"}]}"#
  }

  private static func nested(_ levels: Int) -> String {
    String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
  }

  static let all: [OpenQuestion] = [
    .init(
      "The same key twice",
      [
        (#"{"name": "A", "name": "B", \#(tabs)}"#, ["duplicate-key"]),
        (#"{"name": "A", "n\u0061me": "A", \#(tabs)}"#, ["duplicate-key"]),
      ]),
    .init("The order of keys", [(#"{\#(tabs), "name": "A", "specVersion": 1}"#, [])]),
    .init("An empty key", [(#"{"": 0, \#(tabs)}"#, ["unknown-key"])]),
    .init("Upper and lower case", [(#"{"Name": "A", \#(tabs)}"#, ["unknown-key"])]),
    .init(
      "Escapes in keys and values",
      [(#"{"t\u0061bs": [{"identifier": "\u0068ome", "title": "\/"}]}"#, [])]),
    .init(
      "Equivalent characters",
      [
        (
          #"{"tabs": [{"identifier": "é", "title": "A"}, {"identifier": "e\u0301", "title": "B"}]}"#,
          []
        )
      ]),
    .init("A byte order mark", [("\u{FEFF}{\(tabs)}", ["json-syntax"])]),
    .init(
      "UTF-16 and UTF-32",
      bytes: [
        ([0xFF, 0xFE] + "{\(tabs)}".utf8.flatMap { [$0, 0] }, ["json-syntax"]),
        ("{\(tabs)}".utf8.flatMap { [0, 0, 0, $0] }, ["json-syntax"]),
      ]),
    .init(
      "Bytes that are not UTF-8",
      bytes: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3]].map {
        (
          Array(#"{"tabs": [{"identifier": "home", "title": ""#.utf8) + $0 + Array("\"}]}".utf8),
          ["json-syntax"]
        )
      }),
    .init(
      "Half of a surrogate pair",
      [(titled(#"\ud83d"#), ["json-syntax"]), (titled(#"\ude42\ud83d"#), ["json-syntax"])]),
    .init("NUL", [(titled(#"a\u0000b"#), []), (titled("a\u{0}b"), ["json-syntax"])]),
    .init(
      "Noncharacters", [(titled("a\u{FFFE}\u{FFFF}\u{1FFFE}"), []), (titled(#"a\uffff"#), [])]),
    .init(
      "Control characters beyond ASCII, DEL, line separators",
      [(titled("a\u{7F}\u{85}\u{9B}\u{2028}\u{2029}"), [])]),
    .init(
      "The range and precision of numbers",
      [
        (#"{"specVersion": 1.0, \#(tabs)}"#, []), (#"{"specVersion": 10e-1, \#(tabs)}"#, []),
        (#"{"specVersion": 1.\#(String(repeating: "0", count: 400))1, \#(tabs)}"#, ["wrong-type"]),
        (#"{"specVersion": 1e400, \#(tabs)}"#, ["unsupported-spec-version"]),
        (#"{"specVersion": 1e-99999999999999999999, \#(tabs)}"#, ["wrong-type"]),
      ]),
    .init(
      "Depth", [(nested(1_000), ["wrong-type"]), (nested(1_001), ["json-syntax"])]),
    .init(
      "What the whole text may be",
      ["0", "true", "null", #""text""#, "[]"].map { ($0, ["wrong-type"]) }),
    .init("Nothing at all", [("", ["json-syntax"]), (" \n", ["json-syntax"])]),
    .init("White space around it", [(" \t\r\n{\(tabs)}\r\n\t ", [])]),
    .init(
      "A second value",
      [("{\(tabs)} {\(tabs)}", ["json-syntax"]), ("{\(tabs)}\n\u{0}", ["json-syntax"])]),
    .init(
      "Extensions",
      [
        "{\(tabs),}", "{\(tabs)} // text", "{/* text */ \(tabs)}", "{'name': \"A\", \(tabs)}",
        "{name: \"A\", \(tabs)}", "{\"specVersion\": 0x1, \(tabs)}",
        "{\"specVersion\": NaN, \(tabs)}", "{\"specVersion\": +1, \(tabs)}",
        "{\"specVersion\": 01, \(tabs)}", "{\"name\": \"a\\\nb\", \(tabs)}",
        "{\u{A0}\(tabs)}",
      ].map { ($0, ["json-syntax"]) }),
  ]
}

@Suite("What RFC 8259 leaves open")
struct OpenJSONTests {
  @Test("is answered as in docs/contributing/json.md", arguments: OpenQuestion.all)
  func answers(_ question: OpenQuestion) throws {
    for (text, rules) in question.examples {
      let system = MemorySystem()
      system.files = ["a.json": text]
      let run = runTool(["validate", "a.json", "-f", "json"], on: system)
      let document = try JSONReader.read(Array(run.output.utf8))
      let findings = document.member("findings", of: document.root).map(document.elements) ?? []
      let found = findings.map { finding in
        document.member("rule", of: finding).map { document.string($0) }
      }
      #expect(found == rules, "\(String(decoding: text, as: UTF8.self))")
      #expect(run.code == (rules.isEmpty ? 0 : 1))
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
    #expect(rows.sorted() == (OpenQuestion.all.map(\.description) + ["Size"]).sorted())
  }
}
