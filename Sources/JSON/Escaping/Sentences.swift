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

/// The names of things as a part of a sentence; of many the first ones and how many more there are:
/// `a, b and 7 more`.
package func shortList<Thing>(
  _ things: [Thing], atMost most: Int = 5, name: (Thing) -> String
) -> String {
  let (names, more) = firstNames(of: things, atMost: most, name)
  return listed(more > 0 ? names + ["\(more) more"] : names)
}

/// Names as a part of a sentence; of many the first ones and how many more there are.
package func shortList(_ names: [String], atMost most: Int = 5) -> String {
  shortList(names, atMost: most, name: \.self)
}

/// The names of things, to be separated by commas or in another way; of many the first ones, and
/// `and 7 more` at the end.
package func shortNames<Thing>(
  of things: [Thing], atMost most: Int, name: (Thing) -> String
) -> [String] {
  let (names, more) = firstNames(of: things, atMost: most, name)
  return more > 0 ? names + ["and \(more) more"] : names
}

private func firstNames<Thing>(
  of things: [Thing], atMost most: Int, _ name: (Thing) -> String
) -> (names: [String], more: Int) {
  // One more name takes no more room than the words that would replace it.
  guard things.count > most + 1 else { return (things.map(name), 0) }
  return (things.prefix(most).map(name), things.count - most)
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
