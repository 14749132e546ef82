/// A text that equals another one only if both have the same bytes. For `String`, texts that Unicode
/// calls equivalent are equal; for identifiers and keys of JSON they are not.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
