import ArgumentParsing
import TabAnalysis
import TabModel
import TabReports

extension Command where Context == RunContext {
  static let diff = Command(
    name: "diff",
    summary: "Show what changes for users between two specs, releases, widths or platforms.",
    discussion: """
      Compares the layouts of two specs on every platform that both target, in the environments of \
      the new one, in the usual \
      state of the conditions of both, with each of them changed, and in states that an availability \
      needs; or one spec in two environments or states. Reports what is added or removed, moves, is \
      renamed or moves to More, what takes more taps or cannot be reached any more, what users can \
      no longer customize, and which identifiers disappear or change their meaning, so that users \
      lose their customizations.

      Nodes are recognized by their identifier, and by title and place if that changed. If \
      nothing changes for users, nothing is printed and the exit code is 0. Otherwise it is 1, with \
      --fail-on lost only if users lose something: a line that begins with '!'. A document that \
      cannot be read is exit code 2.
      """,
    operands: [
      Operand<DiffArguments>.path(
        "OLD",
        """
        The old spec, or the only one if NEW is missing; - for standard input [default: the only \
        *\(SpecFinder.suffix) below the current folder].
        """, .atMostOne
      ) { $0.old = $1 },
      .path(
        "NEW", "The new spec. Without it, an option is required, as in --os 26..27.", .atMostOne
      ) { $0.new = $1 },
    ],
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
        "tabspec diff App.tabspec.json --condition signedIn",
        "Show what changes when users sign in."),
      CommandExample(
        "tabspec diff Old.tabspec.json New.tabspec.json --fail-on lost",
        "Fail a pull request only if users lose something."),
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
      context, arguments.configuration, arguments.catalogs,
      standardInputName: arguments.stdinName)
    let old = try input.read(arguments.old, strict: false, unreadable: .failure)
    let language = arguments.catalogs.language
    let oldSpec = try old.spec(in: language, context)
    let new: ReadSpec? =
      if let path = arguments.new {
        try input.read(path, strict: false, unreadable: .failure)
      } else { nil }
    let newSpec = try new?.spec(in: language, context) ?? oldSpec
    try arguments.request.check(in: [oldSpec, newSpec])
    let pairs =
      new == nil
      ? arguments.request.pairs(for: oldSpec) : arguments.request.pairs(from: oldSpec, to: newSpec)
    if pairs.isEmpty {
      throw .usage(
        "no platform has both sides of the comparison",
        help: "choose platforms that do, as in --platform ipad")
    }
    context.messages.noteImpossible(pairs.flatMap { [$0.old, $0.new] })
    for omission in arguments.request.omissions(in: pairs, for: newSpec) {
      context.messages.note(omission)
    }
    let (before, after) = new.map { (old: old.path, new: $0.path) } ?? arguments.request.words
    let report = ChangeReport(
      Comparison(from: oldSpec, to: newSpec, in: pairs), subject: new == nil ? old.path : nil,
      before: before, after: after)
    context.write(arguments.formats, report)
    return arguments.failOn.includes(report) ? .findings : .success
  }
}

struct DiffArguments: Sendable {
  var old: FilePath?
  var new: FilePath?
  var request = DiffRequest()
  var formats: [FormatRequest<ChangeReport>] = []
  var failOn = FailingChanges.any
  var stdinName: String?
  var configuration = ConfigurationChoice.nearest
  var catalogs = CatalogArguments()

  static var options: [CommandOption<DiffArguments>] {
    DiffRequest.options.within(\.request)
      + [
        FormatRequest.option(ChangeFormat.all).within(\.formats),
        .choice(
          "fail-on", "CHANGES",
          """
          Changes that make the exit code 1: any, those by which users lose something, or none \
          [default: any].
          """
        ) { $0.failOn = $1 },
        .standardInputName { $0.stdinName = $1 },
      ]
      + CatalogArguments.options().within(\.catalogs)
      + ConfigurationChoice.options.within(\.configuration)
  }

  static func check(_ arguments: inout DiffArguments) throws(CombinationError) {
    try arguments.request.check()
    let isRange = arguments.request.hasRange
    if arguments.new == nil, !isRange {
      let (missing, specs) =
        arguments.old == nil ? ("", "two specs") : (" the spec with", "a second spec")
      throw CombinationError(
        "there is nothing to compare\(missing)",
        hint: "name \(specs), or compare two releases, as in --os 26..27, or add --condition")
    }
    if arguments.new != nil, isRange {
      throw CombinationError(
        "two specs are compared in the same environments",
        hint:
          "leave out one of the specs, or --condition, or write one value instead of two with '..'"
      )
    }
    try checkStandardInputName(arguments.stdinName, inputs: [arguments.old, arguments.new])
    try checkFormats(&arguments.formats, usual: .text, inputs: [arguments.old, arguments.new])
  }
}

/// The changes that make the exit code 1.
enum FailingChanges: String, CaseIterable, Sendable {
  case any, lost, never

  func includes(_ report: ChangeReport) -> Bool {
    switch self {
    case .any: !report.isEmpty
    case .lost: report.hasLosses
    case .never: false
    }
  }
}

struct Compared<Value: Sendable & Hashable>: Hashable, Sendable {
  let old: Value
  let new: Value

  var isRange: Bool { old != new }
}
