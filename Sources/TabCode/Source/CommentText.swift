import JSON

/// A text for a comment: truncated, and without directives such as `swiftlint:disable`.
package func inComment(_ text: String, upTo limit: Int = longestName) -> String {
  withoutDirectives(printable(clipped(text, to: limit)), colon: ": ")
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
