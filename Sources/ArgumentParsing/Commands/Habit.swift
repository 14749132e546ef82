/// A command or an option that other tools have, and what to write instead of it here.
package struct Habit: Sendable, Equatable {
  /// The ways it is written: `--disable`, `check`.
  package let spellings: [String]
  /// The option that does the same here; `nil` for a command. Commands without it give no hint.
  package let option: String?
  /// What to write instead.
  package let hint: String

  /// A command of other tools.
  package static func command(_ spellings: String..., hint: String) -> Habit {
    Habit(spellings: spellings, option: nil, hint: hint)
  }

  /// An option of other tools, for commands that have the long option `option`.
  package static func option(_ spellings: String..., for option: String, hint: String) -> Habit {
    Habit(spellings: spellings, option: option, hint: hint)
  }
}
