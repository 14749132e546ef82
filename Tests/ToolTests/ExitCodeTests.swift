import TabspecTool
import TestTool
import Testing

@Suite("Exit codes and streams")
struct ExitCodeTests {
  private static func system() -> MemorySystem {
    let system = MemorySystem()
    system.files = ["ok.tabspec.json": Sample.clean, "erring.tabspec.json": Sample.erring]
      .mapValues { Array($0.utf8) }
    return system
  }

  @Test("the version goes to standard output")
  func version() {
    let run = runTool(["--version"])
    #expect(run.output.hasPrefix("tabspec ") && run.errors.isEmpty && run.code == 0)
  }

  @Test("a write that fails is never a success")
  func failedWrites() {
    for words in [
      ["lint", "ok.tabspec.json"], ["resolve", "ok.tabspec.json"], ["rules"], ["--version"],
      ["explain", "nesting-depth"], ["help"],
    ] {
      let system = Self.system()
      system.outputError = .failed(reason: "no space left on device")
      let run = runTool(words, on: system)
      #expect(run.code == 2, "\(words)")
      #expect(run.errors == "error: standard output: no space left on device\n", "\(words)")
    }
  }

  @Test("a closed pipe ends quietly, with the code of the findings")
  func closedPipe() {
    for (words, code) in [
      (["lint", "ok.tabspec.json"], 0), (["lint", "erring.tabspec.json"], 1), (["rules"], 0),
    ] as [([String], Int32)] {
      let system = Self.system()
      system.outputError = .closedPipe
      let run = runTool(words, on: system)
      #expect(run.code == code && run.errors.isEmpty, "\(words)")
    }
  }
}
