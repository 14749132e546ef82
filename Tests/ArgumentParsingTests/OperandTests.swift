import ArgumentParsing
import Testing

/// The rows of the argument table that are about operands, and options that do not go together.
@Suite("Operands, and options that conflict")
struct OperandTests {
  typealias Row = ArgumentRow

  @Test(
    "are taken verbatim",
    arguments: [
      Row(
        "lint a --quiet b",
        lint {
          $0.isQuiet = true
          $0.paths = [Word("a"), Word("b")]
        }),
      Row("lint -- --quiet -x", lint { $0.paths = [Word("--quiet"), Word("-x")] }),
      Row("lint --", lint { _ in }),
      Row("lint -", lint { $0.paths = [Word("-")] }),
      Row("lint -- -5", lint { $0.paths = [Word("-5")] }),
      Row("lint help", lint { $0.paths = [Word("help")] }),
      Row("lint a a", lint { $0.paths = [Word("a")] }),
      Row("diff a", .operands([Word("a")])),
      Row("diff a a", .operands([Word("a"), Word("a")])),
      Row("explain nesting-depth", .operands([Word("nesting-depth")])),
    ])
  func operands(_ row: Row) {
    #expect(outcome(of: words(row.line)) == row.expected)
  }

  @Test(
    "errors name missing, extra and useless operands",
    arguments: [
      Row(
        "lint - -", error: "standard input ('-') can be read only once",
        hint: "leave out one of the '-'"),
      Row(
        "diff - -", error: "standard input ('-') can be read only once",
        hint: "leave out one of the '-'"),
      Row("lint ''", error: "PATH is an empty path", hint: "write '.' for the current folder"),
      Row(
        "lint -5", error: "unknown option '-5'", hint: "if it is a file, write './-5' or '-- -5'"),
      Row("diff", error: "the argument OLD is missing", hint: nil),
      Row("diff a b c", error: "unexpected argument 'c'", hint: nil),
      Row(
        "explain", error: "the argument RULE is missing",
        hint: "RULE is one of nesting-depth, duplicate-identifier"),
      Row(
        "explain nesting-dept", error: "unknown rule 'nesting-dept'",
        hint: "did you mean 'nesting-depth'? it must be one of nesting-depth, duplicate-identifier"),
      Row(
        "lint -q -l", error: "'-q' and '-l' cannot be used together",
        hint: "leave out one of them"),
      Row(
        "lint --loud -q", error: "'-q' and '--loud' cannot be used together",
        hint: "leave out one of them"),
    ])
  func badOperands(_ row: Row) {
    #expect(outcome(of: words(row.line)) == row.expected)
  }

  /// The row `-q -v` is about a tool in which the two conflict; `-vvq` is about one where not.
  @Test("conflicts name both options", arguments: ["-q -v", "lint -qv", "-v lint -q"])
  func conflict(_ line: String) {
    let quiet = CommandOption<Int>(
      long: "quiet", short: "q", shape: .flag, summary: "Say less.", conflicts: ["verbose"]
    ) { _, _ in }
    let verbose = CommandOption<Int>(
      long: "verbose", short: "v", shape: .flag, summary: "Say more."
    ) { _, _ in }
    let tool = Tool<Int, Void>(
      about: .init(name: "t", version: "1", summary: "Looks at specs."),
      commands: [
        Command(
          name: "lint", summary: "Look.", options: [quiet, verbose], initial: 0,
          run: { _, _ in 0 })
      ],
      globals: [])
    var globals = 0
    let error = #expect(throws: UsageError.self) { try tool.parse(words(line), globals: &globals) }
    #expect(error?.message == "'-q' and '-v' cannot be used together")
  }

  @Test("a missing path may be a command")
  func pathsLikeCommands() {
    let tool = testTool.description
    #expect(
      hint(forMissingPath: Word("help"), of: "lint", in: tool) == "did you mean 't help lint'?")
    #expect(
      hint(forMissingPath: Word("diff"), of: "lint", in: tool)
        == "'diff' is a command; did you mean 't diff'?")
    #expect(hint(forMissingPath: Word("a.json"), of: "lint", in: tool) == nil)
  }
}
