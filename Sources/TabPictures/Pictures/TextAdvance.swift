/// How much room texts take in pictures, in fonts that are not known beforehand.
///
/// Every class of characters counts with the widest advance that the usual system fonts give it,
/// so that a text never takes more room than is said here, and mostly less.
struct TextAdvance: Sendable {
  /// In thousandths of the font size.
  let thousandths: Int

  init(_ text: String, isBold: Bool = false) {
    let plain = text.unicodeScalars.reduce(0) { $0 + Self.advance(of: $1) }
    // Bold shapes are up to a sixth wider.
    thousandths = isBold ? plain * 118 / 100 : plain
  }

  /// The width in a size, rounded up.
  func width(size: Int) -> Int { (thousandths * size + 999) / 1000 }

  private static func advance(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: ascii(scalar)
    case 0xA0...0x24F: latin(scalar)
    case 0x2010...0x2015, 0x2026: 1_020
    case 0x2018...0x201F, 0x2039...0x203A, 0xB7, 0x2022: 600
    default: foreign(scalar)
    }
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case " ": 360
    case "i", "l", "j", ".", ",", ":", ";", "!", "|", "'", "I": 460
    case "f", "r", "t", "(", ")", "[", "]", "/", "\\", "\"", "`", "-": 480
    case "m", "M", "W", "%", "@": 1_080
    case "w", "+", "=", "<", ">", "~", "^", "#": 860
    case "A"..."Z": 800
    default: 660
    }
  }

  private static func latin(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "Æ", "æ", "Œ", "œ", "Ǽ", "ǽ", "Ĳ", "ŉ", "Ǆ", "ǅ", "ǆ", "Ŵ", "ŵ", "©", "®": 1_100
    case _ where scalar.properties.isUppercase: 820
    default: 720
    }
  }

  /// Letters that are joined are narrower than they are alone, which is what counts here.
  private static func arabic(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "ا", "أ", "إ", "آ", "ٱ": 360
    case "د", "ذ", "ر", "ز", "و", "ؤ", "ة", "ه", "ء", "ل", "م", "ع", "غ", "ج", "ح", "خ": 700
    case "س", "ش", "ص", "ض": 1_260
    default: 1_000
    }
  }

  private static func foreign(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x370...0x3FF, 0x400...0x52F: return scalar.properties.isUppercase ? 1_120 : 960
    case 0x590...0x5FF: return 800
    case 0x600...0x6FF, 0x750...0x77F: return arabic(scalar)
    // Whole sentences in one character.
    case 0xFDF0...0xFDFF: return 12_000
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFEF,
      0x20000...0x3FFFD:
      return 1_060
    // A letter that marks a flag with another one.
    case 0x1F1E6...0x1F1FF: return 1_000
    default: return scalar.properties.isEmoji ? 1_400 : 1_500
    }
  }
}

extension String {
  /// The text, or as much of it as has room with an ellipsis after it, cut between characters.
  func fitted(to width: Int, size: Int, isBold: Bool = false) -> String {
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

  /// Whether the text is read from right to left: its first letter says so.
  var isReadRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
