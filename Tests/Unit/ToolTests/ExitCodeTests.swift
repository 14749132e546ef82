import TabspecTool
import TestTool
import Testing

@Suite("Exit codes and streams")
struct ExitCodeTests {
  @Test(
    "a write that fails is never a success, but a closed pipe ends with the code of the findings")
  func writes() {
    let full = SystemError.failed(reason: "no space left on device")
    let error = "error: standard output: no space left on device\n"
    var wrong: [String] = []
    for (words, outputError, code, errors) in [
      (["lint", "ok.tabspec.json"], full, 2, error),
      (["lint", "ok.tabspec.json"], .closedPipe, 0, ""),
      (["lint", "erring.tabspec.json"], .closedPipe, 1, ""), (["rules"], .closedPipe, 0, ""),
      (["rules"], full, 2, error), (["resolve", "ok.tabspec.json"], full, 2, error),
      (["--version"], full, 2, error), (["explain", "nesting-depth"], full, 2, error),
      (["help"], full, 2, error),
    ] as [([String], SystemError, Int32, String)] {
      let system = FixSample.system([
        "ok.tabspec.json": Sample.clean, "erring.tabspec.json": Sample.erring,
      ])
      system.outputError = outputError
      let run = runTool(words, on: system)
      if run.code != code || run.errors != errors {
        wrong.append("\(words), \(outputError): \(run)")
      }
    }
    #expect(wrong == [])
  }
}
