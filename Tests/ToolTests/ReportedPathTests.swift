import TestTool
import Testing

@Suite("Places in reports")
struct ReportedPathTests {
  @Test("an excerpt makes room for the number of its last line", arguments: [2, 99, 100, 1_000])
  func gutter(_ line: Int) {
    let spec =
      String(repeating: "\n", count: line - 1)
      + #"{"tabs": [{"identifier": "a", "title": "A", "isEnabled": false}]}"#
    let run = runTool(["lint", "FILE"], spec: spec)
    let blanks = String(repeating: " ", count: max(2, 4 - "\(line)".count))
    #expect(run.output.contains("\n\(blanks)\(line) │ {\"tabs\""), "\(run.output)")
    let gutter = String(repeating: " ", count: blanks.count + "\(line)".count)
    #expect(run.output.contains("\n\(gutter) │ "))
  }
}
