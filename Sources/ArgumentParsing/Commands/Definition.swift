/// A term and its meaning: an exit status, an environment variable, a file.
package struct Definition: Sendable, Equatable {
  package let term: String
  package let text: String

  package init(_ term: String, _ text: String) {
    self.term = term
    self.text = text
  }
}
