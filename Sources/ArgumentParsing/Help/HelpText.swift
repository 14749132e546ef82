package struct HelpStyle: Sendable {
  package static let widest = 100

  package let width: Int
  package let bold: @Sendable (String) -> String

  package init(columns: Int = 80, bold: @escaping @Sendable (String) -> String = { $0 }) {
    width = min(max(columns, 20), HelpStyle.widest)
    self.bold = bold
  }
}

struct HelpText {
  let style: HelpStyle
  private(set) var text = ""

  mutating func heading(_ title: String) {
    separate()
    text += style.bold("\(title):") + "\n"
  }

  mutating func prose(_ prose: String) {
    for paragraph in Paragraph.all(in: prose) {
      separate()
      switch paragraph {
      case .prose(let prose): add(wrappedLines(prose, width: style.width))
      case .verbatim(let lines): add(lines.map { "    " + $0 })
      }
    }
  }

  /// `Usage: t lint [options]`, continued under its first word.
  mutating func usage(_ usage: String) {
    separate()
    add(wrappedLines(usage, width: style.width, indent: 7, start: style.bold("Usage:") + " "))
  }

  mutating func examples(_ examples: [CommandExample]) {
    guard !examples.isEmpty else { return }
    heading("Examples")
    for (index, example) in examples.enumerated() {
      if index > 0 { text += "\n" }
      add(wrappedLines(example.summary, width: style.width, indent: 2))
      text += "    \(example.line)\n"
    }
  }

  mutating func section(_ title: String, _ rows: [Definition]) {
    guard !rows.isEmpty else { return }
    heading(title)
    let longest = rows.map(\.term.count).filter { $0 <= 28 }.max() ?? 0
    let column = longest + 4
    let isWide = style.width - column >= 30
    for row in rows {
      let term = "  " + style.bold(row.term)
      guard isWide, row.term.count <= longest else {
        add([term] + wrappedLines(row.text, width: style.width, indent: isWide ? column : 6))
        continue
      }
      let start = term + String(repeating: " ", count: column - 2 - row.term.count)
      add(wrappedLines(row.text, width: style.width, indent: column, start: start))
    }
  }

  private mutating func separate() {
    if !text.isEmpty { text += "\n" }
  }

  private mutating func add(_ lines: [String]) {
    for line in lines { text += line + "\n" }
  }
}

extension Definition {
  init(_ command: CommandDescription) { self.init(command.name, command.summary) }

  init(_ operand: OperandDescription) { self.init(operand.name, operand.details) }

  init(_ option: OptionDescription) {
    let short = option.short.map { "-\($0), " } ?? "    "
    self.init(short + option.longUsage, option.details)
  }
}

extension OperandDescription {
  var details: String { summary + choicesSentence(choices) }
}

extension OptionDescription {
  var details: String { summary + choicesSentence(choices) }

  /// `--format NAME`, or `--quiet`.
  var longUsage: String { placeholder.map { "--\(long) \($0)" } ?? "--\(long)" }
}

let mostChoicesInLine = 12

/// " One of: a, b." for a summary; empty if the list is too long.
private func choicesSentence(_ choices: [String]) -> String {
  choices.isEmpty || choices.count > mostChoicesInLine
    ? "" : " One of: \(choices.joined(separator: ", "))."
}
