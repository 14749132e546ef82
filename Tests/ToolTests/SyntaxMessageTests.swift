import TestSupport
import TestTool
import Testing

/// The golden file is meant to be read: each report has to make sense to somebody who has never seen
/// the rules of JSON.
@Suite("Messages of syntax errors")
struct SyntaxMessageTests {
  @Test("match the recording, one example each")
  func golden() throws {
    var text = ""
    for bytes in SyntaxErrorExamples.all {
      let system = MemorySystem()
      system.standardInput = bytes
      let run = runTool(
        ["validate", "-", "--stdin-name", "App.tabspec.json", "--format", "text"], on: system)
      #expect(run.code == 1)
      #expect(run.errors.isEmpty)
      // Without the summary, which is the last paragraph.
      let findings = run.output.split(separator: "\n\n").dropLast()
      #expect(!findings.isEmpty)
      text += findings.joined(separator: "\n\n") + "\n\n"
    }
    try expectGolden(text, "json-syntax-errors.txt")
  }
}
