package struct CommandExample: Sendable, Equatable {
  package let line: String
  package let summary: String

  package init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }
}

/// A term and its meaning: an exit status, an environment variable, a file.
package struct Definition: Sendable, Equatable {
  package let term: String
  package let text: String

  package init(_ term: String, _ text: String) {
    self.term = term
    self.text = text
  }
}

package struct CommandDescription: Sendable, Equatable {
  package let name: String
  package let summary: String
  /// Paragraphs separated by empty lines; indented ones are printed verbatim.
  package let discussion: String
  package let operands: [OperandDescription]
  /// The options of this command, excluding global ones.
  package let options: [OptionDescription]
  package let examples: [CommandExample]

  /// The usage line: `t lint [options] [PATH...]`.
  package func usage(tool: String) -> String {
    let words = operands.map { operand in
      let name = operand.isRepeated ? "\(operand.name)..." : operand.name
      return operand.isRequired ? name : "[\(name)]"
    }
    return ([tool, name, "[options]"] + words).joined(separator: " ")
  }
}
