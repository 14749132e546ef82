import JSON

extension Tool {
  /// Parses a command line, excluding the tool's name.
  ///
  /// Global options are applied even if the line has a problem, because they affect how errors are
  /// printed. Help takes precedence over any problem except an unknown command.
  package func parse(
    _ words: [Word], globals values: inout Globals
  ) throws(UsageError) -> Invocation<Context> {
    if words.isEmpty { return .nothing }
    // A fast path for scripts, which needs none of the options.
    if words.count == 1, words[0].spells("--version") || words[0].spells("-V") { return .version }
    guard let index = commandIndex(in: words) else {
      let scan = scanOptions(words, &values)
      if scan.wantsHelp { return .help(command: nil) }
      if scan.wantsVersion { return .version }
      throw error(scan.problem ?? .missingCommand(known: commandNames))
    }
    var rest = words
    let name = rest.remove(at: index)
    if name.spells(BuiltIn.helpCommand) { return try parseHelp(rest, &values) }
    guard let position = commands.indices.first(where: { name.spells(commands[$0].name) }) else {
      // If an option before it is unknown as well, the word may be its value.
      let earlier = scanOptions(Array(words[..<index]), &values).problem
      let wantsHelp = scanOptions(words, &values).wantsHelp
      if earlier != nil, wantsHelp { return .help(command: nil) }
      throw error(earlier ?? unknownCommand(name))
    }
    let command = commands[position]
    let globals = globals
    do throws(UsageError.Problem) {
      return try command.parse(rest, globals.map { $0.description }) {
        index, value throws(ValueError) in
        try globals[index].apply(&values, value)
      }
    } catch {
      throw self.error(
        habit(error, command.description) ?? otherLine(error, besides: command.name)
          ?? withOwners(error),
        command: command.description)
    }
  }

  private func parseHelp(
    _ words: [Word], _ values: inout Globals
  ) throws(UsageError) -> Invocation<Context> {
    var topics: [Word] = []
    let scan = scanOptions(words, &values) { topics.append($0) }
    if scan.wantsVersion && !scan.wantsHelp { return .version }
    guard let topic = topics.first else {
      if let problem = scan.problem, !scan.wantsHelp { throw error(problem) }
      return .help(command: scan.wantsHelp ? BuiltIn.helpCommand : nil)
    }
    guard let name = commandNames.first(where: { topic.spells($0) }) else {
      throw error(unknownCommand(topic))
    }
    if scan.wantsHelp { return .help(command: name) }
    if let problem = scan.problem { throw error(problem) }
    if topics.count > 1 {
      throw error(
        .extraOperand(topics[1]),
        command: BuiltIn.helpDescription(commands: commands.map(\.name)))
    }
    return .help(command: name)
  }

  private func scanOptions(
    _ words: [Word], _ values: inout Globals, operand: (Word) -> Void = { _ in }
  ) -> Scan {
    Scan(
      words,
      options: allOptions(),
      option: { index, value throws(ValueError) in
        guard index < globals.count else { return }
        try globals[index].apply(&values, value)
      },
      operand: operand)
  }

  /// Returns the index of the command: the first word that is neither an option nor an option's
  /// value.
  private func commandIndex(in words: [Word]) -> Int? {
    var lexer = Lexer(words)
    lazy var known = allOptions() + BuiltIn.options
    while let token = lexer.next() {
      if case .operand = token { return lexer.nextIndex - 1 }
      guard let option = known.first(spelledBy: token) else {
        lexer.skipRestOfWord()
        continue
      }
      if option.takesValue {
        _ = lexer.value(mayBeNegative: option.form == .number)
      } else if lexer.unwantedValue() != nil {
        lexer.skipRestOfWord()
      }
    }
    return nil
  }

  private var commandNames: [String] { commands.map(\.name) + [BuiltIn.helpCommand] }

  private func allOptions() -> [OptionDescription] {
    globals.map(\.description) + commands.flatMap { $0.description.options }
  }

  private func unknownCommand(_ name: Word) -> UsageError.Problem {
    if let habit = about.habits.first(where: { $0.spellings.contains(where: name.spells) }) {
      return .habit(name.shown, hint: habit.hint)
    }
    return .unknownCommand(
      name,
      suggestions: lineForFile(name).map { [$0] }
        ?? suggestions(for: name.text ?? "", among: commandNames),
      known: commandNames)
  }

  private func lineForFile(_ name: Word) -> String? {
    guard let command = commands.first(where: { $0.name == about.fileCommand }),
      case .path(let suffix?) = command.description.operands.first?.kind,
      let text = name.text, text.hasSuffix(suffix), text == name.shown
    else { return nil }
    return "\(about.name) \(command.name) \(text)"
  }

  /// Returns the hint for another tool's option, if the command has an equivalent.
  private func habit(
    _ problem: UsageError.Problem, _ command: CommandDescription
  ) -> UsageError.Problem? {
    guard case .unknownOption(let spelling, _) = problem else { return nil }
    return about.habits.first { habit in
      habit.spellings.contains(spelling) && command.options.contains { $0.long == habit.option }
    }.map { .habit(spelling, hint: $0.hint) }
  }

  /// Returns the line of another command that accepts an extra word: `t explain nesting-depth` for
  /// `t rules nesting-depth`.
  private func otherLine(
    _ problem: UsageError.Problem, besides name: String
  ) -> UsageError.Problem? {
    guard case .extraOperand(let word, _) = problem else { return nil }
    return commands.first { command in
      command.name != name
        && command.description.operands.contains {
          $0.choices.contains { word.spells($0) }
        }
    }.map { .extraOperand(word, suggestion: "\(about.name) \($0.name) \(word.shown)") }
  }

  private func withOwners(_ problem: UsageError.Problem) -> UsageError.Problem {
    guard case .unknownOption(let spelling, _) = problem else { return problem }
    let owners = commands.filter { command in
      command.description.options.contains {
        spelling == "--\($0.long)" || $0.short.map { "-\($0)" } == spelling
      }
    }
    return owners.isEmpty
      ? problem : .optionOfOthers(spelling: spelling, commands: owners.map(\.name))
  }

  private func error(
    _ problem: UsageError.Problem, command: CommandDescription? = nil
  ) -> UsageError {
    UsageError(
      problem: problem, tool: about.name, command: command?.name,
      usage: command?.usage(tool: about.name) ?? description.usage)
  }
}

enum BuiltIn {
  static let help = OptionDescription(
    long: "help", short: "h", shape: .flag, summary: "Print help and exit.")

  static let version = OptionDescription(
    long: "version", short: "V", shape: .flag, summary: "Print the version and exit.")

  static let options = [help, version]

  static let helpCommand = "help"

  static func helpDescription(commands: [String]) -> CommandDescription {
    let operand = OperandDescription(
      name: "COMMAND", kind: .choice(commands), count: .atMostOne,
      summary: "The command to describe.")
    return CommandDescription(
      name: helpCommand, summary: "Print help for the tool or for one command.", discussion: "",
      operands: [operand], options: [], examples: [])
  }
}
