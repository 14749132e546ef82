import TestTool
import Testing

@Suite("Limits of records")
struct RecordLimitTests {
  private static func record(nodes: Int = 1, conditions: Int = 0) -> String {
    let names = (0..<conditions).map { "\"c\($0)\"" }.joined(separator: ", ")
    let tabs = (0..<nodes).map { number in
      #"{"type": "tab", "identifier": "t\#(number)", "title": "T", "image": {"symbol": "star"}}"#
    }
    return """
      {"recordVersion": 1, "environment": {"platform": "iOS", "framework": "UIKit",
       "conditions": [\(names)], "osVersion": "26.4", "horizontalSizeClass": "compact",
       "language": "en"}, "api": "tabs", "tabs": [\(tabs.joined(separator: ",\n"))]}
      """
  }

  private static func spec(patterns: Int) -> String {
    let nodes = (0..<patterns).map { number in
      #"{"identifier": "p\#(number).*", "title": "P", "image": "star", "repeats": {"samples": []}}"#
    }
    return #"{"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": ["#
      + nodes.joined(separator: ",\n") + "]}"
  }

  private static func refusals(of command: String, _ files: [String: String]) -> [String] {
    let records = files.keys.filter { $0.hasPrefix("r") }.sorted()
    let run = runTool(command.split(separator: " ").map(String.init) + records, files: files)
    guard run.code == 2 else { return [] }
    return run.errors.split(separator: "\n").map(String.init)
  }

  @Test(
    "100 records are read, one more is refused",
    arguments: ["conform App.tabspec.json", "init --from"])
  func records(_ command: String) {
    func refusals(_ count: Int) -> [String] {
      var files = ["App.tabspec.json": Self.spec(patterns: 1)]
      for number in 0..<count { files["r\(number)"] = Self.record() }
      return Self.refusals(of: command, files)
    }
    #expect(refusals(100) == [])
    #expect(
      refusals(101).first == "error: there are 101 records, but 100 at most in one run")
  }

  @Test(
    "10,000 recorded nodes are read, one more is refused",
    arguments: ["conform App.tabspec.json", "init --from"])
  func nodes(_ command: String) {
    func refusals(_ count: Int) -> [String] {
      let files = ["App.tabspec.json": Self.spec(patterns: 1), "r": Self.record(nodes: count)]
      return Self.refusals(of: command, files)
    }
    // Both read records alike, which takes a second for as many.
    if command.hasPrefix("conform") { #expect(refusals(10_000) == []) }
    #expect(refusals(10_001) == ["error: r: there are 10001 tabs and groups, but 10000 at most"])
  }

  @Test("1,000 repeated nodes are compared, one more is refused")
  func patterns() {
    func refusals(_ count: Int) -> [String] {
      let files = ["App.tabspec.json": Self.spec(patterns: count), "r": Self.record()]
      return Self.refusals(of: "conform App.tabspec.json", files)
    }
    #expect(refusals(1_000) == [])
    #expect(
      refusals(1_001) == [
        "error: App.tabspec.json: 1001 nodes are repeated or below a repeated one, "
          + "but conform compares 1000 at most"
      ])
  }

  @Test("records of 8 conditions become a spec, of one more do not")
  func conditions() {
    func refusals(_ count: Int) -> [String] {
      let files = ["r1": Self.record(conditions: count), "r2": Self.record()]
      return Self.refusals(of: "init --from", files)
    }
    #expect(refusals(8) == [])
    #expect(refusals(9).first == "error: the records name 9 conditions, but a spec has 8 at most")
  }
}
