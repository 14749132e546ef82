/// Estimated text width.
///
/// The reader's font is unknown, so a text that nearly fills its space gets a width
/// (`Picture.text`).
package struct TextAdvance: Sendable {
  /// In thousandths of the font size.
  package let thousandths: Int
  /// True if the table lacks some character.
  package let isEstimated: Bool

  package init(_ text: String, isBold: Bool = false) {
    var sum = 0
    var isEstimated = false
    var isJoined = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      // Joined emoji are one image.
      if isJoined || scalar.value == 0x200D {
        isJoined = scalar.value == 0x200D
        continue
      }
      if let advance = Self.advance(of: scalar, before: scalars.first) {
        sum += advance
      } else {
        sum += 1_000
        isEstimated = true
      }
    }
    thousandths = isBold ? sum * AdvanceTable.bold / 1000 : sum
    self.isEstimated = isEstimated
  }

  package func width(size: Int) -> Int { (thousandths * size + 999) / 1000 }

  /// Nil if the table lacks the character.
  private static func advance(of scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Int? {
    let value = Int(scalar.value)
    switch value {
    case 0x20...0x17F: return Int(AdvanceTable.latin[value - 0x20])
    case 0x384...0x3CE: return Int(AdvanceTable.greek[value - 0x384])
    case 0x400...0x45F: return Int(AdvanceTable.cyrillic[value - 0x400])
    case 0x5D0...0x5EA: return Int(AdvanceTable.hebrew[value - 0x5D0])
    case 0x621...0x64A:
      // Final letters have long tails.
      let isLast = next.map { !$0.properties.isAlphabetic } ?? true
      return Int((isLast ? AdvanceTable.arabicEnd : AdvanceTable.arabic)[value - 0x621])
    case 0x900...0x97F: return Int(AdvanceTable.devanagari[value - 0x900])
    case 0xE01...0xE5B: return Int(AdvanceTable.thai[value - 0xE01])
    case 0x2010...0x2026: return Int(AdvanceTable.punctuation[value - 0x2010])
    // The brackets of ‹identifier›, in Inter.
    case 0x2039, 0x203A: return 358
    case 0x3041...0x30FF: return AdvanceTable.kana
    case 0xAC00...0xD7A3: return AdvanceTable.hangul
    case 0x2E80...0x9FFF, 0x20000...0x3FFFD: return AdvanceTable.ideograph
    // Half a flag.
    case 0x1F1E6...0x1F1FF: return AdvanceTable.emoji / 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return scalar.properties.isEmojiPresentation ? AdvanceTable.emoji : nil
    }
  }
}

/// Returns a text with spaces instead of line breaks.
package func onOneLine(_ text: String) -> String {
  text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
}

extension String {
  /// The text, truncated with an ellipsis between characters.
  package func fitted(to width: Int, size: Int, isBold: Bool = false) -> String {
    if TextAdvance(self, isBold: isBold).width(size: size) <= width { return self }
    let ellipsis = TextAdvance("…", isBold: isBold).thousandths
    let room = width * 1000 / max(1, size) - ellipsis
    var used = 0
    var cut = startIndex
    for index in indices {
      used += TextAdvance(String(self[index]), isBold: isBold).thousandths
      if used > room { break }
      cut = self.index(after: index)
    }
    var kept = self[..<cut]
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }
}
