/// A text that is compared by its bytes: canonically equivalent strings are distinct identifiers
/// and keys.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    // Texts of the same bytes are equal strings, too.
    hasher.combine(text)
  }
}

extension Located<String> {
  package var exact: ExactText { ExactText(value) }
}
