import JSON

/// Escapes a text for Markdown, anywhere but at the start of a line: in paragraphs, tables and
/// HTML.
package func markdownEscaped(_ text: String) -> String {
  let scalars = Array(printable(text).unicodeScalars)
  var escaped = ""
  for (index, scalar) in scalars.enumerated() {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "$", "#", "@":
      escaped += "&#\(scalar.value);"
    // GitHub links 'https://…' and 'www.…', and draws ':tada:'.
    case ":" where next != nil && next != " ": escaped += "&#58;"
    case "." where isLinkStart(scalars[..<index]): escaped += "&#46;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// True after a word `www`, which begins a link on GitHub.
private func isLinkStart(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
  guard scalars.suffix(3).count == 3, scalars.suffix(3).allSatisfy({ $0 == "w" || $0 == "W" })
  else { return false }
  return scalars.dropLast(3).last.map { !$0.properties.isAlphabetic && !("0"..."9" ~= $0) } ?? true
}

package func markdownLink(_ text: String, _ url: String?) -> String {
  let forbidden = "<>()[]|\\`\" ".unicodeScalars
  guard let url, url.hasPrefix("https://"),
    url.unicodeScalars.allSatisfy({ isPrintable($0) && !forbidden.contains($0) })
  else { return markdownEscaped(text) }
  return "[\(markdownEscaped(text))](\(url))"
}

/// Markdown as bytes, with character references if the style is ASCII.
package func markdownBytes(_ page: String, _ style: TextStyle) -> [UInt8] {
  let shown = style.isUnicode ? page : replacing(in: page) { $0.isASCII ? nil : "&#\($0.value);" }
  return Array(shown.utf8)
}
