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

  @Test("does not count what could not be written as nothing to fix, and reports it")
  func unwritten() {
    let system = FixSample.system(["App.tabspec.json": FixSample.spec])
    system.fileError = .failed(reason: "no space left on device")
    let run = runTool(["lint", "--fix", "-f", "concise"], on: system)
    #expect(FixSample.text(system) == FixSample.spec)
    #expect(run.output.contains("[no-effect]"))
    #expect(
      run.errors == """
        error: App.tabspec.json: no space left on device
        not fixed: 2 findings, because 1 file could not be written

        """)
    #expect(run.code == 2)

    let piped = MemorySystem()
    piped.standardInput = Array(FixSample.spec.utf8)
    piped.outputError = .failed(reason: "no space left on device")
    let output = runTool(["lint", "--fix", "-"], on: piped)
    #expect(output.errors.contains("because 1 file could not be written"), "\(output)")
    #expect(!output.errors.contains("nothing to fix"))
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
