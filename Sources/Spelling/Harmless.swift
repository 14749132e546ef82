/// Whether a character can be printed as it is: it moves no cursor, hides nothing and turns no
/// text around.
///
/// Not harmless are control characters (C0, DEL, C1), line and paragraph separators, the
/// bidirectional marks, embeddings, overrides and isolates, and the byte order mark. All of them
/// have at most four hexadecimal digits.
package func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20...0x7E: true
  case 0...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
  default: true
  }
}

/// A text as it can be shown in a terminal or a log: what is not harmless stands there as an
/// escape, such as `\n` or `\u{202E}`.
package func harmless(_ text: String) -> String {
  if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": shown += #"\n"#
    case "\r": shown += #"\r"#
    case "\t": shown += #"\t"#
    case _ where isHarmless(scalar): shown.unicodeScalars.append(scalar)
    default: shown += #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
  return shown
}

/// Bytes that need not be UTF-8, such as the name of a file, as they can be shown: what is not
/// harmless stands there as an escape, a byte of no character as `\xFF`.
package func harmless(_ bytes: some Sequence<UInt8>) -> String {
  let bytes = Array(bytes)
  if let text = String(validating: bytes, as: UTF8.self) { return harmless(text) }
  var shown = ""
  var rest = bytes[...]
  while let first = rest.first {
    let character = rest.prefix(firstCharacterLength(of: rest))
    if let text = String(validating: character, as: UTF8.self) {
      shown += harmless(text)
    } else {
      shown += #"\x"# + (first < 16 ? "0" : "") + String(first, radix: 16, uppercase: true)
    }
    rest = rest.dropFirst(character.count)
  }
  return shown
}

/// How many bytes the first character of some bytes has; 1 for a byte that belongs to none.
package func firstCharacterLength(of bytes: ArraySlice<UInt8>) -> Int {
  // Four bytes are the most that a character has.
  (1...4).first { String(validating: bytes.prefix($0), as: UTF8.self) != nil } ?? 1
}
