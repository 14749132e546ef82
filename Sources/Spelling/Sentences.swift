/// The parts of a sentence in a row: `a`, `a and b` or `a, b and c`.
///
/// - Parameter conjunction: the word before the last one.
package func listed(_ parts: [String], lastAfter conjunction: String = "and") -> String {
  guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

/// A number with what is counted: `1 error`, `2 errors`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// Whether a text has nothing but white space.
package func isBlank(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
}

/// A text without the white space at both ends.
package func bare(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let start = scalars.drop(while: \.properties.isWhitespace)
  let end = start.lastIndex { !$0.properties.isWhitespace }
  return end.map { String(start[...$0]) } ?? ""
}
