/// An option of a command: its description and its effect.
///
/// A negated form, such as `--no-color`, is a separate option; the last one wins.
package struct CommandOption<Arguments>: Sendable {
  package let description: OptionDescription

  /// Stores the value. The parser adds the option's name to errors; flags get an empty word.
  package let apply:
    @Sendable (_ arguments: inout Arguments, _ value: Word) throws(ValueError) -> Void
}

extension CommandOption {
  package init(
    long: String,
    short: Character? = nil,
    shape: OptionDescription.Shape,
    summary: String,
    conflicts: [String] = [],
    isRepeatable: Bool = false,
    listing: String? = nil,
    apply: @escaping @Sendable (inout Arguments, Word) throws(ValueError) -> Void
  ) {
    self.init(
      description: OptionDescription(
        long: long, short: short, shape: shape, summary: summary, conflicts: conflicts,
        isRepeatable: isRepeatable, listing: listing),
      apply: apply)
  }

  package static func flag(
    _ long: String, _ summary: String, conflicts: [String] = [],
    set: @escaping @Sendable (inout Arguments) -> Void
  ) -> CommandOption {
    CommandOption(long: long, shape: .flag, summary: summary, conflicts: conflicts) {
      arguments, _ in set(&arguments)
    }
  }

  /// - Parameter expected: describes the text in an error, such as "a name".
  package static func text(
    _ long: String, _ placeholder: String, _ expected: String, _ summary: String,
    form: OptionDescription.ValueForm = .text, isRepeatable: Bool = false,
    set: @escaping @Sendable (inout Arguments, String) -> Void
  ) -> CommandOption {
    CommandOption(
      long: long, shape: .value(placeholder: placeholder, form: form), summary: summary,
      isRepeatable: isRepeatable
    ) { arguments, value throws(ValueError) in
      set(&arguments, try value.nonEmptyText(expected))
    }
  }

  package static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ long: String, _ placeholder: String, _ summary: String, conflicts: [String] = [],
    isRepeatable: Bool = false, name: @escaping @Sendable (Value) -> String = { $0.rawValue },
    set: @escaping @Sendable (inout Arguments, Value) -> Void
  ) -> CommandOption {
    CommandOption(
      long: long, shape: .value(placeholder: placeholder, choices: Value.allCases.map(name)),
      summary: summary, conflicts: conflicts, isRepeatable: isRepeatable
    ) { arguments, value throws(ValueError) in
      set(&arguments, try value.choice(from: Array(Value.allCases), name: name))
    }
  }

  /// Returns the option for arguments that contain this option's arguments.
  package func within<Whole>(
    _ part: any WritableKeyPath<Whole, Arguments> & Sendable
  ) -> CommandOption<Whole> {
    CommandOption<Whole>(description: description) { [apply] whole, value throws(ValueError) in
      try apply(&whole[keyPath: part], value)
    }
  }
}
