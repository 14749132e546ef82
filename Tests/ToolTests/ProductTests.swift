import Foundation
import TestSupport
import TestTool
import Testing

/// Two sizes that multiply: the length of a text and the nodes that repeat it, languages and titles,
/// records and nodes. What is printed is at most fifty times what was read, and a quarter of a
/// mebibyte; titles in many languages, which are counted, have half a kibibyte each on top.
@Suite("No two sizes multiply")
struct ProductTests {
  /// A run: its words, and the files that it reads.
  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let files: [String: String]
    /// The number of titles times the number of languages.
    var texts = 0

    var testDescription: String { words.joined(separator: " ") }
  }

  private static let count = 100
  private static let long = String(repeating: "W ", count: 5_000)
  private static let word = String(repeating: "w", count: 10_000)
  private static let numbers = 0..<count

  private static func spec(_ nodes: [String], _ more: String = "") -> String {
    "{\(more)\"tabs\": [\(nodes.joined(separator: ","))]}"
  }

  private static func tab(_ number: Int, _ title: String = "Tab") -> String {
    #"{"identifier":"c\#(number)","title":"\#(title)"}"#
  }

  private static func group(
    _ identifier: String, _ title: String, _ children: [String], _ more: String = ""
  ) -> String {
    #"{"identifier":"\#(identifier)","title":"\#(title)",\#(more)"#
      + "\"children\":[\(children.joined(separator: ","))]}"
  }

  private static let actions = numbers.map { #"{"title":"A\#($0)"}"# }.joined(separator: ",")
  /// Specs in which one long text may be repeated by many.
  private static let specs = [
    "title": spec([group("g", long, numbers.map { tab($0) })]),
    "identifier": spec([group(word, "G", numbers.map { tab($0) })]),
    "actions": spec([group(word, "G", [tab(0)], #""sidebarActions":[\#(actions)],"#)]),
    "actionsOfTitle": spec([group("g", long, [tab(0)], #""sidebarActions":[\#(actions)],"#)]),
    "name": spec(numbers.map { tab($0) }, #""name":"\#(long)","#),
    "equal": spec(numbers.map { tab($0, "T") }),
    "deep": spec([
      (0..<150).reduce(group("g", "G", numbers.map { tab($0) })) { inner, level in
        group("g\(level)", "G", [inner])
      }
    ]),
  ]
  /// Commands by the specs whose long text their findings, rows or paths repeat.
  private static let commands = [
    "title": ["lint -f json", "resolve -p all", "matrix -f json", "matrix --taps"],
    "identifier": [
      "lint", "lint -f sarif", "resolve -p ipad -f json", "matrix", "generate",
    ],
    "actions": ["lint -f github", "resolve -p ipad -f json", "generate"],
    "actionsOfTitle": ["lint -f json", "resolve -p ipad -f html"],
    "name": ["lint", "lint -f sarif", "resolve -p all", "matrix"],
    "equal": ["lint", "lint -f json", "lint -f github"],
    "deep": ["lint -f json", "resolve -p ipad -f json", "matrix --taps", "generate"],
  ]

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static let texts: [Row] = specs.sorted { $0.key < $1.key }.flatMap { name, spec in
    (commands[name] ?? []).map { command in
      Row(words: words(command) + ["\(name).tabspec.json"], files: ["\(name).tabspec.json": spec])
    }
  }

  // MARK: - Catalogs

  private static func catalog(_ key: String, _ localizations: [String]) -> String {
    #"{"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{"#
      + localizations.joined(separator: ",") + "}}}}"
  }

  private static func unit(_ language: String, _ text: String) -> String {
    #""\#(language)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
  }

  private static func languages(_ count: Int) -> [String] {
    (0..<count).map { "l\($0)" }
  }

  private static let sharing = spec(numbers.map { tab($0, "K") })
  private static let catalogs = [
    // Languages that one key declares, and titles that no catalog has: as many texts as there may be.
    "languages": catalog("other", languages(49).map { #""\#($0)":{}"# }),
    // Languages and titles that share the key.
    "shared": catalog("K", languages(10).map { unit($0, "A short text") }),
    // One long text, or one long state, and titles that share the key.
    "text": catalog("K", [unit("en", long)]),
    "state": catalog("K", [#""de":{"stringUnit":{"state":"\#(long)","value":"x"}}"#]),
  ]
  private static let catalogCommands = [
    "languages": ["lint -f json"],
    "shared": ["lint", "matrix -f html --language all"],
    "text": [
      "lint -f json", "resolve -p all -f json --language en", "matrix -f html",
    ],
    "state": ["lint -f json", "matrix -f html --language all"],
  ]

  private static let translated: [Row] = catalogs.sorted { $0.key < $1.key }.flatMap {
    name, catalog in
    (catalogCommands[name] ?? []).map { command in
      Row(
        words: words(command) + ["--strings", "\(name).xcstrings", "App.tabspec.json"],
        files: ["\(name).xcstrings": catalog, "App.tabspec.json": sharing],
        texts: command.hasPrefix("lint")
          ? 0 : ["languages": count * 50, "shared": count * 10][name] ?? 0)
    }
  }

  // MARK: - Several files

  private static func record(_ title: String) -> String {
    let node = #"{"type":"tab","identifier":"g","title":"\#(title)"}"#
    return #"{"recordVersion":1,"environment":{"platform":"iOS","osVersion":"18.0","#
      + #""horizontalSizeClass":"compact","language":"en"},"tabs":[\#(node)]}"#
  }

  private static let several: [Row] = {
    var files = ["App.tabspec.json": spec([tab(0), #"{"identifier":"g","title":"\#(long)"}"#])]
    for number in numbers { files["r\(number).tabrecord.json"] = record("R\(number)") }
    let records = numbers.map { "r\($0).tabrecord.json" }
    let old = ["Old.tabspec.json": spec([group("g", "Group", numbers.map { tab($0) })])]
    let compared = ["title", "identifier", "name"].map { name in
      Row(
        words: ["diff", "Old.tabspec.json", "New.tabspec.json"],
        files: old.merging(["New.tabspec.json": specs[name] ?? ""]) { $1 })
    }
    return [Row(words: ["conform", "App.tabspec.json"] + records, files: files)] + compared
  }()

  @Test("of what is printed", arguments: texts + translated + several)
  func printed(_ row: Row) {
    let run = runTool(row.words, files: row.files)
    #expect(run.code == 0 || run.code == 1, "\(run.errors.prefix(500))")
    let read = row.files.values.reduce(0) { $0 + $1.utf8.count }
    let printed = run.output.utf8.count + run.errors.utf8.count
    #expect(printed <= 50 * read + 262_144 + 512 * row.texts, "\(printed) of \(read)")
  }
}
