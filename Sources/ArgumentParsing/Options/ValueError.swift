/// Why a value is not one that an option or operand takes.
///
/// It knows nothing of the option and the value: the parser adds both.
package enum ValueError: Error, Equatable, Sendable {
  /// The part of a value that is wrong.
  package struct Part: Equatable, Sendable {
    /// The part, safe to print.
    package let text: String
    /// What it should name, as in "severity"; `nil` for what the whole value names.
    package let noun: String?

    /// A part from its text and its noun.
    package init(_ text: String, noun: String? = nil) {
      self.text = text
      self.noun = noun
    }
  }

  /// Nothing was given. `expected` says what would be taken, as in "a whole number".
  case empty(expected: String)
  /// The bytes are not UTF-8 where text is needed.
  case notText
  /// It is not in the list; nor is its part, if only that is wrong.
  case unknown(choices: [String], part: Part? = nil)
  /// It is understood, but there is a reason against it.
  case refused(reason: String)
  /// It is a number, but outside of the bounds; `Int.min` and `Int.max` stand for no bound.
  case outOfBounds(minimum: Int, maximum: Int)
  /// It is written in a form that cannot be read. `expected` says what would be taken.
  case malformed(expected: String)
}
