import JSON
import TabReports
import TestSupport
import TestTool
import Testing

@Suite(
  "Many findings are reported in linear time", .timeLimit(.minutes(10)))
struct ManyFindingsTests {
  @Test("whose notes point back in any order", arguments: [true, false])
  func notes(_ isReversed: Bool) throws {
    let count = 2_000
    let bytes = Array(("[0" + String(repeating: ",0", count: count - 1) + "]").utf8)
    let document = try JSONReader.read(bytes)
    let places = document.root.elements.map(\.range)
    let first = isReversed ? places.reversed() : places
    let diagnostics = zip(places, first).map { place, first in
      Diagnostic(
        rule: "duplicate-key", severity: .error, message: "there twice", range: place,
        notes: [.init("first here", at: first)])
    }
    let locator = FindingLocator(bytes, document: document)
    let findings = locator.report(diagnostics, path: "a.json")
    for index in stride(from: 0, to: count, by: 397) {
      let first = isReversed ? count - 1 - index : index
      #expect(findings[index].place.pointer == "/\(index)")
      #expect(findings[index].notes.first?.place?.pointer == "/\(first)")
    }
  }
}

@Suite("Findings of one rule in one file are reported up to a limit, and counted beyond it")
struct FindingLimitTests {
  /// What is repeated in an array of a spec to have as many findings of one rule.
  private static let repeated: [String: (start: String, element: String, end: String)] = [
    "unknown keys": ("{\"tabs\": [\n", #"{"identifier": "t%", "title": "T", "x": 0}"#, "]}"),
    "identifiers": (
      #"{"tabs": [{"identifier": "a", "title": "A"},"# + "\n",
      #"{"identifier": "a", "title": "%"}"#,
      "]}"
    ),
    "tabs": ("{\"tabs\": [\n", "1", "]}"),
    "suppressions": (
      #"{"tabs": [{"identifier": "a", "title": "A", "suppress": ["# + "\n", "1", "]}]}"
    ),
    "platforms": (
      #"{"tabs": [{"identifier": "a", "title": "A", "availability": {"platforms": ["# + "\n", "1",
      "]}}]}"
    ),
  ]

  @Test(
    "1,000 are reported if no limit is given, and all others counted",
    arguments: repeated.keys.sorted().map { ($0, 1_002) } + [("tabs", 1_001), ("tabs", 2_100)])
  func limit(_ name: String, _ count: Int) throws {
    let more = [1_002: "1", 2_100: "1,099"][count]
    let (start, element, end) = try #require(Self.repeated[name])
    let elements = (0..<count).map { element.replacing("%", with: "\($0)") }
    let spec = start + elements.joined(separator: ",\n") + end
    func lines(_ words: [String]) -> [Substring] {
      let run = runTool(words, spec: spec)
      // 'resolve' draws a spec with findings that reading does not report.
      #expect(run.code == (words[0] == "resolve" && name == "identifiers" ? 0 : 1))
      return (run.output + run.errors).split(separator: "\n")
    }
    let reported = lines(["validate", "FILE", "-f", "concise"])
    #expect(reported.count == 1_001)
    // The first ones by place, one after the other.
    #expect(reported.enumerated().allSatisfy { $1.hasPrefix("App.tabspec.json:\($0 + 2):") })
    #expect(reported[1_000].contains("more like this") == (more != nil))
    if let more { #expect(reported[1_000].contains(": and \(more) more like this [")) }
    guard name == "identifiers" || name == "unknown keys" else { return }
    #expect(lines(["resolve", "FILE"]).last == "\(count) errors in 1 file")
    #expect(lines(["validate", "FILE", "-f", "concise", "--max-findings", "0"]).count == count)
    let linted = lines(["lint", "FILE", "-f", "concise"]).filter { $0.contains(": error: ") }
    #expect(linted == reported)
  }

  @Test("what a large node does not take is not looked into, but for repeated keys")
  func surplus() {
    let ones = Array(repeating: "1", count: 3_000).joined(separator: ",")
    for position in [0, 1] {
      let values = [#""sidebarActions":[\#(ones),{"a":1,"a":2}]"#, #""type":"tab""#]
      let keys = (position == 0 ? values : values.reversed()).joined(separator: ",")
      let run = runTool(
        ["validate", "FILE", "-f", "concise"],
        spec: #"{"tabs":[{"identifier":"a","title":"A",\#(keys),"sidebarActions":[1]}]}"#)
      let found = run.output.split(separator: "\n").map { $0.split(separator: "error: ")[1] }
      #expect(
        Set(found) == [
          "a tab has no key 'sidebarActions' [unknown-key]",
          "duplicate key 'a' [duplicate-key]",
          "duplicate key 'sidebarActions' [duplicate-key]",
        ])
    }
  }

  @Test("counts severities separately, in order of places")
  func collecting() {
    let severities: [Diagnostic.Severity] = [.warning, .error, .note]
    let diagnostics = (0..<300).reversed().map { place in
      Diagnostic(
        rule: "r", severity: severities[place % 3], message: "\(place)", range: place..<place + 1)
    }
    let told = diagnostics.limited(to: 2)
    #expect(told.map(\.range.lowerBound) == Array(0..<9))
    #expect(told.map(\.more) == [0, 0, 0, 0, 0, 0, 97, 97, 97])
    #expect(told[5].message == "5" && told[6].message == "and 97 more like this")
  }

  @Test("a collector keeps the first ones by place", arguments: [false, true])
  func keeping(_ isReversed: Bool) {
    var collector = DiagnosticCollector(limit: 2)
    let places = Array(0..<300)
    for place in isReversed ? places.reversed() : places {
      for rule in ["a", "b"] {
        collector.append(
          Diagnostic(rule: rule, severity: .error, message: "\(place)", range: place..<place + 1))
      }
    }
    let told = collector.diagnostics.filter { $0.rule == "b" }
    #expect(told.map(\.message) == ["0", "1", "and 297 more like this"])
    #expect(told.map(\.range.lowerBound) == [0, 1, 2])
  }

  @Test("several at one place keep their order when they are collected")
  func onePlace() {
    var collector = DiagnosticCollector(limit: 1)
    for (index, message) in ["d", "c", "b", "a", "e", "f"].enumerated() {
      collector.append(
        Diagnostic(
          rule: "r", severity: .error, message: message, range: 0..<1, environments: [index]))
    }
    let told = collector.diagnostics
    #expect(told.map(\.message) == ["a", "and 4 more like this"])
    #expect(told.map(\.environments) == [[3], [2]])
  }
}
