import ArgumentParsing

extension Command where Context == RunContext {
  static let initialize = Command(
    name: "init",
    summary: "Create a spec or a configuration to start from.",
    discussion: """
      The spec has a tab, a group with two tabs and a search tab, for iPhone and iPad. It is named \
      after its file. Its '$schema' is \(StarterSpec.schemaName) if that is in the same folder; that \
      of a configuration is \(StarterConfiguration.schemaName). An existing file is not overwritten \
      without --force; - prints the text instead. With --from the spec describes a running app, as \
      recorded by TabSpecRecorder; 'tabspec recorder' prints that file.
      """,
    operands: .atMostOne(
      Operand<InitArguments>.path(
        "FILE",
        """
        The file to write, with or without \(SpecFinder.suffix) [default: App\(SpecFinder.suffix), \
        or \(Configuration.fileName) with --config].
        """
      ) { $0.named = $1 }),
    options: InitArguments.options,
    examples: [
      CommandExample("tabspec init Shop", "Create the spec of a shop, Shop.tabspec.json."),
      CommandExample("tabspec init --config", "Create a configuration."),
      CommandExample(
        "tabspec init --from iPhone.tabrecord.json --from iPad.tabrecord.json Shop",
        "Create the spec of an existing app."),
    ],
    initial: InitArguments(),
    check: InitArguments.check
  ) { arguments, context throws(Failure) -> ExitCode in
    let path = arguments.path
    let text =
      if arguments.isConfiguration {
        StarterConfiguration.text(
          hasSchema: try StarterSpec.hasSchema(
            named: StarterConfiguration.schemaName, beside: path, context.system))
      } else if arguments.records.isEmpty {
        StarterSpec.text(
          for: path,
          hasSchema: try StarterSpec.hasSchema(
            named: StarterSpec.schemaName, beside: path, context.system))
      } else {
        try RecordedSpec.text(from: arguments.records, context)
      }
    guard path != .standardInput else {
      context.write(text)
      return .success
    }
    if !arguments.isConfiguration { try checkIsFound(path, context) }
    if !arguments.isForced, context.system.kind(of: path) != nil {
      throw .impossible(
        "\(path.shown) already exists", help: "name another file, or overwrite it with --force")
    }
    context.write(Array(text.utf8), to: path)
    if context.exitCode == .success {
      context.say("wrote \(path.shown); \(arguments.nextStep)\n")
    }
    return .success
  }
}

/// Rejects a path that the configuration excludes from 'tabspec lint'.
private func checkIsFound(_ path: FilePath, _ context: RunContext) throws(Failure) {
  let finder = SpecFinder(context, command: "init", ConfigurationFinder(context, .nearest))
  if finder.finds(path) { return }
  // The configuration is invalid, which was reported.
  if context.exitCode != .success { throw .told(context.exitCode) }
  throw .usage(
    "'tabspec lint' would not find \(path.shown): its configuration leaves it out",
    help: "write it somewhere else, or change 'include' and 'exclude'")
}
