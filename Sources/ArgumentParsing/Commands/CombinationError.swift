/// Arguments that are valid one by one but not together, thrown by a command's `check`.
package struct CombinationError: Error, Equatable, Sendable {
  package let message: String
  package let hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
