/// Finds the command on a line: the first word that is not an option and no option's value.
///
/// Options may come before the command, and only the command knows all of them, so the ones of all
/// commands are asked whether they take a value. An option that takes one in any command takes one
/// before all of them.
struct CommandFinder {
  /// The index of the command, or `nil` when no word can be one.
  let index: Int?

  /// - Parameter options: The options of all commands, asked for only if there are options first.
  init(_ words: [Word], options: () -> [OptionDescription]) {
    var lexer = Lexer(words)
    var known: [OptionDescription]?
    while let token = lexer.next() {
      if case .operand = token {
        index = lexer.nextIndex - 1
        return
      }
      let all = known ?? (options() + BuiltIn.options)
      known = all
      let meant = all.filter { $0.isSpelled(by: token) }
      guard let option = meant.first(where: \.takesValue) ?? meant.first else {
        lexer.skipRestOfWord()
        continue
      }
      if option.takesValue {
        _ = lexer.value(mayBeNegative: option.form == .number)
      } else if lexer.unwantedValue() != nil {
        lexer.skipRestOfWord()
      }
    }
    index = nil
  }
}
