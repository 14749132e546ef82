/// A command: its name, its arguments, and the function that runs it.
/// Discussion, options and operands are made on demand, so a run does not pay for other commands.
package struct Command<Context>: Sendable {
  package typealias Run = @Sendable (_ context: Context) -> Int32

  package let name: String

  private let describe: @Sendable () -> CommandDescription
  let parse:
    @Sendable (
      _ words: [Word], _ globals: [OptionDescription],
      _ applyGlobal: (Int, Word) throws(ValueError) -> Void
    ) -> ParsedLine<Run>

  package var description: CommandDescription { describe() }

  /// - Parameter check: Validates all arguments together, after the last one.
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
      case .done(let arguments): return .done { context in run(arguments, context) }
      }
    }
  }
}

enum ParsedLine<Result> {
  case help
  case version
  case problem(UsageError.Problem)
  case done(Result)
}
