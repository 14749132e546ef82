import ArgumentParsing
import JSON
import TabCode
import TabModel
import TabRecords

extension Command where Context == RunContext {
  static let initialize = Command(
    name: "init",
    summary: "Create a spec or a configuration to start from.",
    discussion: """
      The spec has a tab, a group with two tabs and a search tab, for iPhone and iPad, and with \
      --framework swiftui for the Mac too. Its name is \
      that of the file. Its '$schema' is \(StarterSpec.schemaName) if that is in the same folder; that \
      of a configuration is \(StarterConfiguration.schemaName). An existing file is not overwritten \
      without --force; - prints the text instead. With --from the operands are records of a running \
      app, made by TabSpecRecorder; 'tabspec recorder' prints that file. The resulting spec goes to \
      --output, by default to standard output. Differences between records become an 'availability' or a variant that \
      depends on what distinguishes the records: conditions first, then platform, width and release. If two of these could explain a difference, nothing is \
      written, and the message names the record that would decide.
      """,
    operands: [
      Operand<InitArguments>.path(
        "FILE",
        """
        The file to write, with or without \(SpecFinder.suffix) [default: App\(SpecFinder.suffix), \
        or \(Configuration.fileName) with --config]; with --from the records.
        """, .any
      ) { $0.operands.append($1) }
    ],
    options: InitArguments.options,
    examples: [
      CommandExample("tabspec init Shop", "Create the spec of a shop, Shop.tabspec.json."),
      CommandExample("tabspec init Shop --framework swiftui", "The same for a TabView."),
      CommandExample("tabspec init --config", "Create a configuration."),
      CommandExample(
        "tabspec init --from Records/*.tabrecord.json --output Shop.tabspec.json",
        "Create the spec of an existing app."),
    ],
    initial: InitArguments(),
    check: InitArguments.check
  ) { arguments, context throws(Failure) -> ExitCode in
    let path = arguments.path
    if let named = arguments.named, context.system.kind(of: named) == .other {
      throw .refused(named, reason: "this is not a regular file", help: "name a file to create")
    }
    if arguments.isFromRecords, path != .standardInput {
      try context.willWrite([path], reading: arguments.operands)
    }
    let text =
      if arguments.isConfiguration {
        try StarterConfiguration.text(beside: path, context.system)
      } else if arguments.isFromRecords {
        try recordedSpec(from: arguments.operands, context)
      } else {
        try StarterSpec.text(for: path, framework: arguments.framework, context.system)
      }
    guard path != .standardInput else {
      context.write(text)
      return .success
    }
    if !arguments.isForced, context.system.kind(of: path) != nil {
      throw .impossible(
        "\(path.shown) already exists", help: "name another file, or overwrite it with --force")
    }
    context.write(Array(text.utf8), to: path)
    if context.exitCode == .success {
      context.messages.say("wrote \(path.shown); \(arguments.nextStep)\n")
    }
    return .success
  }
}

struct InitArguments: Sendable {
  var operands: [FilePath] = []
  private(set) var path = FilePath("")
  /// The file as written on the command line; nil without one and for standard output.
  private(set) var named: FilePath?
  var isForced = false
  var isConfiguration = false
  var isFromRecords = false
  var framework = Framework.uiKit
  var output: FilePath?
  var isStarter: Bool { !isConfiguration && !isFromRecords }

  static let options: [CommandOption<InitArguments>] = [
    .flag("force", "Overwrite an existing file.") { $0.isForced = true },
    .flag("config", "Create a configuration, \(Configuration.fileName), instead of a spec.") {
      $0.isConfiguration = true
    },
    .flag(
      "from", "Create the spec from records of a running app, the operands.",
      conflicts: ["config"]
    ) { $0.isFromRecords = true },
    .framework("The framework of the app [default: uikit].", conflicts: ["config", "from"]) {
      $0.framework = $1
    },
    .path(
      "output", short: "o", "FILE",
      "Write the spec of --from to this file instead of printing it.", conflicts: ["config"]
    ) { $0.output = $1 },
  ]

  var nextStep: String {
    if !isConfiguration { return "'tabspec resolve \(path.asArgument)' shows it" }
    let isFound = path.name.elementsEqual(Configuration.fileName.utf8)
    return isFound
      ? "its rules are examples with their defaults: 'tabspec rules' lists all"
      : "use it with --config \(path.asArgument)"
  }

  static func check(_ arguments: inout InitArguments) throws(CombinationError) {
    let usual = arguments.isConfiguration ? Configuration.fileName : "App" + SpecFinder.suffix
    if arguments.isFromRecords, arguments.operands.isEmpty {
      throw CombinationError(
        "--from needs records", hint: "name the records after it, as in '--from a.tabrecord.json'")
    }
    if !arguments.isFromRecords, arguments.output != nil {
      throw CombinationError(
        "--output is only for --from", hint: "name the file to write without an option")
    }
    if arguments.isStarter,
      let record = arguments.operands.first(where: { $0.hasSuffix(ConformArguments.recordSuffix) })
    {
      throw CombinationError(
        "'\(record.shown)' is a record", hint: "add --from to create a spec from it")
    }
    if !arguments.isFromRecords, arguments.operands.count > 1 {
      throw CombinationError(
        "init writes one file, but there are \(arguments.operands.count)",
        hint: "with --from the operands are records")
    }
    let named =
      arguments.isFromRecords
      ? arguments.output ?? .standardInput : arguments.operands.first ?? FilePath(usual)
    if [[], Array(".".utf8), Array("..".utf8)].contains(Array(named.name)) {
      let folder =
        named.bytes.last == UInt8(ascii: "/") ? named.bytes : named.bytes + Array("/".utf8)
      throw CombinationError(
        "'\(named.shown)' is a folder",
        hint: "name a file, as in '\(FilePath(folder + Array(usual.utf8)).shown)'")
    }
    let (name, text) = (FilePath(named.name), named.shown)
    if named != .standardInput, name.bytes.dropFirst().contains(UInt8(ascii: ".")),
      ![SpecFinder.suffix, ".tabspec", ".json"].contains(where: name.hasSuffix)
    {
      let ending = arguments.isConfiguration ? ".json" : SpecFinder.suffix
      throw CombinationError(
        "'\(text)' has another ending than \(ending)",
        hint: "write '\(text)\(ending)' if that is the name")
    }
    let isSpec = arguments.isStarter && named != .standardInput
    arguments.named = named == .standardInput ? nil : named
    arguments.path = isSpec ? StarterSpec.path(named) : named
  }
}

private func recordedSpec(from paths: [FilePath], _ context: RunContext) throws(Failure) -> String {
  try context.checkNumber(ofRecords: paths)
  let files = try paths.map { path throws(Failure) in try context.record(path) }
  let problems = files.flatMap { $0.report($0.problems) }
  if !problems.isEmpty { throw .findings(problems, .findings) }
  let records = files.compactMap(\.value)
  let conditions = records.flatMap { $0.environment.conditions ?? [] }.uniqued()
  if conditions.count > TabSpec.maximumConditions {
    throw .impossible(
      "the records name \(conditions.count) conditions, but a spec has "
        + "\(TabSpec.maximumConditions) at most",
      help: "name fewer conditions where the app is recorded")
  }
  let frameworks = records.map(\.environment.framework)
  if let other = frameworks.firstIndex(where: { $0 != frameworks[0] }) {
    throw .disagreement(
      "the tabs are \(frameworks[0].rawValue)'s in \(paths[0].inMessages) and "
        + "\(frameworks[other].rawValue)'s in \(paths[other].inMessages)",
      help: "a spec is for one framework: create one from the records of each")
  }
  if records.allSatisfy(\.nodes.isEmpty) {
    throw .disagreement(
      "the app had no tabs in \(paths[0].inMessages)", help: "record it after its tabs are set")
  }
  do throws(RecordMerge.Conflict) {
    let merge = try RecordMerge(records)
    let text = String(decoding: try merge.text(), as: UTF8.self)
    let minimums = merge.minimumVersions.map { "\($0.platform.rawValue) \($0.version)" }
    context.messages.note(
      "\(listed(minimums)) of the records \(minimums.count == 1 ? "is" : "are") the minimum in "
        + "'targets'; write the app's own")
    for note in merge.notes { context.messages.note(note) }
    let languages = records.compactMap(\.environment.language).uniqued()
    if languages.count > 1 {
      context.messages.note(
        "the records are in \(listed(languages)); titles are in \(languages[0]), or in another language "
          + "if only its records have the node; compare with 'conform --language \(languages[0])'"
      )
    }
    return text
  } catch {
    let places = [error.first, error.second].map { place in
      let location = SourceLocator(files[place.record].bytes).location(of: place.range.lowerBound)
      return "\(paths[place.record].inMessages):\(location.line):\(location.column)"
    }
    throw .disagreement("\(error.message): \(places.joined(separator: ", "))", help: error.help)
  }
}
