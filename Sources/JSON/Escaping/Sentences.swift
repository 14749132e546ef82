/// A list in a sentence: `a`, `a and b` or `a, b and c`.
package func listed(_ parts: [String], lastAfter conjunction: String = "and") -> String {
  guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

/// A number with its noun: `1 error`, `2 errors`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// The first names of a list in a sentence, with the number of the others: `a, b and 7 more`.
///
/// - Parameters:
///   - count: the number of names if the list has only the first ones.
///   - namesLast: true if a single name beyond the limit takes the place of `1 more`.
package func shortList(
  _ names: [String], of count: Int? = nil, atMost most: Int = 5, namesLast: Bool = false
) -> String {
  let others = (count ?? names.count) - most
  return listed(others > (namesLast ? 1 : 0) ? names.prefix(most) + ["\(others) more"] : names)
}

/// The first names of a list after a colon or a verb, with the number of the others: `a, b`, `a, b and 7 more`.
package func shortListOfChoices(_ names: [String], atMost most: Int) -> String {
  names.count > most ? shortList(names, atMost: most) : names.joined(separator: ", ")
}

/// The names of things, with an entry `and 7 more` for those beyond a limit. One more name takes no more space
/// than that entry.
package func shortNames<Thing>(
  of things: [Thing], atMost most: Int, name: (Thing) -> String
) -> [String] {
  guard things.count > most + 1 else { return things.map(name) }
  return things.prefix(most).map(name) + ["and \(things.count - most) more"]
}

/// A text with a capital at the beginning.
package func capitalized(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

/// A text that begins with a capital, unless it begins with a name such as `iPhone`. A word in
/// parentheses before it does not count: `(observed) A bar`.
package func sentence(_ text: String) -> String {
  if text.hasPrefix("("), let end = text.firstIndex(of: ")") {
    let rest = text[text.index(after: end)...]
    let words = rest.drop { $0 == " " }
    return text[...end] + rest.prefix(rest.count - words.count) + sentence(String(words))
  }
  return text.dropFirst().first?.isUppercase == true ? text : capitalized(text)
}

package func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

package func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

package func isBlank(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
}

/// A text without white space at both ends.
package func bare(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
    let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
  else { return "" }
  return String(scalars[start...end])
}

package func numberWord(_ number: Int) -> String {
  let words = [
    "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
  ]
  return words.indices.contains(number) ? words[number] : String(number)
}

/// A place in a list: `sixth`, `22nd`, `113th`.
package func ordinal(_ number: Int) -> String {
  let words = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth",
  ]
  if words.indices.contains(number - 1) { return words[number - 1] }
  let ending =
    switch (number % 10, number % 100) {
    case (_, 11...13): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  return "\(number)\(ending)"
}
