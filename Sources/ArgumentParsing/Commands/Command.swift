/// A command: its name, its arguments, and the function that runs it.
/// Discussion, options and operands are made on demand, so a run does not pay for other commands.
package struct Command<Context>: Sendable {
  package let name: String

  private let describe: @Sendable () -> CommandDescription
  /// Reads the words after the command. Global options are applied by index.
  let parse:
    @Sendable (
      _ words: [Word], _ globals: [OptionDescription],
      _ applyGlobal: (Int, Word) throws(ValueError) -> Void
    ) throws(UsageError.Problem) -> Invocation<Context>

  package var description: CommandDescription { describe() }

  /// - Parameter check: Validates all arguments together, after the last one.
  package init<Arguments: Sendable>(
    name: String,
    summary: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    operands: @autoclosure @escaping @Sendable () -> [Operand<Arguments>] = [],
    options: @autoclosure @escaping @Sendable () -> [CommandOption<Arguments>] = [],
    examples: @autoclosure @escaping @Sendable () -> [CommandExample] = [],
    initial: @autoclosure @escaping @Sendable () -> Arguments,
    check: @escaping @Sendable (inout Arguments) throws(CombinationError) -> Void = { _ in },
    run: @escaping @Sendable (Arguments, Context) -> Int32
  ) {
    self.name = name
    describe = {
      CommandDescription(
        name: name, summary: summary, discussion: discussion(),
        operands: operands().map(\.description), options: options().map(\.description),
        examples: examples())
    }
    parse = { words, globals, applyGlobal throws(UsageError.Problem) in
      let options = options()
      let operands = operands()
      var arguments = initial()
      var seen = SeenOperands(operands.map { $0.description })
      let scan = Scan(
        words,
        options: options.map { $0.description } + globals,
        option: { index, value throws(ValueError) in
          if index < options.count {
            try options[index].apply(&arguments, value)
          } else {
            try applyGlobal(index - options.count, value)
          }
        },
        operand: { word throws(UsageError.Problem) in
          guard let index = try seen.index(for: word) else { return }
          do throws(ValueError) {
            try operands[index].apply(&arguments, word)
          } catch {
            throw .badOperand(operands[index].description, word, error)
          }
        })
      if scan.wantsHelp { return .help(command: name) }
      if scan.wantsVersion { return .version }
      if let problem = scan.problem { throw problem }
      if let missing = seen.missing { throw .missingOperand(missing) }
      do throws(CombinationError) {
        try check(&arguments)
      } catch {
        throw .combination(error)
      }
      return .run(command: name) { [arguments] context in run(arguments, context) }
    }
  }
}
