import ArgumentParsing

extension Command where Context == RunContext {
  /// Creates a command that returns an exit code or throws a failure.
  ///
  /// - Parameter isRepeated: returns whether the command runs again after every change.
  init<Arguments: Sendable>(
    name: String,
    summary: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    operands: @autoclosure @escaping @Sendable () -> [Operand<Arguments>] = [],
    options: @autoclosure @escaping @Sendable () -> [CommandOption<Arguments>] = [],
    examples: @autoclosure @escaping @Sendable () -> [CommandExample] = [],
    initial: @autoclosure @escaping @Sendable () -> Arguments,
    check: @escaping @Sendable (inout Arguments) throws(CombinationError) -> Void = { _ in },
    isRepeated: @escaping @Sendable (Arguments) -> Bool = { _ in false },
    run: @escaping @Sendable (Arguments, RunContext) throws(Failure) -> ExitCode
  ) {
    self.init(
      name: name, summary: summary, discussion: discussion(), operands: operands(),
      options: options(), examples: examples(), initial: initial(), check: check
    ) { arguments, context -> Int32 in
      if isRepeated(arguments) {
        return Watching.repeating(context) { context throws(Failure) in
          try run(arguments, context)
        }.rawValue
      }
      do throws(Failure) {
        return try run(arguments, context).rawValue
      } catch {
        context.emit(error)
        return error.code.rawValue
      }
    }
  }
}
