package struct CommandExample: Sendable, Equatable {
  package let line: String
  package let summary: String

  package init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }
}

package struct CommandDescription: Sendable, Equatable {
  package let name: String
  package let summary: String
  /// Paragraphs separated by empty lines; indented ones are printed verbatim.
  package let discussion: String
  package let operands: OperandList
  /// The options of this command, excluding global ones.
  package let options: [OptionDescription]
  package let examples: [CommandExample]

  /// The usage line: `t lint [options] [PATH...]`.
  package func usage(tool: String) -> String {
    [tool, name, "[options]", operands.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
