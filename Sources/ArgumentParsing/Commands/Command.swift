/// One command of the tool: its name, what it takes, and what runs it.
///
/// The type of its arguments is known to its `init` alone, so that a list of commands is a plain
/// array. `Context` is whatever the tool hands to a running command. Discussion, options and
/// operands are made when they are first asked for: a run of one command does not pay for the others.
package struct Command<Context>: Sendable {
  /// What is left of a parsed command: the caller runs it.
  package typealias Run = @Sendable (_ context: Context) -> Int32

  /// The word that calls it.
  package let name: String

  private let describe: @Sendable () -> CommandDescription
  let parse:
    @Sendable (
      _ words: [Word], _ globals: [OptionDescription],
      _ applyGlobal: (Int, Word) throws(ValueError) -> Void
    ) -> CommandOutcome<Context>

  /// Everything but the effect.
  package var description: CommandDescription { describe() }

  /// A command from what it takes and what it does.
  ///
  /// - Parameters:
  ///   - initial: The arguments as they are before anything has been read.
  ///   - check: Looks at all arguments together, after the last one.
  ///   - run: Does the work and answers with an exit code.
  package init<Arguments: Sendable>(
    name: String,
    summary: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    operands: @autoclosure @escaping @Sendable () -> Operands<Arguments>,
    options: @autoclosure @escaping @Sendable () -> [CommandOption<Arguments>] = [],
    examples: @autoclosure @escaping @Sendable () -> [CommandExample] = [],
    initial: @autoclosure @escaping @Sendable () -> Arguments,
    check: @escaping @Sendable (inout Arguments) throws(CombinationError) -> Void = { _ in },
    run: @escaping @Sendable (Arguments, Context) -> Int32
  ) {
    self.name = name
    describe = {
      CommandDescription(
        name: name, summary: summary, discussion: discussion(), operands: operands().description,
        options: options().map(\.description), examples: examples())
    }
    parse = { words, globals, applyGlobal in
      let reader = ArgumentReader(options: options(), operands: operands(), check: check)
      switch reader.read(words, into: initial(), globals: globals, applyGlobal: applyGlobal) {
      case .help: return .help
      case .version: return .version
      case .problem(let problem): return .problem(problem)
      case .done(let arguments): return .run { context in run(arguments, context) }
      }
    }
  }
}

/// What a command makes of its words.
enum CommandOutcome<Context> {
  case help
  case version
  case problem(UsageError.Problem)
  case run(Command<Context>.Run)
}
