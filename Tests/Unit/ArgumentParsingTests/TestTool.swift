import ArgumentParsing

/// The tool `t` of `Tests/Cases/Tables/command-lines.txt`: `lint` has an option of every kind.
let testTool = Tool<Globals, Recorder>(
  about: about, commands: [lint, diff, explain], globals: [.plain])

/// The values of the global options of `t`.
struct Globals: Sendable {
  var isPlain = false
}

/// A record of the commands of `t` that ran.
final class Recorder {
  var lint: LintArguments?
  var operands: [Word] = []
}

/// A part of the arguments of `lint`.
struct Limits: Sendable {
  var depth = 0
}

struct LintArguments: Sendable {
  var format = "text"
  var limits = Limits()
  var verbosity = 0
  var isQuiet = false
  var ignored: [String] = []
  var output: Word?
  var color: Bool?
  var paths: [Word] = []

  /// The arguments that differ from the initial ones.
  var changes: [String] {
    var changes = format == "text" ? [] : ["format=\(format)"]
    if limits.depth != 0 { changes.append("depth=\(limits.depth)") }
    if verbosity != 0 { changes.append("verbosity=\(verbosity)") }
    if isQuiet { changes.append("quiet") }
    if !ignored.isEmpty { changes.append("ignored=\(ignored.joined(separator: ","))") }
    if let output { changes.append("output=\(output.shown)") }
    if let color { changes.append("color=\(color)") }
    if !paths.isEmpty { changes.append("paths=\(paths.map(\.shown).joined(separator: ","))") }
    return changes
  }
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
  static let plain = flag("plain", "No decoration.") { $0.isPlain = true }
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
  options: options,
  examples: [CommandExample("t lint --format=json .", "Look at everything, for programs.")],
  initial: LintArguments(),
  check: { arguments throws(CombinationError) in
    if arguments.limits.depth == 13 { throw CombinationError("13 is too much", hint: "write '12'") }
  },
  run: { arguments, recorder in
    recorder.lint = arguments
    recorder.operands = arguments.paths
    return 0
  })

private let depth = CommandOption<Limits>(
  long: "depth", short: "d", shape: .value(placeholder: "INT", form: .number),
  summary: "Look this deep."
) { limits, value throws(ValueError) in
  limits.depth = try value.integer(atLeast: 0)
}

private let options: [CommandOption<LintArguments>] = [
  CommandOption(
    long: "format", short: "f", shape: .value(placeholder: "VALUE", choices: formats),
    summary: "Print findings like this."
  ) { arguments, value throws(ValueError) in
    arguments.format = try value.choice(from: formats)
  },
  depth.within(\.limits),
  CommandOption(
    long: "verbose", short: "v", shape: .flag, summary: "Say more. Repeat it for even more."
  ) { arguments, _ in arguments.verbosity += 1 },
  CommandOption(
    long: "quiet", short: "q", shape: .flag, summary: "Say less.", conflicts: ["loud"]
  ) { arguments, _ in arguments.isQuiet = true },
  CommandOption(
    long: "ignore", short: "i", shape: .value(placeholder: "RULE"),
    summary: "Do not look for this. Repeatable.", isRepeatable: true
  ) { arguments, value throws(ValueError) in
    arguments.ignored.append(try value.nonEmptyText("a rule"))
  },
  CommandOption(
    long: "output", short: "o", shape: .value(placeholder: "FILE", form: .path),
    summary: "Write to this file."
  ) { arguments, value throws(ValueError) in
    arguments.output = try value.path()
  },
  .flag("color", "Use colour.") { $0.color = true },
  .flag("no-color", "Use no colour.") { $0.color = false },
  CommandOption(long: "loud", short: "l", shape: .flag, summary: "Say it in capitals.") { _, _ in },
  CommandOption(
    long: "report", short: "r",
    shape: .value(placeholder: "NAME[=FILE]", choices: reports, form: .nameAndFile),
    summary: "Write a report; it's [the] usual: short."
  ) { arguments, value throws(ValueError) in
    let (name, file) = try value.nameAndFile("a report")
    arguments.format = try name.choice(from: reports)
    arguments.output = file
  },
  CommandOption(
    long: "skip", short: "s",
    shape: .value(placeholder: "RULE", choices: ["nesting-depth", "nesting-order", "titles"]),
    summary: "Do not look for this rule. Repeatable.", isRepeatable: true
  ) { arguments, value throws(ValueError) in
    arguments.ignored.append(try value.nonEmptyText("a rule"))
  },
  CommandOption(
    long: "level",
    shape: .value(
      placeholder: "RULE=LEVEL", choices: ["nesting-depth", "titles"],
      form: .pair(values: ["high", "low"])),
    summary: "Mind this rule so much. Repeatable.", isRepeatable: true
  ) { arguments, value throws(ValueError) in
    let (rule, level) = try value.pair("a rule and a level")
    arguments.ignored += [rule, try level.part(from: ["high", "low"], "level")]
  },
  .text(
    "node", "NAME", "a name", "Look at this node.", form: .fromFile("explain --names")
  ) { $0.ignored = [$1] },
  CommandOption(
    long: "release",
    shape: .value(placeholder: "NAME", choices: ["Spring", "summer"], form: .suggested(["spr"])),
    summary: "Look at this release."
  ) { arguments, value throws(ValueError) in
    arguments.ignored = [try value.nonEmptyText("a name")]
  },
]

private let formats = ["text", "json", "sarif"]
private let reports = ["junit", "checkstyle"]

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
