import TabspecTool
import TestTool
import Testing

@Suite("Fixing from the command line")
struct FixTests {
  @Test("a file that cannot be written is reported, unless there is nothing to write")
  func unwritten() {
    let full = SystemError.failed(reason: "no space left on device")
    let unchanged = FixSample.system(["App.tabspec.json": FixSample.fixed])
    unchanged.fileError = full
    let fixed = runTool(["lint", "--fix"], on: unchanged)
    #expect(fixed.errors.hasPrefix("nothing to fix\n") && fixed.code == 0, "\(fixed)")

    let system = FixSample.system(["App.tabspec.json": FixSample.spec])
    system.fileError = full
    let run = runTool(["lint", "--fix", "-f", "concise"], on: system)
    #expect(
      FixSample.text(system) == FixSample.spec && run.output.contains("[no-effect]"), "\(run)")
    let errors = """
      error: App.tabspec.json: no space left on device
      not fixed: 2 findings, because 1 file could not be written

      """
    #expect(run.errors == errors && run.code == 2, "\(run)")

    let piped = MemorySystem()
    piped.standardInput = Array(FixSample.spec.utf8)
    piped.outputError = full
    let output = runTool(["lint", "--fix", "-"], on: piped).errors
    #expect(
      output.contains("because 1 file could not be written") && !output.contains("nothing to fix"))
  }

  @Test("prints a diff raw for programs, and escaped in a terminal")
  func terminalDiff() {
    let spec = FixSample.spec.replacing("Home", with: "Ho\u{202E}\u{7F}me")
    func shown(_ options: String..., in terminals: Set<OutputStream> = [.standardOutput]) -> String
    {
      let system = FixSample.system(["App.tabspec.json": spec])
      system.terminals = terminals
      return runTool(["lint", "--diff"] + options, on: system).output
    }
    let escaped = #"Ho\u{202E}\u{7F}me"#
    #expect(shown(in: []).contains("Ho\u{202E}\u{7F}me"))
    #expect(shown().contains(escaped) && shown().contains("\u{1B}[38;5;28m+"))
    #expect(shown("--no-color").contains(escaped))
  }
}
