/// A command or an option of another tool, and its equivalent.
package struct Habit: Sendable, Equatable {
  package let spellings: [String]
  /// The equivalent option; nil for a command. Commands without this option give no hint.
  package let option: String?
  package let hint: String

  package static func command(_ spellings: String..., hint: String) -> Habit {
    Habit(spellings: spellings, option: nil, hint: hint)
  }

  package static func option(_ spellings: String..., for option: String, hint: String) -> Habit {
    Habit(spellings: spellings, option: option, hint: hint)
  }
}
