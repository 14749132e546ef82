import ArgumentParsing

/// The tool `t` of the table in the design: `lint` has an option of every kind.
let testTool = Tool<Globals, Recorder>(
  about: about, commands: [lint, diff, explain], globals: [.plain])

/// The values of the global options of `t`.
struct Globals: Sendable, Equatable {
  var isPlain = false
}

/// A record of the commands of `t` that ran.
final class Recorder {
  var lint: LintArguments?
  var operands: [Word] = []
}

struct LintArguments: Sendable, Equatable {
  var format = "text"
  var depth = 0
  var verbosity = 0
  var isQuiet = false
  var ignored: [String] = []
  var output: Word?
  var color: Bool?
  var paths: [Word] = []
}

private let about: ToolDescription.About = {
  var about = ToolDescription.About(name: "t", version: "1.2.3", summary: "Looks at specs.")
  about.discussion = """
    What it says about a spec is at \
    https://example.org/a/link/that/is/longer/than/forty/columns and on no other page.

        t lint app.tabspec.json
    """
  about.examples = [CommandExample("t lint -q .", "Look at everything here.")]
  about.exitStatus = [
    Definition("0", "Nothing was found."), Definition("64", "The arguments make no sense."),
  ]
  about.environment = [Definition("NO_COLOR", "No colour, if it is not empty.")]
  about.files = [Definition("t.json", "The configuration.")]
  about.mainCommands = ["lint", "explain"]
  about.habits = [
    .command("check", hint: "write 't lint'"),
    .option("--disable", "-D", for: "ignore", hint: "write '--ignore RULE'"),
  ]
  return about
}()

extension CommandOption where Arguments == Globals {
  static let plain = CommandOption(
    long: "plain", shape: .flag, summary: "No decoration."
  ) { globals, _ in
    globals.isPlain = true
  }
}

private let lint = Command<Recorder>(
  name: "lint",
  summary: "Look for mistakes.",
  discussion: "Reads every file. Tells what it finds, the 'worst' first.",
  operands: [
    Operand(
      "PATH", kind: .path(suffix: ".tabspec.json"), .any, summary: "A file, a folder or '-'."
    ) { arguments, word in
      arguments.paths.append(word)
    }
  ],
  options: [
    .format, .depth, .verbose, .quiet, .ignore, .output, .color, .noColor, .loud,
    .report, .skip, .level, .node, .release,
  ],
  examples: [CommandExample("t lint --format=json .", "Look at everything, for programs.")],
  initial: LintArguments(),
  check: { arguments throws(CombinationError) in
    if arguments.depth == 13 { throw CombinationError("13 is too much", hint: "write '12'") }
  },
  run: { arguments, recorder in
    recorder.lint = arguments
    recorder.operands = arguments.paths
    return 0
  })

extension CommandOption where Arguments == LintArguments {
  static let formats = ["text", "json", "sarif"]

  static let format = CommandOption(
    long: "format", short: "f", shape: .value(placeholder: "VALUE", choices: formats),
    summary: "Print findings like this."
  ) { arguments, value throws(ValueError) in
    arguments.format = try value.choice(from: formats)
  }

  static let depth = CommandOption(
    long: "depth", short: "d", shape: .value(placeholder: "INT", form: .number),
    summary: "Look this deep."
  ) { arguments, value throws(ValueError) in
    arguments.depth = try value.integer(atLeast: 0)
  }

  static let verbose = CommandOption(
    long: "verbose", short: "v", shape: .flag, summary: "Say more. Repeat it for even more."
  ) { arguments, _ in
    arguments.verbosity += 1
  }

  static let quiet = CommandOption(
    long: "quiet", short: "q", shape: .flag, summary: "Say less.", conflicts: ["loud"]
  ) { arguments, _ in
    arguments.isQuiet = true
  }

  /// A switch that conflicts with another one in one row; in another row `-vvq` is valid.
  static let loud = CommandOption(
    long: "loud", short: "l", shape: .flag, summary: "Say it in capitals."
  ) { _, _ in }

  static let report = CommandOption(
    long: "report", short: "r",
    shape: .value(
      placeholder: "NAME[=FILE]", choices: ["junit", "checkstyle"], form: .nameAndFile),
    summary: "Write a report; it's [the] usual: short."
  ) { arguments, value throws(ValueError) in
    let (name, file) = try value.nameAndFile("a report")
    arguments.format = try name.choice(from: ["junit", "checkstyle"])
    arguments.output = file
  }

  static let skip = CommandOption(
    long: "skip", short: "s",
    shape: .value(placeholder: "RULE", choices: ["nesting-depth", "nesting-order", "titles"]),
    summary: "Do not look for this rule. Repeatable.", isRepeatable: true
  ) { arguments, value throws(ValueError) in
    arguments.ignored.append(try value.nonEmptyText("a rule"))
  }

  static let level = CommandOption(
    long: "level",
    shape: .value(
      placeholder: "RULE=LEVEL", choices: ["nesting-depth", "titles"],
      form: .pair(values: ["high", "low"])),
    summary: "Mind this rule so much. Repeatable.", isRepeatable: true
  ) { arguments, value throws(ValueError) in
    let (rule, level) = try value.pair("a rule and a level")
    arguments.ignored += [rule, try level.part(from: ["high", "low"], "level")]
  }

  static let node = CommandOption(
    long: "node", shape: .value(placeholder: "NAME", form: .asked("explain --names")),
    summary: "Look at this node."
  ) { arguments, value throws(ValueError) in
    arguments.ignored = [try value.nonEmptyText("a name")]
  }

  static let release = CommandOption(
    long: "release",
    shape: .value(placeholder: "NAME", choices: ["Spring", "summer"], form: .suggested(["spr"])),
    summary: "Look at this release."
  ) { arguments, value throws(ValueError) in
    arguments.ignored = [try value.nonEmptyText("a name")]
  }

  static let ignore = CommandOption(
    long: "ignore", short: "i", shape: .value(placeholder: "RULE"),
    summary: "Do not look for this. Repeatable.", isRepeatable: true
  ) { arguments, value throws(ValueError) in
    arguments.ignored.append(try value.nonEmptyText("a rule"))
  }

  static let output = CommandOption(
    long: "output", short: "o", shape: .value(placeholder: "FILE", form: .path),
    summary: "Write to this file."
  ) { arguments, value throws(ValueError) in
    arguments.output = try value.path()
  }

  static let color = CommandOption(long: "color", shape: .flag, summary: "Use colour.") {
    arguments, _ in
    arguments.color = true
  }

  static let noColor = CommandOption(long: "no-color", shape: .flag, summary: "Use no colour.") {
    arguments, _ in
    arguments.color = false
  }
}

private let diff = Command<Recorder>(
  name: "diff",
  summary: "Compare two specs.",
  operands: [
    Operand("OLD", kind: .path(), summary: "The older one.") { $0.append($1) },
    Operand("NEW", kind: .path(), .atMostOne, summary: "The newer one.") { $0.append($1) },
  ],
  initial: [Word](),
  run: { paths, recorder in
    recorder.operands = paths
    return 1
  })

private let explain = Command<Recorder>(
  name: "explain",
  summary: "Tell about one rule.",
  operands: [
    Operand("RULE", kind: .choice(ruleNames), summary: "The name of a rule.") {
      rules, word throws(ValueError) in
      rules.append(Word(try word.choice(from: ruleNames)))
    }
  ],
  initial: [Word](),
  run: { rules, recorder in
    recorder.operands = rules
    return 0
  })

private let ruleNames = ["nesting-depth", "duplicate-identifier"]
