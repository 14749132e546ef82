/// Arguments that are right one by one but not together, reported by a command's `check`.
package struct CombinationError: Error, Equatable, Sendable {
  /// What is wrong.
  package let message: String
  /// What to write instead.
  package let hint: String?

  /// An error from its words.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
