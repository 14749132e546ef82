/// A page of Markdown, or a piece of one, as bytes. Where a style wants nothing but ASCII, everything
/// else is written as a reference, which looks the same once the page is shown.
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
