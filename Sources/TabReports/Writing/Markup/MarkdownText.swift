import JSON

/// A text from outside as Markdown that shows it and does nothing else: no emphasis, code, link,
/// mention, table cell or tag.
///
/// Everything that Markdown reads is written as a reference, which is plain text in every place
/// where Markdown can stand: in paragraphs, tables and HTML. It must not begin a line.
package func markdownEscaped(_ text: String) -> String {
  let scalars = Array(harmless(text).unicodeScalars)
  var escaped = ""
  for (index, scalar) in scalars.enumerated() {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "$", "#", "@":
      escaped += "&#\(scalar.value);"
    // GitHub makes links and pictures of 'https://…', 'www.…' and ':tada:'.
    case ":" where next != nil && next != " ": escaped += "&#58;"
    case "." where isLinkStart(scalars[..<index]): escaped += "&#46;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// Whether a text ends in a word `www`, which with a point begins a link on GitHub.
private func isLinkStart(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
  guard scalars.suffix(3).count == 3, scalars.suffix(3).allSatisfy({ $0 == "w" || $0 == "W" })
  else { return false }
  return scalars.dropLast(3).last.map { !$0.properties.isAlphabetic && !("0"..."9" ~= $0) } ?? true
}

/// A text from outside in the type of code.
package func markdownCode(_ text: String) -> String { "<code>\(markdownEscaped(text))</code>" }

/// A link to a page; only the text where the address could be taken for something else.
package func markdownLink(_ text: String, _ url: String?) -> String {
  let forbidden = "<>()[]|\\`\" ".unicodeScalars
  guard let url, url.hasPrefix("https://"),
    url.unicodeScalars.allSatisfy({ isHarmless($0) && !forbidden.contains($0) })
  else { return markdownEscaped(text) }
  return "[\(markdownEscaped(text))](\(url))"
}
