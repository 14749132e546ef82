import JSON
import TabReports
import TestTool
import Testing

@Suite("Many findings are reported in linear time", .timeLimit(.minutes(10)))
struct ManyFindingsTests {
  @Test("whose notes point back in any order", arguments: [true, false])
  func notes(_ isReversed: Bool) throws {
    let count = 10_000
    let bytes = Array(("[0" + String(repeating: ",0", count: count - 1) + "]").utf8)
    let document = try JSONReader.read(bytes)
    let places = document.elements(of: document.root).map { document.range(of: $0) }
    let first = isReversed ? places.reversed() : places
    let diagnostics = zip(places, first).map { place, first in
      Diagnostic(
        rule: "duplicate-key", severity: .error, message: "there twice", range: place,
        notes: [.init("first here", at: first)])
    }
    let locator = FindingLocator(bytes, document: document)
    let findings = locator.report(diagnostics, path: "a.json")
    for index in stride(from: 0, to: count, by: 997) {
      let first = isReversed ? count - 1 - index : index
      #expect(findings[index].place.pointer == "/\(index)")
      #expect(findings[index].notes.first?.place?.pointer == "/\(first)")
    }
  }

  @Test("in a line that is very long, of which only a piece is shown")
  func longLine() {
    let tabs = (0..<1_000).map { #"{"identifier":"t\#($0)","title":"T","x":"é🙂"}"# }
    let run = runTool(
      ["validate", "FILE", "--format", "text", "--max-findings", "0"],
      spec: #"{"tabs":[\#(tabs.joined(separator: ","))]}"#
    )
    #expect(run.output.hasSuffix("1000 errors in 1 file\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count < 200 })
  }

  /// A spec with so many tabs that have a key nobody knows, one on each line from line 2 on.
  private func spec(_ count: Int) -> String {
    let tabs = (1...count).map { #"{"identifier":"t\#($0)","title":"T","x":0}"# }
    return "{\"tabs\":[\n\(tabs.joined(separator: ",\n"))]}"
  }

  @Test(
    "limits the findings of a rule in a file, and counts the others",
    arguments: [
      (1_000, [], 1_000, nil), (1_001, [], 1_001, nil), (1_002, [], 1_001, "1"),
      (1_102, ["--max-findings", "2"], 3, "1,099"), (1_102, ["--max-findings", "0"], 1_102, nil),
    ] as [(Int, [String], Int, String?)])
  func limit(_ count: Int, _ words: [String], _ told: Int, _ more: String?) throws {
    let run = runTool(["validate", "FILE", "-f", "concise"] + words, spec: spec(count))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == told && run.code == 1)
    let last = try #require(lines.last)
    #expect(last.hasPrefix("App.tabspec.json:\(told + 1):"))
    #expect(
      last.hasSuffix(
        more.map { "error: and \($0) more like this [unknown-key]" } ?? "[unknown-key]"))
    #expect(last.contains("more like this") == (more != nil))
    let text = runTool(["validate", "FILE"] + words, spec: spec(count)).output
    #expect(text.hasSuffix("\n\(count) errors in 1 file\n"))
    let json = runTool(["validate", "FILE", "-f", "json"] + words, spec: spec(count)).output
    #expect(json.contains(#""errors": \#(count),"#))
  }

  @Test("also limits notes")
  func aside() {
    let run = runTool(["resolve", "FILE"], spec: spec(1_200))
    #expect(run.code == 1 && run.errors.contains("and 199 more like this"))
    #expect(run.errors.hasSuffix("1200 errors in 1 file\n"))
  }
}

@Suite("Findings of one rule in one file are reported up to a limit, and counted beyond it")
struct FindingLimitTests {
  /// A spec in which a number of nodes have the identifier of the first one.
  private static func spec(_ count: Int) -> String {
    let tabs = (0...count).map { #"{"identifier": "a", "title": "T\#($0)", "image": "i\#($0)"}"# }
    return "{\"tabs\": [\n\(tabs.joined(separator: ",\n"))]}"
  }

  @Test(
    "counts the others",
    arguments: [
      (1_100, 3, 4, "1,096"), (40, 0, 40, nil), (1_001, nil, 1_001, nil),
      (1_002, nil, 1_001, "1"),
    ] as [(Int, Int?, Int, String?)])
  func limits(_ count: Int, _ limit: Int?, _ told: Int, _ more: String?) {
    let words = limit.map { ["--max-findings", String($0)] } ?? []
    for command in ["lint", "validate"] {
      let run = runTool([command, "FILE", "-f", "concise"] + words, spec: Self.spec(count))
      let lines = run.output.split(separator: "\n").filter {
        $0.hasSuffix("[duplicate-identifier]")
      }
      #expect(lines.count == told)
      let end = more.map { ": and \($0) more like this" } ?? "by 'T0'"
      #expect(lines.last?.hasSuffix("\(end) [duplicate-identifier]") == true)
      // The first ones by place, one after the other.
      #expect(lines.enumerated().allSatisfy { $1.contains(".json:\($0 + 3):") })
      let text = runTool([command, "FILE"] + words, spec: Self.spec(count))
      #expect(text.output.contains("\n\(count) error"))
      #expect(run.code == 1)
    }
  }

  @Test("what reading finds is counted in the same way", arguments: [1_001, 1_002, 5_000])
  func reading(_ count: Int) {
    let ones = Array(repeating: "1", count: count).joined(separator: ",")
    for spec in [
      #"{"tabs":[\#(ones)]}"#, #"{"tabs":[{"identifier":"a","title":"A","suppress":[\#(ones)]}]}"#,
      #"{"tabs":[{"identifier":"a","title":"A","availability":{"platforms":[\#(ones)]}}]}"#,
    ] {
      let run = runTool(["validate", "FILE", "-f", "concise"], spec: spec)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 1_001)
      let others = count - 1_001
      let digits =
        others > 999 ? "\(others / 1000),\(String(1000 + others % 1000).dropFirst())" : "\(others)"
      #expect(lines[1_000].contains(": and \(digits) more like this [") == (others > 0))
    }
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
    for message in ["d", "c", "b", "a", "e", "f"] {
      collector.append(Diagnostic(rule: "r", severity: .error, message: message, range: 0..<1))
    }
    let told = collector.diagnostics
    #expect(told.map(\.message) == ["a", "and 4 more like this"])
  }
}
