@testable import ArgumentParsing

/// `docs/cli.md`.
extension ToolDescription {
  func markdown() -> String {
    var page = MarkdownPage()
    page.block("# \(about.name)")
    page.prose(about.summary)
    page.code([usage])
    page.prose(about.discussion)
    page.examples(about.examples)
    for group in groups {
      page.block("## \(group.title)")
      page.table(
        "Command", "Does",
        group.commands.map { ("[`\($0.name)`](#\(about.name)-\($0.name))", $0.summary) })
    }
    for command in commands {
      page.block("## \(about.name) \(command.name)")
      page.prose(command.summary)
      page.code([command.usage(tool: about.name)])
      page.prose(command.discussion)
      page.table("Argument", "Is", command.operands.map { ("`\($0.name)`", $0.details) })
      page.options(command.options)
      page.examples(command.examples)
    }
    page.block("## Options of all commands")
    page.options(globals)
    page.definitions("Exit status", "Code", about.exitStatus)
    page.definitions("Environment", "Variable", about.environment)
    page.definitions("Files", "File", about.files)
    return page.text
  }
}

private struct MarkdownPage {
  private(set) var text = ""

  mutating func block(_ block: String) {
    guard !block.isEmpty else { return }
    text += (text.isEmpty ? "" : "\n") + block + "\n"
  }

  mutating func prose(_ prose: String) {
    for paragraph in Paragraph.all(in: prose) {
      switch paragraph {
      case .prose(let prose):
        block(wrappedLines(escaped(prose), width: 100).joined(separator: "\n"))
      case .verbatim(let lines): code(lines)
      }
    }
  }

  mutating func code(_ lines: [String]) {
    block("```sh\n\(lines.joined(separator: "\n"))\n```")
  }

  mutating func examples(_ examples: [CommandExample]) {
    for example in examples {
      prose(example.summary)
      code([example.line])
    }
  }

  mutating func options(_ options: [OptionDescription]) {
    table(
      "Option", "Does",
      options.map { option in
        let short = option.short.map { "`-\($0)`, " } ?? ""
        return ("\(short)`\(option.longUsage)`", option.details)
      })
  }

  mutating func definitions(_ title: String, _ term: String, _ definitions: [Definition]) {
    guard !definitions.isEmpty else { return }
    block("## \(title)")
    table(term, "Means", definitions.map { ("`\($0.term)`", $0.text) })
  }

  /// Adds a table. The left column is already Markdown, the right one is plain text.
  mutating func table(_ left: String, _ right: String, _ rows: [(String, String)]) {
    guard !rows.isEmpty else { return }
    let lines = rows.map { "| \(withoutBars($0.0)) | \(withoutBars(escaped($0.1))) |" }
    block("| \(left) | \(right) |\n| --- | --- |\n" + lines.joined(separator: "\n"))
  }
}

/// Escapes plain text for Markdown, except for links.
private func escaped(_ text: String) -> String {
  text.split(separator: " ", omittingEmptySubsequences: false).map { word in
    word.hasPrefix("https://") ? String(word) : backslashed(word, #"\`*_<[]#"#)
  }.joined(separator: " ")
}

/// A bar ends a cell, even inside code.
private func withoutBars(_ cell: String) -> String {
  cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}

/// Puts a backslash before each of some characters.
private func backslashed(_ text: some StringProtocol, _ special: String) -> String {
  text.reduce(into: "") { escaped, character in
    if special.contains(character) { escaped.append("\\") }
    escaped.append(character)
  }
}
