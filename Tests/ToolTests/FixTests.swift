import TestTool
import Testing

@Suite("Fixing from the command line")
struct FixTests {
  @Test("writes nothing if there is nothing to fix")
  func again() {
    let system = FixSample.system(["App.tabspec.json": FixSample.fixed])
    system.fileError = .failed(reason: "nothing is to be written")
    let run = runTool(["lint", "--fix"], on: system)
    #expect(run.errors.hasPrefix("nothing to fix\n") && run.code == 0)
  }

  @Test(
    "keeps a text without fixes to its last byte",
    arguments: [
      "{", "{\n", #"{"tabs": []}"#, "", "{} {}", #"{"tabs": [{"identifier": null}]}"#,
      FixSample.fixed, FixSample.fixed + "\n\n",
    ])
  func kept(_ text: String) {
    #expect(runTool(["lint", "--fix", "-"], input: text).output == text)
    let system = FixSample.system(["App.tabspec.json": text])
    _ = runTool(["lint", "--fix"], on: system)
    #expect(FixSample.text(system) == text)
  }

  @Test("keeps the end of a fixed text", arguments: ["", "\n"])
  func end(_ end: String) {
    let run = runTool(["lint", "--fix", "-"], input: FixSample.spec + end)
    #expect(run.output == FixSample.fixed + end)
  }

  @Test("prints a diff raw for programs, and escaped in a terminal")
  func terminalDiff() {
    let spec = FixSample.spec.replacing("Home", with: "Ho\u{202E}\u{7F}me")
    let run = runTool(["lint", "--diff"], files: ["App.tabspec.json": spec])
    #expect(run.output.contains("Ho\u{202E}\u{7F}me"))
    func shown(_ options: String...) -> String {
      let terminal = FixSample.system(["App.tabspec.json": spec])
      terminal.terminals = [.standardOutput]
      return runTool(["lint", "--diff"] + options, on: terminal).output
    }
    #expect(shown().contains(#"Ho\u{202E}\u{7F}me"#))
    #expect(shown().contains("\u{1B}[38;5;28m+"))
    #expect(shown("--no-color").contains(#"Ho\u{202E}\u{7F}me"#))
  }
}
