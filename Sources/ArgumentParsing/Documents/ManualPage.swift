struct ManualPage {
  private(set) var text = ""

  mutating func macro(_ name: String, _ arguments: String...) {
    macro(name, raw: arguments.map(argument).joined(separator: " "))
  }

  /// A macro whose arguments are already mdoc.
  mutating func macro(_ name: String, raw arguments: String) {
    let words = arguments.split(separator: " ").joined(separator: " ")
    text += words.isEmpty ? ".\(name)\n" : ".\(name) \(words)\n"
  }

  mutating func prose(_ prose: String) {
    var isFirst = true
    for paragraph in Paragraph.all(in: prose) {
      switch paragraph {
      case .prose(let prose):
        if !isFirst { macro("Pp") }
        for sentence in sentences(of: prose) {
          for line in wrappedLines(escaped(sentence), width: 78) { text += guarded(line) + "\n" }
        }
      case .verbatim(let lines):
        text += ".Bd -literal -offset indent\n"
        for line in lines { text += guarded(escaped(line)) + "\n" }
        text += ".Ed\n"
      }
      isFirst = false
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
  var sentence: [Substring] = []
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    sentence.append(word)
    if word.hasSuffix(".") || word.hasSuffix("?") {
      sentences.append(sentence.joined(separator: " "))
      sentence = []
    }
  }
  if !sentence.isEmpty { sentences.append(sentence.joined(separator: " ")) }
  return sentences
}
