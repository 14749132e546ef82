/// A line to try and what it does.
package struct CommandExample: Sendable, Equatable {
  /// The whole line, with the tool's name.
  package let line: String
  /// What it does, in a sentence with a period.
  package let summary: String

  /// An example from its line and its summary.
  package init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }
}

/// What help, completions and documents know of a command: everything but its effect.
package struct CommandDescription: Sendable, Equatable {
  /// The word that calls it.
  package let name: String
  /// What it does, in a sentence with a period.
  package let summary: String
  /// More about it: paragraphs with empty lines between them; those indented stay as they are.
  package let discussion: String
  /// What it takes beside options.
  package let operands: OperandList
  /// Its own options, without the global ones.
  package let options: [OptionDescription]
  /// Lines to try.
  package let examples: [CommandExample]

  /// The usage line: `t lint [options] [PATH...]`.
  package func usage(tool: String) -> String {
    [tool, name, "[options]", operands.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
