import LocatedJSON
import TabReport
import TestSupport
import Testing

@Suite("Many findings are reported in linear time", .timeLimit(.minutes(1)))
struct ManyFindingsTests {
  @Test("whose notes point back in any order", arguments: [true, false])
  func notes(_ isReversed: Bool) throws {
    let count = 40_000
    let bytes = Array(("[0" + String(repeating: ",0", count: count - 1) + "]").utf8)
    let document = try JSONReader.read(bytes)
    let places = document.elements(of: document.root).map { document.range(of: $0) }
    let first = isReversed ? places.reversed() : places
    let diagnostics = zip(places, first).map { place, first in
      Diagnostic(
        rule: "duplicate-key", severity: .error, message: "there twice", range: place,
        notes: [.init("first here", at: first)])
    }
    var locator = FindingLocator(bytes, document: document)
    let findings = locator.report(diagnostics, path: "a.json")
    for index in stride(from: 0, to: count, by: 7_919) {
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

  /// A spec with so many tabs that have a key nobody knows, one a line from line 2 on.
  private func spec(_ count: Int) -> String {
    let tabs = (1...count).map { #"{"identifier":"t\#($0)","title":"T","x":0}"# }
    return "{\"tabs\":[\n\(tabs.joined(separator: ",\n"))]}"
  }

  /// A spec in which so many tabs have an identifier that is taken.
  private func taken(_ count: Int) -> String {
    let tab = #"{"identifier":"t","title":"T"}"#
    return #"{"tabs":[\#(Array(repeating: tab, count: count + 1).joined(separator: ","))]}"#
  }

  @Test(
    "of one rule in one file so many places are told, and how many more there are",
    arguments: [
      (1_000, [], 1_000, nil), (1_001, [], 1_001, nil), (1_002, [], 1_001, "1"),
      (3_500, [], 1_001, "2,499"), (3_500, ["--max-findings", "0"], 3_500, nil),
      (4, ["--max-findings", "2"], 3, "1"), (4, ["--max-findings=3"], 4, nil),
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

  @Test("each rule and each file has a limit of its own, and baselines hold all")
  func kinds() {
    let files = ["a.tabspec.json": taken(5), "b.tabspec.json": taken(2)]
    let words = ["validate", "-f", "concise", "--max-findings", "1"]
    let run = runTool(words, files: files)
    #expect(run.output.split(separator: "\n").count == 4)
    #expect(run.output.contains("and 3 more like this"))
    let system = MemorySystem()
    system.files = files.mapValues { Array($0.utf8) }
    let written = runTool(words + ["--write-baseline", "known.json"], on: system)
    #expect(written.code == 0 && written.output.isEmpty, "\(written)")
    let read = runTool(["validate", "--baseline", "known.json", "--max-findings", "1"], on: system)
    #expect(read.code == 0 && read.output.hasSuffix("7 in the baseline\n"), "\(read)")
  }

  @Test("what is said beside a result is limited too")
  func aside() {
    let run = runTool(["resolve", "FILE"], spec: spec(1_200))
    #expect(run.code == 1 && run.errors.contains("and 199 more like this"))
    #expect(run.errors.hasSuffix("1200 errors in 1 file\n"))
  }
}
