/// Whether a character can be printed as it is: it moves no cursor, hides nothing and turns no
/// text around.
///
/// Not harmless are control characters (C0, DEL, C1), line and paragraph separators, everything
/// that Unicode has as invisible (the bidirectional marks, embeddings, overrides and isolates, zero
/// width spaces, the byte order mark, fillers, tags), annotation marks and noncharacters. Joiners
/// and variation selectors count as harmless, since scripts and emoji need them; where they join
/// nothing, `harmless` shows them all the same.
package func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20...0x7E: return true
  case 0...0x9F, 0x2028, 0x2029, 0xFFF9...0xFFFB: return false
  default: break
  }
  if isJoiner(scalar) || isVariationSelector(scalar) { return true }
  let properties = scalar.properties
  return !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
}

/// A text as it can be shown in a terminal or a log: what is not harmless stands there as an
/// escape, such as `\n` or `\u{202E}`, and nothing in it is a command of a build server.
package func harmless(_ text: String) -> String { disarmed(visible(text)) }

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
      shown += visible(text)
    } else {
      shown += #"\x"# + (first < 16 ? "0" : "") + String(first, radix: 16, uppercase: true)
    }
    rest = rest.dropFirst(character.count)
  }
  return disarmed(shown)
}

/// How many bytes the first character of some bytes has; 1 for a byte that belongs to none.
package func firstCharacterLength(of bytes: ArraySlice<UInt8>) -> Int {
  // Four bytes are the most that a character has.
  (1...4).first { String(validating: bytes.prefix($0), as: UTF8.self) != nil } ?? 1
}

// MARK: - What cannot be seen

/// A text with escapes for what is not harmless.
private func visible(_ text: String) -> String {
  if text.utf8.allSatisfy({ 0x20 <= $0 && $0 <= 0x7E }) { return text }
  if text.unicodeScalars.allSatisfy({ isShownAnywhere($0) }) { return text }
  var shown = ""
  let scalars = text.unicodeScalars
  // The character before, where it is shown as it is.
  var previous: Unicode.Scalar?
  for index in scalars.indices {
    let scalar = scalars[index]
    let after = scalars.index(after: index)
    let next = after < scalars.endIndex ? scalars[after] : nil
    if isShown(scalar, after: previous, before: next) {
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

/// Whether a character is shown as it is, whatever stands beside it.
private func isShownAnywhere(_ scalar: Unicode.Scalar) -> Bool {
  isHarmless(scalar) && !isJoiner(scalar) && !isVariationSelector(scalar)
}

/// Joiners are shown as they are inside a word or a picture beyond ASCII, variation selectors behind
/// what they vary. Anywhere else they only make two texts differ that look the same.
private func isShown(
  _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
) -> Bool {
  if isJoiner(scalar) {
    guard let previous, let next else { return false }
    return !previous.isASCII && !isJoiner(previous) && !next.isASCII && isHarmless(next)
      && !isJoiner(next) && !isVariationSelector(next)
  }
  if isVariationSelector(scalar) {
    guard let previous, !isJoiner(previous), !isVariationSelector(previous) else { return false }
    // Digits, '#' and '*' are the beginnings of keycaps.
    return !previous.isASCII || previous.properties.isEmoji
  }
  return isHarmless(scalar)
}

/// Zero width joiner and non-joiner, and the vowel separator of Mongolian.
private func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0x200C || scalar.value == 0x200D || scalar.value == 0x180E
}

private func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
  default: false
  }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
}

// MARK: - What a build server obeys

/// A text that no build server takes for a command, wherever in a line it gets to stand.
///
/// GitHub obeys a line that begins with `::` behind white space; a text can come to begin a line
/// wherever it is wrapped, so that no word may begin with it. Azure Pipelines, TeamCity and GitHub's
/// old form obey `##` with a word and a bracket, such as `##vso[`, anywhere in a line.
private func disarmed(_ text: String) -> String {
  guard hasPair(text) else { return text }
  var shown = ""
  let scalars = text.unicodeScalars
  var previous: Unicode.Scalar?
  for index in scalars.indices {
    let scalar = scalars[index]
    let after = scalars.index(after: index)
    let beginsCommand =
      scalar == ":" && after < scalars.endIndex && scalars[after] == ":"
      && previous?.properties.isWhitespace != false
    if beginsCommand || scalar == "#" && previous == "#" {
      shown += escaped(scalar)
    } else {
      shown.unicodeScalars.append(scalar)
    }
    previous = scalar
  }
  return shown
}

/// Whether `::` or `##` is in a text, which is rare.
private func hasPair(_ text: String) -> Bool {
  var previous: UInt8 = 0
  for byte in text.utf8 {
    if byte == previous, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
    previous = byte
  }
  return false
}
