/// The maximum length of a quotation from a file in the output.
package let longestQuotation = 200

package let longestName = 60

/// Returns a prefix of a text. The limit counts Unicode scalars, because one character can be as
/// long as a file.
package func clipped(_ text: String, to limit: Int = longestQuotation) -> String {
  guard text.utf8.count > limit, text.unicodeScalars.dropFirst(limit).first != nil else {
    return text
  }
  // Only a first character that is too long is split.
  var count = 0
  let start = text.prefix { character in
    count += character.unicodeScalars.count
    return count < limit
  }
  if !start.isEmpty { return start + "…" }
  return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1))) + "…"
}
