/// Whether a character can be printed as it is: it moves no cursor, hides nothing and turns no
/// text around.
///
/// Not harmless are control characters (C0, DEL, C1), line and paragraph separators, everything
/// that Unicode has as invisible (the bidirectional marks, embeddings, overrides and isolates, zero
/// width spaces, the byte order mark, fillers, tags), the Braille pattern without dots, annotation
/// marks and noncharacters. Joiners and variation selectors count as harmless, since scripts and
/// emoji need them; where they join or vary nothing, `isHarmless(_:after:before:)` refuses them.
package func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20...0x7E: return true
  case 0...0x9F, 0x2028, 0x2029, 0x2800, 0xFFF9...0xFFFB: return false
  default: break
  }
  if isJoiner(scalar) || isVariationSelector(scalar) { return true }
  let properties = scalar.properties
  return !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
}

/// A text for a terminal or a log: invisible characters are escapes such as `\n` or `\u{202E}`, and
/// nothing is an instruction of a build server.
package func harmless(_ text: String) -> String { disarmed(visible(text)) }

/// Bytes that need not be UTF-8, such as a file name, for a terminal or a log; an invalid byte is `\xFF`.
package func harmless(_ bytes: some Sequence<UInt8>) -> String {
  let bytes = Array(bytes)
  if let text = String(validating: bytes, as: UTF8.self) { return harmless(text) }
  var shown = ""
  var rest = bytes[...]
  while let first = rest.first {
    let character = rest.prefix(firstCharacterLength(of: rest))
    if let text = String(validating: character, as: UTF8.self) {
      shown += visible(text)
    } else {
      shown += #"\x"# + (first < 16 ? "0" : "") + String(first, radix: 16, uppercase: true)
    }
    rest = rest.dropFirst(character.count)
  }
  return disarmed(shown)
}

/// The number of bytes of the first character; 1 for an invalid byte.
package func firstCharacterLength(of bytes: ArraySlice<UInt8>) -> Int {
  (1...4).first { String(validating: bytes.prefix($0), as: UTF8.self) != nil } ?? 1
}

private func visible(_ text: String) -> String {
  if text.utf8.allSatisfy({ 0x20 <= $0 && $0 <= 0x7E }) { return text }
  if text.unicodeScalars.allSatisfy({ isShownAnywhere($0) }) { return text }
  var shown = ""
  let scalars = text.unicodeScalars
  // The previous character if it is not escaped.
  var previous: Unicode.Scalar?
  for index in scalars.indices {
    let scalar = scalars[index]
    let after = scalars.index(after: index)
    let next = after < scalars.endIndex ? scalars[after] : nil
    if isHarmless(scalar, after: previous, before: next) {
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

private func isShownAnywhere(_ scalar: Unicode.Scalar) -> Bool {
  isHarmless(scalar) && !isJoiner(scalar) && !isVariationSelector(scalar)
}

/// Whether a character can be printed as it is between two others, or at an end of a text.
///
/// Joiners can inside a word or a picture beyond ASCII, variation selectors after what they are
/// known to vary. Anywhere else they only make two texts differ that look the same.
///
/// - Parameter previous: the character before, where that is printed as it is.
package func isHarmless(
  _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
) -> Bool {
  if isJoiner(scalar) {
    guard let previous, let next else { return false }
    if scalar.value == 0x180E { return isMongolian(previous) && isMongolian(next) }
    return !previous.isASCII && !isJoiner(previous) && !next.isASCII && isHarmless(next)
      && !isJoiner(next) && !isVariationSelector(next)
  }
  if isVariationSelector(scalar) { return previous.map { varies(scalar, $0, next) } ?? false }
  return isHarmless(scalar)
}

/// Whether a variation selector forms a known variation: of an emoji, a keycap, an ideograph or a
/// Mongolian letter.
private func varies(
  _ selector: Unicode.Scalar, _ base: Unicode.Scalar, _ next: Unicode.Scalar?
) -> Bool {
  switch selector.value {
  case 0xFE0E, 0xFE0F:
    // Digits, '#' and '*' are the beginnings of keycaps.
    if base.isASCII { return base.properties.isEmoji && next?.value == 0x20E3 }
    // Emoji that came later than these have no other form.
    return base.properties.isEmoji && base.value < 0x1F700
  case 0xFE00...0xFE02, 0xE0100...0xE011F: return base.properties.isIdeographic
  case 0x180B...0x180F: return isMongolian(base)
  default: return false
  }
}

private func isMongolian(_ scalar: Unicode.Scalar) -> Bool {
  (0x1820...0x18AA).contains(scalar.value)
}

/// Zero width joiner and non-joiner, and the Mongolian vowel separator.
private func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0x200C || scalar.value == 0x200D || scalar.value == 0x180E
}

private func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
  default: false
  }
}

func escaped(_ scalar: Unicode.Scalar) -> String {
  #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
}

/// A text with escapes for everything that is not ASCII.
package func inASCII(_ text: String) -> String {
  text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
}
