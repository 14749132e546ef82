import ArgumentParsing
import TabReports

package enum Tabspec {
  package static let version = "0.1.0"

  static var tool: Tool<GlobalOptions, RunContext> {
    var about = ToolDescription.About(
      name: "tabspec", version: version,
      summary: """
        Lints a JSON description of an app's tabs and draws its tab bar and sidebar on every Apple \
        platform.
        """)
    about.discussion = """
      A tab spec is a JSON file that describes the tabs, groups and search tab that an app passes \
      to a UITabBarController, or has in a TabView of SwiftUI. tabspec checks it against Apple's \
      documentation and draws the tab bar and the sidebar that iPhone, iPhone Duo, iPad, Mac, \
      Apple TV and Apple Vision Pro show.
      """
    about.examples = [
      CommandExample("tabspec lint", "Check every spec below the current folder."),
      CommandExample(
        "tabspec resolve App.tabspec.json --platform ipad",
        "Show the bar and the sidebar of an iPad."),
      CommandExample("tabspec explain nesting-depth", "Read about a rule."),
    ]
    about.mainCommands = ["init", "lint", "validate", "resolve", "matrix", "diff", "explain"]
    about.habits = habits
    about.fileCommand = "resolve"
    about.exitStatus = [
      Definition("0", "No findings at or above --fail-on."),
      Definition(
        "1",
        "Findings at or above it, an unreadable document, or changes that 'diff' found."),
      Definition(
        "2",
        """
        Something could not be read or written, in 'diff' an unreadable document, or the \
        configuration is invalid.
        """),
      Definition("64", "Invalid usage."),
      Definition("70", "A bug in tabspec."),
    ]
    about.environment = [
      Definition("COLUMNS", "The width of the output."),
      Definition("NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR, TERM", "When to use colour."),
    ]
    about.files = [
      Definition("*.tabspec.json", "Tab specs, also found in folders."),
      Definition(
        Configuration.fileName,
        """
        Severities and options of rules, the files to check, default targets, the app's catalogs, and \
        the severity that fails a run. The nearest one is used: next to the \
        spec, then in parent folders up to the one with .git.
        """),
    ]
    return Tool(about: about, commands: commands, globals: GlobalOptions.options)
  }

  private static let habits: [Habit] = [
    .command("check", hint: "write 'tabspec lint', or 'tabspec validate' for errors only"),
    .command("fix", hint: "write 'tabspec lint --fix'"),
    .command(
      "format", hint: "'tabspec lint --fix' fixes findings; tabspec does not reformat specs"),
    .command("show", "draw", hint: "write 'tabspec resolve'"),
    .command("preview", "open", hint: "write 'tabspec matrix --open'"),
    .command("version", hint: "write 'tabspec --version'"),
    .option(
      "--disable", "--ignore", "--disable-rule", for: "rule", hint: "write '--rule RULE=off'"),
    .option(
      "--enable", "--select", "--only-rule", for: "rule",
      hint: "write '--rule RULE=error', or warning or note"),
    .option(
      "--quiet", "-q", for: "max-findings",
      hint: """
        'tabspec validate' reports errors only, '--rule RULE=off' turns a rule off, and '--format \
        concise' prints one line per finding
        """),
    .option(
      "--verbose", "-v", for: "max-findings",
      hint: "'--format text' has everything about a finding; 'tabspec explain RULE' has more"),
    .option("--json", for: "format", hint: "write '--format json'"),
    .option(
      "--device", for: "platform", hint: "write '--platform PLATFORM', as in '--platform ipad'"),
    .option(
      "--width", for: "size-class", hint: "write '--size-class compact' or '--size-class regular'"),
    .option("--dark", "--dark-mode", for: "appearance", hint: "write '--appearance dark'"),
    .option("--reporter", "--output-format", for: "format", hint: "write '--format FORMAT[=FILE]'"),
    .option("--output", "-o", "--output-file", for: "format", hint: "write '--format FORMAT=FILE'"),
    .option("--strict", "--max-warnings", for: "max-findings", hint: "write '--fail-on warning'"),
    .option("--exit-zero", "--lenient", for: "fail-on", hint: "write '--fail-on never'"),
    .option("--autocorrect", "--autofix", for: "fix", hint: "write '--fix'"),
    .option("--unsafe-fixes", for: "unsafe", hint: "write '--fix --unsafe'"),
    .option("--dry-run", "--fix-dry-run", for: "fix", hint: "write '--diff'"),
    .option("--stdin-filename", for: "stdin-name", hint: "write '--stdin-name NAME'"),
  ]

  static var commands: [Command<RunContext>] {
    [
      .initialize, .lint, .validate, .resolve, .matrix, .diff, .explain, .rules, .generate,
      .recorder, .conform, .schema, .server, .completions,
    ]
  }

  package static func run(_ words: [[UInt8]], on system: any System) -> Int32 {
    var globals = GlobalOptions()
    let tool = tool
    let invocation = Result { () throws(UsageError) in
      try tool.parse(words.map { Word(bytes: $0) }, globals: &globals)
    }
    let context = RunContext(system, globals)
    switch invocation {
    case .success(.nothing):
      context.messages.say(tool.description.shortHelp(helpStyle(context, .standardError)))
      return ExitCode.usage.rawValue
    case .success(.help(let command)):
      let style = helpStyle(context, .standardOutput)
      context.write(tool.description.help(forCommandNamed: command, style))
    case .success(.version):
      context.write("tabspec \(version)\n")
    case .success(.run(let command, let run)):
      context.command = command
      context.fail(ExitCode(rawValue: run(context)) ?? .bug)
    case .failure(let error):
      context.messages.say(error.report(columns: context.terminal.columns(of: .standardError)))
      return ExitCode.usage.rawValue
    }
    return context.exitCode.rawValue
  }

  private static func helpStyle(_ context: RunContext, _ stream: OutputStream) -> HelpStyle {
    let style = context.terminal.style(for: stream)
    return HelpStyle(columns: style.width) { style.styled($0, .heading) }
  }
}
