import ArgumentParsing
import LocatedJSON
import TabHierarchy
import TabLayout
import Writing

extension Command where Context == RunContext {
  static let simulate = Command(
    name: "simulate",
    summary: "Play what a person edits in the bar and the sidebar, step by step.",
    discussion: """
      Takes a list of events, checks each against what Apple says people can do, and shows what it \
      changes, the layout at the end, and the customization state that 'tabspec resolve \
      --customization' takes. What nobody can do is an error with its reason; the session goes on \
      without it, and the exit code is 1.

      An event is an object such as {"event": "hide", "identifier": "library"}:

      \(events)

      A session takes place on an iPad of regular width, or on the Mac where the spec is not for \
      iPad, unless the options say otherwise.
      """,
    operands: .lastOfTwo(
      SpecArguments.file.within({ $0.spec }, { $0.spec = $1 }), SimulateArguments.eventFile),
    options: SimulateArguments.options,
    examples: [
      CommandExample("tabspec simulate App.tabspec.json session.json", "Play a session."),
      CommandExample(
        "tabspec simulate App.tabspec.json session.json -o state.json",
        "Keep what the person customized, for 'tabspec resolve --customization state.json'."),
      CommandExample(
        #"echo '[{"event": "toggleSidebar"}]' | tabspec simulate App.tabspec.json -"#,
        "See what one event does."),
    ],
    initial: SimulateArguments(),
    check: SimulateArguments.check
  ) { arguments, context throws(Failure) -> ExitCode in
    try SessionRun(arguments, context).run()
  }

  /// Every kind of event with its keys, one on each line.
  private static var events: String {
    SessionEvent.Kind.allCases.map { kind in
      let keys = kind.keys.map { $0.absent == "required" ? $0.name : "[\($0.name)]" }
      let name = ([kind.rawValue] + keys).joined(separator: " ")
      return "  \(name.padded(to: 24))  \(kind.meaning)"
    }.joined(separator: "\n")
  }
}
