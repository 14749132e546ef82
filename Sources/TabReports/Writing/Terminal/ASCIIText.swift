extension TextStyle {
  /// Escapes non-ASCII characters in JSON if the style is ASCII.
  package func shownJSON(_ line: some StringProtocol) -> String {
    if isUnicode || line.utf8.allSatisfy({ $0 < 0x80 }) { return String(line) }
    var text = ""
    for unit in line.utf16 {
      if unit < 0x80 {
        text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: unit)))
      } else {
        let digits = String(unit, radix: 16)
        text += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return text
  }
}
