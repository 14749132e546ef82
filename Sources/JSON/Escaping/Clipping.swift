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
  // No character is cut in two, unless the first is too long by itself.
  var end = text.startIndex
  var count = 0
  while end < text.endIndex {
    let next = text.index(after: end)
    count += text.unicodeScalars[end..<next].count
    if count >= limit { break }
    end = next
  }
  if end > text.startIndex { return text[..<end] + "…" }
  return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1))) + "…"
}
