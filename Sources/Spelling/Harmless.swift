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
    // The shortest prefix that is a character; four bytes are the most that one has.
    let length = (1...4).first { length in
      String(validating: rest.prefix(length), as: UTF8.self) != nil
    }
    if let length {
      shown += harmless(String(decoding: rest.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(length)
    } else {
      shown += #"\x"# + (first < 16 ? "0" : "") + String(first, radix: 16, uppercase: true)
      rest = rest.dropFirst()
    }
  }
  return shown
}
