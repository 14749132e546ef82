import ArgumentParsing
import TabReports

/// The tool: from the words of a command line to an exit code.
package enum Tabspec {
  package static let version = "0.1.0"
  /// When that version was made, for the manual.
  static let date = "November 21, 2026"

  /// Everything that the command line offers. Parsing, help, the manual, completions and
  /// `docs/cli.md` read this and nothing else.
  static var tool: Tool<GlobalOptions, RunContext> {
    var about = ToolDescription.About(
      name: "tabspec", version: version,
      summary: "Checks tab hierarchies and shows what every Apple platform makes of them.")
    about.discussion = """
      A tab spec is a JSON file that says what an app hands to a UITabBarController: its tabs, \
      groups and search tab. tabspec reads it, checks it against what Apple documents, and prints \
      the tab bar and the sidebar that iPhone, iPad, Mac, Apple TV and Apple Vision Pro make of it.
      """
    about.examples = [
      CommandExample("tabspec lint", "Check every spec below the current folder."),
      CommandExample(
        "tabspec resolve App.tabspec.json --platform ipad", "Show the iPad's bar and sidebar."),
      CommandExample("tabspec explain nesting-depth", "Read why a rule is there."),
    ]
    about.fileCommand = "resolve"
    about.exitStatus = [
      Definition("0", "Done, and nothing at or above --fail-on."),
      Definition(
        "1",
        """
        Findings at or above it, a document that cannot be read, or changes that 'diff' found.
        """),
      Definition(
        "2", "Something could not be read or written, or the configuration is wrong."),
      Definition("64", "The command line makes no sense."),
      Definition("70", "A bug in tabspec."),
    ]
    about.environment = [
      Definition("COLUMNS", "The width to print in."),
      Definition("NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR, TERM", "Whether to use colour."),
    ]
    about.files = [
      Definition("*.tabspec.json", "Tab specs; folders are searched for them."),
      Definition(
        Configuration.fileName,
        """
        Severities and options of rules, which files to look at, the targets of specs that name \
        none, and what makes a run fail. The one beside a spec counts, or else the nearest above it \
        up to a folder with .git.
        """),
    ]
    return Tool(about: about, commands: commands, globals: GlobalOptions.options)
  }

  /// The list of commands, in the order of the help.
  static var commands: [Command<RunContext>] {
    [
      .validate, .lint, .resolve, .matrix, .diff, .reach, .titles, .generate, .recorder,
      .conform,
      .explain, .rules, .initialize,
      .schema, .server, .completions, .manual,
    ]
  }

  /// Runs a command line, without the tool's own name, and answers with the exit code.
  package static func run(_ words: [[UInt8]], on system: any System) -> Int32 {
    var globals = GlobalOptions()
    let tool = tool
    do throws(UsageError) {
      let invocation = try tool.parse(words.map { Word(bytes: $0) }, globals: &globals)
      let context = RunContext(system, globals) { tool.description }
      switch invocation {
      case .nothing:
        context.say(tool.description.shortHelp(helpStyle(context, .standardError)))
        return ExitCode.usage.rawValue
      case .help(let command):
        let style = helpStyle(context, .standardOutput)
        context.write(tool.description.help(forCommandNamed: command, style))
      case .version:
        context.write("tabspec \(version)\n")
      case .run(_, let run):
        context.fail(ExitCode(rawValue: run(context)) ?? .bug)
      }
      return context.exitCode.rawValue
    } catch {
      let context = RunContext(system, globals) { tool.description }
      context.say(error.report)
      return ExitCode.usage.rawValue
    }
  }

  private static func helpStyle(_ context: RunContext, _ stream: OutputStream) -> HelpStyle {
    let style = context.style(for: stream)
    return HelpStyle(columns: style.width) { style.styled($0, .heading) }
  }
}
