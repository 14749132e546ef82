/// Markdown as bytes, with character references if the style is ASCII.
package func markdownBytes(_ page: String, _ style: TextStyle) -> [UInt8] {
  guard !style.isUnicode else { return Array(page.utf8) }
  var bytes: [UInt8] = []
  for scalar in page.unicodeScalars {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: "&#\(scalar.value);".utf8)
    }
  }
  return bytes
}
