/// Returns whether a character can be printed unescaped: it doesn't move the cursor, is visible,
/// and doesn't change the writing direction.
///
/// Escaped are control characters (C0, DEL, C1), line and paragraph separators, the characters that
/// Unicode defines as invisible (bidirectional marks, embeddings, overrides and isolates,
/// zero-width spaces, the byte order mark, fillers, tags), the blank Braille pattern, annotation
/// marks and noncharacters. Joiners and variation selectors pass because scripts and emoji need
/// them; see `isPrintable(_:after:before:)` for their context.
package func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20...0x7E: return true
  case 0...0x9F, 0x2028, 0x2029, 0x2800, 0xFFF9...0xFFFB: return false
  default: break
  }
  if isJoiner(scalar) || isVariationSelector(scalar) { return true }
  let properties = scalar.properties
  return !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
}

/// Escapes a text for a terminal or a log: invisible characters become `\n` or `\u{202E}`, and
/// build servers' instructions are broken up.
package func printable(_ text: String) -> String { disarmed(visible(text)) }

/// Escapes bytes that need not be UTF-8, such as a file name. An invalid byte becomes `\xFF`.
package func printable(_ bytes: some Sequence<UInt8>) -> String {
  let bytes = Array(bytes)
  if let text = String(validating: bytes, as: UTF8.self) { return printable(text) }
  var shown = ""
  var rest = bytes[...]
  while let first = rest.first {
    let length = firstCharacterLength(of: rest)
    if let length {
      shown += visible(String(decoding: rest.prefix(length), as: UTF8.self))
    } else {
      shown += #"\x"# + hexadecimal(first)
    }
    rest = rest.dropFirst(length ?? 1)
  }
  return disarmed(shown)
}

/// Returns the length of the first character in UTF-8; nil for an invalid byte.
package func firstCharacterLength(of bytes: ArraySlice<UInt8>) -> Int? {
  var codec = UTF8()
  var bytes = bytes.makeIterator()
  guard case .scalarValue(let scalar) = codec.decode(&bytes) else { return nil }
  return UTF8.width(scalar)
}

private func visible(_ text: String) -> String {
  if text.utf8.allSatisfy({ 0x20 <= $0 && $0 <= 0x7E }) { return text }
  var shown = ""
  var rest = text.unicodeScalars[...]
  // The previous character if it is not escaped.
  var previous: Unicode.Scalar?
  while let scalar = rest.popFirst() {
    if isPrintable(scalar, after: previous, before: rest.first) {
      shown.unicodeScalars.append(scalar)
      previous = scalar
      continue
    }
    previous = nil
    switch scalar {
    case "\n": shown += #"\n"#
    case "\r": shown += #"\r"#
    case "\t": shown += #"\t"#
    default: shown += escaped(scalar)
    }
  }
  return shown
}

/// Returns whether a character can be printed unescaped between two others, or at an end of a text.
///
/// Joiners are allowed inside words and emoji beyond ASCII, variation selectors only after
/// characters that have variations. Anywhere else they make different texts look the same.
///
/// - Parameter previous: the character before, if it is printed unescaped.
package func isPrintable(
  _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
) -> Bool {
  if isJoiner(scalar) {
    guard let previous, let next else { return false }
    if scalar.value == 0x180E { return isMongolian(previous) && isMongolian(next) }
    return !previous.isASCII && !isJoiner(previous) && !next.isASCII && isPrintable(next)
      && !isJoiner(next) && !isVariationSelector(next)
  }
  if isVariationSelector(scalar) { return previous.map { varies(scalar, $0, next) } ?? false }
  return isPrintable(scalar)
}

private func varies(
  _ selector: Unicode.Scalar, _ base: Unicode.Scalar, _ next: Unicode.Scalar?
) -> Bool {
  switch selector.value {
  case 0xFE0E, 0xFE0F:
    // Digits, '#' and '*' are the beginnings of keycaps.
    if base.isASCII { return base.properties.isEmoji && next?.value == 0x20E3 }
    // Later emoji have no variations.
    return base.properties.isEmoji && base.value < 0x1F700
  case 0xFE00...0xFE02, 0xE0100...0xE011F: return base.properties.isIdeographic
  case 0x180B...0x180F: return isMongolian(base)
  default: return false
  }
}

private func isMongolian(_ scalar: Unicode.Scalar) -> Bool {
  (0x1820...0x18AA).contains(scalar.value)
}

private func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0x200C || scalar.value == 0x200D || scalar.value == 0x180E
}

private func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
  default: false
  }
}

package func hexadecimal(_ byte: UInt8) -> String {
  zeroPadded(String(byte, radix: 16, uppercase: true), to: 2)
}

package func zeroPadded(_ digits: String, to count: Int) -> String {
  String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
}

package func escaped(_ scalar: Unicode.Scalar) -> String {
  #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
}

/// Escapes characters beyond ASCII.
package func spelledOut(_ text: String) -> String {
  replacing(in: text) { $0.isASCII ? nil : escaped($0) }
}

/// Escapes characters beyond ASCII, quotes and backslashes.
package func inASCII(_ text: String) -> String { replacing(in: text) { $0.escaped(asASCII: true) } }

/// Replaces characters of a text; nil keeps a character.
package func replacing(in text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
  let scalars = text.unicodeScalars
  var replaced = ""
  var start = scalars.startIndex
  for index in scalars.indices {
    guard let text = replacement(scalars[index]) else { continue }
    replaced += String(scalars[start..<index]) + text
    start = scalars.index(after: index)
  }
  return start == scalars.startIndex ? text : replaced + String(scalars[start...])
}
