extension ToolDescription {
  /// Returns the manual page in mdoc(7). The date has the form "January 2, 2026".
  package func manual(date: String) -> String {
    var page = ManualPage()
    page.macro("Dd", raw: date)
    page.macro("Dt", about.name.uppercased(), "1")
    // Otherwise the footer names the operating system, and pages would differ between systems.
    page.macro("Os", about.name, about.version)
    page.macro("Sh", "NAME")
    page.macro("Nm", about.name)
    page.macro("Nd", raw: page.title(about.summary))
    page.macro("Sh", "SYNOPSIS")
    page.macro("Nm", raw: "Ar command Oo Ar options Oc Oo Ar arguments Oc")
    page.macro("Sh", "DESCRIPTION")
    page.prose(about.summary + "\n\n" + about.discussion)
    page.macro("Sh", "COMMANDS")
    for command in commands { page.command(command) }
    page.macro("Sh", "OPTIONS")
    page.prose("These are options of all commands.")
    page.options(globals)
    page.definitions("ENVIRONMENT", "Ev", about.environment)
    page.definitions("FILES", "Pa", about.files)
    page.definitions("EXIT STATUS", "", about.exitStatus)
    if !about.examples.isEmpty {
      page.macro("Sh", "EXAMPLES")
      page.examples(about.examples)
    }
    return page.text
  }
}

struct ManualPage {
  private(set) var text = ""

  mutating func command(_ command: CommandDescription) {
    macro("Ss", command.name)
    let operands = command.operands.map(usage).joined(separator: " ")
    macro("Nm", raw: "Cm \(argument(command.name)) Oo Ar options Oc \(operands)")
    macro("Pp")
    prose(command.summary + "\n\n" + command.discussion)
    list(command.operands.map { ("Ar \(argument($0.name))", $0.details) })
    options(command.options)
    if !command.examples.isEmpty { macro("Pp") }
    examples(command.examples)
  }

  mutating func options(_ options: [OptionDescription]) {
    list(
      options.map { option in
        let short = option.short.map { "Fl \($0) , " } ?? ""
        let value = option.placeholder.map { " Ar \(argument($0))" } ?? ""
        return ("\(short)Fl \(argument("-" + option.long))\(value)", option.details)
      })
  }

  mutating func definitions(
    _ title: String, _ kind: String, _ definitions: [Definition]
  ) {
    guard !definitions.isEmpty else { return }
    macro("Sh", raw: title)
    list(definitions.map { ("\(kind) \(argument($0.term))", $0.text) })
  }

  mutating func examples(_ examples: [CommandExample]) {
    for (index, example) in examples.enumerated() {
      if index > 0 { macro("Pp") }
      prose(example.summary)
      macro("Dl", raw: line(example.line))
    }
  }

  private func usage(of operand: OperandDescription) -> String {
    let name = "Ar \(argument(operand.name))" + (operand.isRepeated ? " ..." : "")
    // `Op` would extend to the end of the line.
    return operand.isRequired ? name : "Oo \(name) Oc"
  }

  mutating func macro(_ name: String, _ arguments: String...) {
    macro(name, raw: arguments.map(argument).joined(separator: " "))
  }

  /// A macro whose arguments are already mdoc.
  mutating func macro(_ name: String, raw arguments: String) {
    let words = arguments.split(separator: " ").joined(separator: " ")
    text += words.isEmpty ? ".\(name)\n" : ".\(name) \(words)\n"
  }

  mutating func prose(_ prose: String) {
    for (index, paragraph) in Paragraph.all(in: prose).enumerated() {
      switch paragraph {
      case .prose(let prose):
        if index > 0 { macro("Pp") }
        for sentence in sentences(of: prose) {
          for line in wrappedLines(escaped(sentence), width: 78) { text += guarded(line) + "\n" }
        }
      case .verbatim(let lines):
        text += ".Bd -literal -offset indent\n"
        for line in lines { text += guarded(escaped(line)) + "\n" }
        text += ".Ed\n"
      }
    }
  }

  /// Adds a list of terms, which are already mdoc, with plain text.
  mutating func list(_ items: [(term: String, text: String)]) {
    guard !items.isEmpty else { return }
    text += ".Bl -tag -width Ds\n"
    for item in items {
      macro("It", raw: item.term)
      prose(item.text)
    }
    text += ".El\n"
  }

  /// Adds a one-line description, without a capital or a period.
  func title(_ summary: String) -> String {
    let start = summary.prefix(1).lowercased() + summary.dropFirst()
    return line(start.hasSuffix(".") ? String(start.dropLast()) : start)
  }

  func line(_ text: String) -> String {
    text.split(separator: " ").map { argument(String($0)) }.joined(separator: " ")
  }

  /// Returns text as one argument of a macro.
  ///
  /// `\&` precedes words that mdoc could interpret as a macro ("No") or punctuation.
  func argument(_ text: String) -> String {
    let escaped = escaped(text)
    if escaped.contains(" ") { return "\"\(escaped)\"" }
    let letters = Array(text)
    let isMacro =
      (2...3).contains(letters.count) && letters[0].isUppercase && letters[1].isLowercase
    let isPunctuation = letters.count == 1 && !letters[0].isLetter && !letters[0].isNumber
    return isMacro || isPunctuation ? "\\&\(escaped)" : escaped
  }
}

/// A line that starts with a period would be a macro.
private func guarded(_ line: String) -> String {
  line.hasPrefix(".") ? "\\&\(line)" : line
}

private func escaped(_ text: String) -> String {
  text.reduce(into: "") { escaped, character in
    switch character {
    case "\\": escaped += "\\e"
    case "-": escaped += "\\-"
    case "'": escaped += "\\(aq"
    case "`": escaped += "\\(ga"
    case "\"": escaped += "\\(dq"
    case "^": escaped += "\\(ha"
    case "~": escaped += "\\(ti"
    default: escaped.append(character)
    }
  }
}

private func sentences(of text: String) -> [String] {
  var sentences: [String] = []
  var isAtEnd = true
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    if isAtEnd {
      sentences.append(String(word))
    } else {
      sentences[sentences.count - 1] += " " + word
    }
    isAtEnd = word.hasSuffix(".") || word.hasSuffix("?")
  }
  return sentences
}
