/// A term and what it means: an exit status, an environment variable, a file.
package struct Definition: Sendable, Equatable {
  /// What is explained.
  package let term: String
  /// The explanation, in a sentence with a period.
  package let text: String

  /// A definition from its term and its text.
  package init(_ term: String, _ text: String) {
    self.term = term
    self.text = text
  }
}
