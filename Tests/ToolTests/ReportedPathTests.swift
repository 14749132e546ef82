import TestTool
import Testing

@Suite("Places in reports")
struct ReportedPathTests {
  @Test("GitLab gets paths as the repository has them", arguments: ["./", ""])
  func gitlab(_ prefix: String) {
    let run = runTool(
      ["lint", prefix + "a/App.tabspec.json", "--format", "gitlab"],
      files: ["a/App.tabspec.json": Sample.erring])
    #expect(run.output.contains(#""path": "a/App.tabspec.json""#), "\(run)")
  }

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

  @Test("files that need no fix are not counted")
  func fixedFiles() {
    let system = MemorySystem()
    for (name, text) in ["A": Sample.warned, "B": Sample.clean, "C": Sample.clean] {
      system.files["\(name).tabspec.json"] = Array(text.utf8)
    }
    let run = runTool(["lint", "--fix"], on: system)
    #expect(run.errors.hasPrefix("fixed 1 finding in 1 file\n"), "\(run.errors)")
  }
}
