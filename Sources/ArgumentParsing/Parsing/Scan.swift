/// Scans a line once, applies options and keeps the first problem.
///
/// It continues after a problem, because a later `--help` takes precedence.
struct Scan {
  private(set) var wantsHelp = false
  private(set) var wantsVersion = false
  private(set) var problem: UsageError.Problem?

  private let options: [OptionDescription]
  private let known: [OptionDescription]
  private var spellings: [String: String] = [:]
  /// The values of options that aren't repeatable, by long name.
  private var values: [String: Word] = [:]

  /// - Parameters:
  ///   - option: Receives the index of an option and its value, empty for a flag.
  ///   - operand: Receives each word that is neither an option nor a value.
  init(
    _ words: [Word],
    options: [OptionDescription],
    option: (_ index: Int, _ value: Word) throws(ValueError) -> Void,
    operand: (_ word: Word) throws(UsageError.Problem) -> Void
  ) {
    self.options = options
    known = options + BuiltIn.options
    var lexer = Lexer(words)
    while let token = lexer.next() {
      do throws(UsageError.Problem) {
        if case .operand(let word) = token {
          try operand(word)
        } else {
          try take(token, from: &lexer, apply: option)
        }
      } catch {
        lexer.skipRestOfWord()
        problem = problem ?? error
      }
    }
    problem = problem ?? conflict()
  }

  private mutating func take(
    _ token: Lexer.Token, from lexer: inout Lexer,
    apply: (_ index: Int, _ value: Word) throws(ValueError) -> Void
  ) throws(UsageError.Problem) {
    guard let index = known.firstIndex(where: { $0.isSpelled(by: token) }) else {
      throw unknownOption(token, in: lexer.currentWord)
    }
    let option = known[index]
    let spelling = token.spelling
    spellings[option.long] = spelling
    let value = try value(of: option, spelling: spelling, from: &lexer)
    guard index < options.count else {
      if option == BuiltIn.help { wantsHelp = true } else { wantsVersion = true }
      return
    }
    do throws(ValueError) {
      try apply(index, value)
      // For options that don't validate their value.
      if option.takesValue && value.isEmpty { throw .empty(expected: option.placeholder ?? "") }
    } catch {
      throw singleDash(lexer.currentWord, token: token)
        ?? .badValue(option: option, spelling: spelling, value: value, error)
    }
    guard option.takesValue, !option.isRepeatable else { return }
    if let first = values[option.long], first != value {
      throw .repeated(spelling: spelling, first: first, second: value)
    }
    values[option.long] = value
  }

  private func value(
    of option: OptionDescription, spelling: String, from lexer: inout Lexer
  ) throws(UsageError.Problem) -> Word {
    guard option.takesValue else {
      guard let value = lexer.unwantedValue() else { return Word("") }
      throw .unwantedValue(option: option, spelling: spelling, value: value)
    }
    guard let value = lexer.value(mayBeNegative: option.form == .number) else {
      throw .missingValue(option: option, spelling: spelling, next: lexer.nextWord)
    }
    return value
  }

  private func unknownOption(_ token: Lexer.Token, in word: Word?) -> UsageError.Problem {
    // Only the first problem is reported, and suggestions take time.
    if let problem { return problem }
    if let word, looksLikeNegativeNumber(word) { return .numberAsOption(word) }
    if let problem = singleDash(word, token: token) { return problem }
    return .unknownOption(
      spelling: token.spelling, suggestions: suggestions(forOption: token, among: known))
  }

  /// Returns the problem with `-format`, which was read as a cluster of short options.
  private func singleDash(_ word: Word?, token: Lexer.Token) -> UsageError.Problem? {
    guard case .short = token, let word, word.bytes.first == .dash else { return nil }
    let afterDash = Word(bytes: word.bytes.dropFirst())
    let name = afterDash.split(at: .equalsSign)?.before ?? afterDash
    guard let option = known.first(where: { name.spells($0.long) }), name.bytes.count > 1 else {
      return nil
    }
    return .unknownOption(spelling: "-\(option.long)", suggestions: ["--\(option.long)"])
  }

  private func conflict() -> UsageError.Problem? {
    for option in options {
      guard let spelling = spellings[option.long] else { continue }
      for other in option.conflicts {
        if let otherSpelling = spellings[other] { return .conflict(spelling, otherSpelling) }
      }
    }
    return nil
  }
}
