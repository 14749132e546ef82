import JSON

/// A text for a comment: truncated, and without directives such as `swiftlint:disable`.
package func inComment(_ text: String) -> String {
  withoutDirectives(printable(clipped(text, to: longestName)), colon: ": ")
}

/// A sentence for a comment, which may have several lines.
package func sentenceInComment(_ text: String) -> String {
  withoutDirectives(printable(clipped(text, to: 5 * longestName)), colon: ": ")
}

package func withoutDirectives(_ text: String, colon: String) -> String {
  let scalars = Array(text.unicodeScalars)
  func isLetter(_ index: Int) -> Bool {
    scalars.indices.contains(index) && scalars[index].properties.isAlphabetic
  }
  var result = ""
  for (index, scalar) in scalars.enumerated() {
    if scalar == ":", isLetter(index - 1), isLetter(index + 1) {
      result += colon
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
