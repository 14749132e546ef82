import ArgumentParsing
import TabModel
import TabReports

extension Command where Context == RunContext {
  static let diff = Command(
    name: "diff",
    summary: "Show what changes for users between two specs, releases, widths or platforms.",
    discussion: """
      Compares the layouts of two specs in every environment that the new one targets, or one spec \
      in two environments: what is added or removed, moves, is renamed or moves to More, what takes \
      more taps or cannot be reached any more, and which identifiers disappear or change their \
      meaning, so that users lose their customizations.

      Nodes are recognized by their identifier, and by title and place if that changed. If \
      nothing changes for users, nothing is printed and the exit code is 0; otherwise it is 1.
      """,
    operands: .oneOrTwo(DiffArguments.old, DiffArguments.new),
    options: DiffArguments.options,
    examples: [
      CommandExample(
        "tabspec diff Old.tabspec.json New.tabspec.json", "Show what an update changes."),
      CommandExample(
        "tabspec diff App.tabspec.json --os 26..27", "Show what a new release changes."),
      CommandExample(
        "tabspec diff App.tabspec.json --platform ipad --size-class compact..regular",
        "Show what changes when an iPad window grows."),
      CommandExample(
        """
        git show main:App.tabspec.json | tabspec diff - App.tabspec.json --stdin-name \
        main:App.tabspec.json --format markdown
        """,
        "Write a comment for a pull request."),
    ],
    initial: DiffArguments(),
    check: DiffArguments.check
  ) { arguments, context throws(Failure) -> ExitCode in
    try context.willWrite(
      arguments.formats.compactMap(\.file),
      reading: [arguments.old, arguments.new, arguments.configuration.file]
        + arguments.catalogs.strings)
    let input = SpecInput(
      context, command: "diff", arguments.configuration, arguments.catalogs,
      standardInputName: arguments.stdinName)
    let old = try input.read(arguments.old, strict: false)
    let language = arguments.catalogs.language
    let oldSpec = try old.spec(in: language, context)
    let report: ChangeReport
    if let path = arguments.new {
      let new = try input.read(path, strict: false)
      let newSpec = try new.spec(in: language, context)
      let environments = arguments.request.environments(from: oldSpec, to: newSpec)
      if environments.isEmpty { throw nothingToCompare }
      report = ChangeReport(
        Comparison(from: oldSpec, to: newSpec, in: environments), subject: nil,
        before: old.path, after: new.path)
    } else {
      let pairs = arguments.request.pairs(for: oldSpec)
      if pairs.isEmpty { throw nothingToCompare }
      let (before, after) = arguments.request.words
      report = ChangeReport(
        Comparison(of: oldSpec, in: pairs), subject: old.path, before: before, after: after)
    }
    context.write(arguments.formats, report)
    return report.isEmpty ? .success : .findings
  }
}

private let nothingToCompare = Failure.usage(
  "none of the platforms has both sides of the comparison",
  help: "ask for platforms that do, as in --platform ipad")
