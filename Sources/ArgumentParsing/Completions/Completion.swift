/// The completions of the last word of a command line.
package struct Completion: Equatable, Sendable {
  package enum Values: Equatable, Sendable {
    /// Words, with summaries of commands and options.
    case words([Definition])
    /// Folders, and files with a suffix.
    case path(suffix: String)
    /// Names of this kind in the spec on the command line.
    case fromFile(String)
  }

  /// The part of the word before the completed value, such as `--format=`.
  package var start = ""
  package var values = Values.words([])
}

extension ToolDescription {
  package func completion(of words: [Word]) -> Completion {
    let current = words.last ?? Word("")
    var lexer = Lexer(Array(words.dropLast()))
    var command: CommandDescription?
    var operands = 0
    while let token = lexer.next() {
      if case .operand(let word) = token {
        if operands == 0 { command = commands.first { word.spells($0.name) } }
        operands += 1
      } else if let option = meant(by: token, of: command), option.takesValue,
        lexer.value(mayBeNegative: option.form == .number) == nil, lexer.nextWord == nil
      {
        return Completion(of: option, current)
      }
    }
    if current.bytes.first == .dash, !lexer.sawDoubleDash {
      if let (name, value) = current.split(at: .equalsSign) {
        var next = Lexer([name])
        let option = next.next().flatMap { meant(by: $0, of: command) }
        return option.map { Completion(of: $0, value, after: "\(name.shown)=") } ?? Completion()
      }
      let options = (command?.options ?? []) + globals
      let spellings = options.flatMap { option in
        [option.short.map { "-\($0)" }, "--\(option.long)"].compactMap(\.self)
          .map { Definition($0, option.summary) }
      }
      return Completion(values: .words(spellings))
    }
    if operands == 0 { return Completion(values: .words(commands.map(Definition.init))) }
    let all = command?.operands ?? []
    let index = min(operands, all.count) - 1
    guard index >= 0, index == operands - 1 || all[index].isRepeated else { return Completion() }
    switch all[index].kind {
    case .path(let suffix): return Completion(values: .path(suffix: suffix ?? ""))
    case .choice(let choices, _): return Completion(words: choices)
    case .words: return Completion()
    }
  }

  private func meant(by token: Lexer.Token, of command: CommandDescription?) -> OptionDescription? {
    (globals + (command.map { [$0] } ?? commands).flatMap(\.options)).first(spelledBy: token)
  }
}

extension Completion {
  fileprivate init(words: [String], after start: String = "") {
    self.init(start: start, values: .words(words.map { Definition($0, "") }))
  }

  fileprivate init(of option: OptionDescription, _ value: Word, after start: String = "") {
    let parts = value.split(at: .equalsSign)
    let second = parts.map { "\(start)\($0.before.shown)=" } ?? start
    switch option.form {
    case .path: self.init(start: start, values: .path(suffix: ""))
    case .nameAndFile where parts != nil: self.init(start: second, values: .path(suffix: ""))
    case .pair(let values) where parts != nil: self.init(words: values, after: second)
    case .pair: self.init(words: option.choices.map { "\($0)=" }, after: start)
    case .fromFile(let kind): self.init(start: start, values: .fromFile(kind))
    default: self.init(words: option.choices + option.suggested, after: start)
    }
  }

  /// Returns the lines that the scripts read: the start, the pattern of files or nothing, and words
  /// with their summaries after a tab.
  ///
  /// - Parameter names: those of this kind in the file.
  package func lines(_ names: [String]) -> String {
    let words: [Definition]
    var pattern = ""
    switch values {
    case .words(let known): words = known
    case .fromFile: words = names.map { Definition($0, "") }
    case .path(let suffix): (words, pattern) = ([], "*\(suffix)")
    }
    let lines = words.map { $0.text.isEmpty ? $0.term : "\($0.term)\t\($0.text)" }
    return ([start, pattern] + lines).map { "\($0)\n" }.joined()
  }
}
