import ArgumentParsing
import Testing

@Suite("Global options")
struct GlobalOptionTests {
  @Test(
    "apply anywhere, even with an error",
    arguments: [
      "--plain lint", "lint --plain", "--plain", "--plain zzz", "zzz --plain", "help --plain",
      "lint --plain --bogus", "--plain --bogus lint", "--plain --help", "lint --bogus --plain",
    ])
  func wherever(_ line: String) {
    var globals = Globals()
    _ = try? testTool.parse(words(line), globals: &globals)
    #expect(globals.isPlain)
  }

  @Test("running a command gives its exit code")
  func exitCode() throws {
    var globals = Globals()
    guard case .run("diff", let run) = try testTool.parse(words("diff a b"), globals: &globals)
    else {
      Issue.record("diff is not run")
      return
    }
    #expect(run(Recorder()) == 1)
  }

  @Test("errors have a message, a hint and usage")
  func report() {
    var globals = Globals()
    let error = #expect(throws: UsageError.self) {
      try testTool.parse(words("lint --formt json"), globals: &globals)
    }
    #expect(
      error?.report() == """
        error: unknown option '--formt'
        help: did you mean '--format'?
        usage: t lint [options] [PATH...]

        """)
  }

  @Test("errors without a command show the tool's usage")
  func usageOfTheTool() {
    var globals = Globals()
    let error = #expect(throws: UsageError.self) {
      try testTool.parse(words("zzz"), globals: &globals)
    }
    #expect(error?.usage == "t <command> [options] [arguments]")
  }
}
