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
      ["validate", "FILE", "--format", "text"], spec: #"{"tabs":[\#(tabs.joined(separator: ","))]}"#
    )
    #expect(run.output.hasSuffix("1000 errors in 1 file\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count < 200 })
  }
}
