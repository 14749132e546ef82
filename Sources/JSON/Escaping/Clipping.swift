/// The most characters of a text that is repeated wherever something is said of it.
package let mostRepeated = 200

/// The most characters of a text that names something: in messages, and in names and comments of
/// generated code.
package let longestName = 60

/// A text of which only the beginning is repeated.
///
/// The limit counts Unicode scalars: a single character may be as long as a file.
package func clipped(_ text: String, to limit: Int = mostRepeated) -> String {
  guard text.utf8.count > limit, text.unicodeScalars.dropFirst(limit).first != nil else {
    return text
  }
  var beginning = String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1))
  // No character is cut in two, unless it is all there is.
  let whole = String(beginning)
  if let last = whole.indices.last, last > whole.startIndex,
    let same = last.samePosition(in: text), text[same] != whole[last]
  {
    beginning = String.UnicodeScalarView(whole[..<last].unicodeScalars)
  }
  return String(beginning) + "…"
}
