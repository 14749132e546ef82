/// One option of a command: how it is spelled, what it means and what it changes.
///
/// Parsing, help, completion scripts and the manual read this value and nothing else.
///
///     static let depth = CommandOption<LintArguments>(
///       long: "depth", short: "d", shape: .value(placeholder: "INT", form: .number),
///       summary: "Look at this many levels."
///     ) { arguments, value throws(ValueError) in
///       arguments.depth = try value.integer(atLeast: 0)
///     }
///
/// A negated form, such as `--no-color`, is an option of its own: on the command line the later of
/// two wins because it is applied later.
package struct CommandOption<Arguments>: Sendable {
  /// What everyone but the parser reads.
  package let description: OptionDescription

  /// Records the option. The parser adds the option's name to whatever is thrown; a flag is given
  /// an empty word.
  package let apply:
    @Sendable (_ arguments: inout Arguments, _ value: Word) throws(ValueError) -> Void

  /// An option from its spelling, its summary and its effect.
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
    description = OptionDescription(
      long: long, short: short, shape: shape, summary: summary, conflicts: conflicts,
      isRepeatable: isRepeatable, listing: listing)
    self.apply = apply
  }

  private init(
    description: OptionDescription,
    apply: @escaping @Sendable (inout Arguments, Word) throws(ValueError) -> Void
  ) {
    self.description = description
    self.apply = apply
  }

  /// The same option for arguments that hold this option's arguments as a part, so that several
  /// commands can share it.
  ///
  /// - Parameters:
  ///   - part: the part. Making a key path to it takes a third of the time in which a small file is
  ///     checked.
  ///   - change: gives the whole another part.
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
