struct ArgumentReader<Arguments> {
  let options: [CommandOption<Arguments>]
  let operands: Operands<Arguments>
  let check: (inout Arguments) throws(CombinationError) -> Void

  /// Reads the words after the command. Global options are applied by index.
  func read(
    _ words: [Word],
    into initial: Arguments,
    globals: [OptionDescription],
    applyGlobal: (Int, Word) throws(ValueError) -> Void
  ) -> ParsedLine<Arguments> {
    var arguments = initial
    var seen = SeenOperands(list: operands.description)
    let scan = Scan(
      words,
      options: options.map(\.description) + globals,
      option: { index, value throws(ValueError) in
        if index < options.count {
          try options[index].apply(&arguments, value)
        } else {
          try applyGlobal(index - options.count, value)
        }
      },
      operand: { word throws(UsageError.Problem) in
        guard let index = try seen.place(for: word) else { return }
        guard let operand = operands.operand(at: index) else { throw .extraOperand(word) }
        do throws(ValueError) {
          try operand.apply(&arguments, word)
        } catch {
          throw .badOperand(operand.description, word, error)
        }
      })
    if scan.wantsHelp { return .help }
    if scan.wantsVersion { return .version }
    if let problem = scan.problem ?? seen.missing() { return .problem(problem) }
    do throws(CombinationError) {
      try check(&arguments)
    } catch {
      return .problem(.combination(error))
    }
    return .done(arguments)
  }
}
