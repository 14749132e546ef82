import ArgumentParsing
import Testing

/// The table "Arguments, case by case", row by row.
@Suite("Argument table")
struct ArgumentTableTests {
  typealias Row = ArgumentRow

  @Test(
    "help and version have many spellings",
    arguments: [
      Row("", .nothing),
      Row("-h", .help(nil)),
      Row("--help", .help(nil)),
      Row("help", .help(nil)),
      Row("lint --help", .help("lint")),
      Row("lint -h", .help("lint")),
      Row("help lint", .help("lint")),
      Row("-h lint", .help("lint")),
      Row("--help lint", .help("lint")),
      Row("help --help", .help("help")),
      Row("help help", .help("help")),
      Row("help lint --help", .help("lint")),
      Row("lint --bogus --help", .help("lint")),
      Row("--bogus lint --help", .help("lint")),
      Row("--bogus --help", .help(nil)),
      Row("--formt json lint --help", .help(nil)),
      Row("lint --depth x --help", .help("lint")),
      Row("lint --output --help", .help("lint")),
      Row("lint -qh", .help("lint")),
      Row("explain --help", .help("explain")),
      Row("diff a b c --help", .help("diff")),
      Row("--version --help", .help(nil)),
      Row("--version", .version),
      Row("-V", .version),
      Row("lint --version", .version),
      Row("explain -V", .version),
      Row("help --version", .version),
      Row("lint -- --help", lint { $0.paths = [Word("--help")] }),
      Row("lint --output=--help", lint { $0.output = Word("--help") }),
    ])
  func helpAndVersion(_ row: Row) {
    #expect(outcome(of: words(row.line)) == row.expected)
  }

  @Test(
    "an unknown command is never guessed",
    arguments: [
      Row("help zzz", error: "unknown command 'zzz'", hint: "the commands are \(commands)"),
      Row("help lnt", error: "unknown command 'lnt'", hint: "did you mean 'lint'?"),
      Row("-h zzz", error: "unknown command 'zzz'", hint: "the commands are \(commands)"),
      Row("lnt", error: "unknown command 'lnt'", hint: "did you mean 'lint'?"),
      Row("LINT a", error: "unknown command 'LINT'", hint: "did you mean 'lint'?"),
      Row("lin", error: "unknown command 'lin'", hint: "did you mean 'lint'?"),
      Row("zzz", error: "unknown command 'zzz'", hint: "the commands are \(commands)"),
      Row("zzz --help", error: "unknown command 'zzz'", hint: "the commands are \(commands)"),
      Row("''", error: "unknown command ''", hint: "the commands are \(commands)"),
      Row("-q", error: "a command is missing", hint: "the commands are \(commands)"),
      Row("--", error: "a command is missing", hint: "the commands are \(commands)"),
      Row("help lint diff", error: "unexpected argument 'diff'", hint: nil),
      Row("check a", error: "unknown command 'check'", hint: "write 't lint'"),
      Row("help check", error: "unknown command 'check'", hint: "write 't lint'"),
    ])
  func unknownCommands(_ row: Row) {
    #expect(outcome(of: words(row.line)) == row.expected)
  }

  @Test(
    "unknown options have suggestions; abbreviations are unknown",
    arguments: [
      Row("lint --formt json", error: "unknown option '--formt'", hint: "did you mean '--format'?"),
      Row("lint --form json", error: "unknown option '--form'", hint: "did you mean '--format'?"),
      Row("--formt json lint", error: "unknown option '--formt'", hint: "did you mean '--format'?"),
      Row("lint --q", error: "unknown option '--q'", hint: "did you mean '-q'?"),
      Row("lint -format json", error: "unknown option '-format'", hint: "did you mean '--format'?"),
      Row("lint -quiet", error: "unknown option '-quiet'", hint: "did you mean '--quiet'?"),
      Row("lint -qx", error: "unknown option '-x'", hint: "'t help lint' lists the options"),
      Row("lint -qé", error: "unknown option '-é'", hint: "'t help lint' lists the options"),
      Row("lint --=x", error: "unknown option '--'", hint: "'t help lint' lists the options"),
      Row(
        "--format json explain x", error: "'explain' has no option '--format'",
        hint: "it belongs to 'lint'"),
      Row("lint --disable a", error: "unknown option '--disable'", hint: "write '--ignore RULE'"),
      Row("lint --disable=a", error: "unknown option '--disable'", hint: "write '--ignore RULE'"),
      Row("lint -D a", error: "unknown option '-D'", hint: "write '--ignore RULE'"),
      Row(
        "explain --disable x", error: "unknown option '--disable'",
        hint: "'t help explain' lists the options"),
      Row(
        "diff a b nesting-depth", error: "unexpected argument 'nesting-depth'",
        hint: "did you mean 't explain nesting-depth'?"),
      Row("explain -q x", error: "'explain' has no option '-q'", hint: "it belongs to 'lint'"),
    ])
  func unknownOptions(_ row: Row) {
    #expect(outcome(of: words(row.line)) == row.expected)
  }

  @Test(
    "values are joined, separate or in a cluster",
    arguments: [
      Row("lint --format json", lint { $0.format = "json" }),
      Row("lint --format=json", lint { $0.format = "json" }),
      Row("lint -f json", lint { $0.format = "json" }),
      Row("lint -f=json", lint { $0.format = "json" }),
      Row("lint -fjson", lint { $0.format = "json" }),
      Row(
        "lint -qd3",
        lint {
          $0.isQuiet = true
          $0.depth = 3
        }),
      Row(
        "lint -qd 3",
        lint {
          $0.isQuiet = true
          $0.depth = 3
        }),
      Row(
        "lint -qd=3",
        lint {
          $0.isQuiet = true
          $0.depth = 3
        }),
      Row(
        "lint -vvq",
        lint {
          $0.isQuiet = true
          $0.verbosity = 2
        }),
      Row("lint -vv -v", lint { $0.verbosity = 3 }),
      Row("lint --output=--quiet", lint { $0.output = Word("--quiet") }),
      Row("lint --output=a=b", lint { $0.output = Word("a=b") }),
      Row("lint -o -", lint { $0.output = Word("-") }),
      Row("lint --color --no-color", lint { $0.color = false }),
      Row("lint --no-color --color", lint { $0.color = true }),
      Row("lint --depth 2 --depth 2", lint { $0.depth = 2 }),
      Row("lint --depth 2 -d2", lint { $0.depth = 2 }),
      Row("lint -i a --ignore b -i c", lint { $0.ignored = ["a", "b", "c"] }),
      Row(
        "--format json lint a",
        lint {
          $0.format = "json"
          $0.paths = [Word("a")]
        }),
      Row(
        "-qf json lint a -d3",
        lint {
          $0.isQuiet = true
          $0.format = "json"
          $0.depth = 3
          $0.paths = [Word("a")]
        }),
      Row("--plain lint a", lint { $0.paths = [Word("a")] }),
      Row("-- lint -q", lint { $0.paths = [Word("-q")] }),
    ])
  func values(_ row: Row) {
    #expect(outcome(of: words(row.line)) == row.expected)
  }

  @Test(
    "errors name the rejected value and what is expected",
    arguments: [
      Row("lint --depth -1", error: "'--depth' must be 0 or more, not '-1'", hint: nil),
      Row("lint --depth=-1", error: "'--depth' must be 0 or more, not '-1'", hint: nil),
      Row("lint -d=-1", error: "'-d' must be 0 or more, not '-1'", hint: nil),
      Row("lint -d-1", error: "'-d' must be 0 or more, not '-1'", hint: nil),
      Row(
        "lint --depth x",
        error: "'--depth' takes a whole number, 0 or more, not 'x'", hint: nil),
      Row(
        "lint --depth ''",
        error: "the value of '--depth' is empty; expected a whole number, 0 or more", hint: nil),
      Row(
        "lint --depth 99999999999999999999",
        error: """
          '--depth' takes a whole number, 0 or more, and '99999999999999999999' is out of range
          """, hint: nil),
      Row(
        "lint --depth=",
        error: "the value of '--depth' is empty; expected a whole number, 0 or more", hint: nil),
      Row("lint --output=", error: "the value of '--output' is empty; expected a path", hint: nil),
      Row("lint -o=", error: "the value of '-o' is empty; expected a path", hint: nil),
      Row(
        "lint --format",
        error: "'--format' needs a value", hint: "write one of text, json, sarif"),
      Row("lint --output", error: "'--output' needs a value", hint: "write '--output FILE'"),
      Row(
        "lint --output --quiet",
        error: "'--output' needs a value",
        hint: "if '--quiet' is the value, write '--output=--quiet'"),
      Row("lint -o -- a", error: "'-o' needs a value", hint: "write '-o FILE'"),
      Row(
        "lint --format yaml",
        error: "unknown format 'yaml'", hint: "it must be one of text, json, sarif"),
      Row(
        "lint --format sarf",
        error: "unknown format 'sarf'",
        hint: "did you mean 'sarif'? it must be one of text, json, sarif"),
      Row(
        "lint --quiet=true",
        error: "'--quiet' takes no value, but got 'true'", hint: "write '--quiet' alone"),
      Row(
        "lint -q=true",
        error: "'-q' takes no value, but got 'true'", hint: "write '--quiet' alone"),
      Row(
        "lint --help=x",
        error: "'--help' takes no value, but got 'x'", hint: "write '--help' alone"),
      Row(
        "lint --depth 1 --depth 2", error: "'--depth' takes one value, but got '1' and '2'",
        hint: "leave out one of them"),
      Row(
        "lint --depth 1 -d 2", error: "'-d' takes one value, but got '1' and '2'",
        hint: "leave out one of them"),
      Row(
        "--format json lint --format text",
        error: "'--format' takes one value, but got 'json' and 'text'",
        hint: "leave out one of them"),
      Row(
        "lint --level titles=hig", error: "unknown level 'hig'",
        hint: "did you mean 'high'? it must be one of high, low"),
      Row("lint --depth 13", error: "13 is too much", hint: "write '12'"),
      Row(
        "lint --depth x --bogus",
        error: "'--depth' takes a whole number, 0 or more, not 'x'", hint: nil),
    ])
  func badValues(_ row: Row) {
    #expect(outcome(of: words(row.line)) == row.expected)
  }
}

private let commands = "lint, diff, explain, help"
