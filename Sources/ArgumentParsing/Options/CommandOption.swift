/// An option of a command: its description and what it changes.
/// A negated form, such as `--no-color`, is an option of its own; the later of two wins.
package struct CommandOption<Arguments>: Sendable {
  package let description: OptionDescription

  /// Records the value. The parser adds the option's name to errors; a flag gets an empty word.
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

  /// An option whose value is a case of an enumeration.
  package static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ long: String, _ placeholder: String, _ summary: String,
    set: @escaping @Sendable (inout Arguments, Value) -> Void
  ) -> CommandOption {
    CommandOption(
      long: long, shape: .value(placeholder: placeholder, choices: Value.allCases.map(\.rawValue)),
      summary: summary
    ) { arguments, value throws(ValueError) in
      set(&arguments, try value.choice(from: Array(Value.allCases), name: \.rawValue))
    }
  }

  /// The same option for arguments that contain this option's arguments.
  /// Closures, because making a key path takes a third of the time of checking a small file.
  package func within<Whole>(
    _ part: @escaping @Sendable (Whole) -> Arguments,
    _ change: @escaping @Sendable (inout Whole, Arguments) -> Void
  ) -> CommandOption<Whole> {
    CommandOption<Whole>(description: description) { [apply] whole, value throws(ValueError) in
      var arguments = part(whole)
      try apply(&arguments, value)
      change(&whole, arguments)
    }
  }
}
