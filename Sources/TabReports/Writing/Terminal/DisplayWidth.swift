extension String {
  package var displayWidth: Int {
    // Most texts are ASCII.
    isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// True if each character is one byte and one column.
  package var isPrintableASCII: Bool { utf8.allSatisfy { 0x20 <= $0 && $0 <= 0x7E } }
}

extension Character {
  /// The width in a terminal: 0, 1 or 2.
  ///
  /// A character is as wide as its widest scalar. Two regional indicators are a flag, and an emoji
  /// variation selector widens a narrow sign.
  package var displayWidth: Int {
    var width = 0
    var indicators = 0
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0F, width > 0 { return 2 }
      if (0x1F1E6...0x1F1FF).contains(scalar.value) { indicators += 1 }
      width = Swift.max(width, scalar.displayWidth)
    }
    return indicators == 2 ? 2 : width
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch value {
    case 0x20...0x7E: return 1
    // Terminals draw the soft hyphen.
    case 0xAD: return 1
    // Vowels and final consonants joined to a Hangul consonant.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide ? 2 : 1
    }
  }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    if properties.isEmojiPresentation { return !(0x1F1E6...0x1F1FF).contains(value) }
    return wideRanges.contains { $0.contains(value) }
  }
}

/// Wide and fullwidth blocks of UAX 11, without emoji known to the standard library. Unassigned
/// gaps are included.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul initial consonants
  0x2329...0x232A,  // angle brackets
  0x2630...0x2637, 0x268A...0x268F,  // trigrams, monograms and digrams
  0x2E80...0x303E,  // radicals, ideographic description and punctuation
  0x3041...0x3247, 0x3250...0xA4CF,  // kana, Hangul jamo, enclosed signs, ideographs, Yi
  0xA960...0xA97F,  // Hangul jamo
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // compatibility ideographs
  0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
  0xFF01...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
  0x16FE0...0x18DFF,  // Tangut, Khitan
  0x1AFF0...0x1B2FF,  // kana, Nushu
  0x1D300...0x1D376,  // Tai Xuan Jing signs, counting rods
  0x1F200...0x1F2FF,  // enclosed ideographs
  0x1F900...0x1F9FF, 0x1FA70...0x1FAFF,  // emoji that are newer than the standard library
  0x20000...0x3FFFD,  // ideographs
]

extension String {
  package func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - displayWidth))
  }

  /// The text truncated with an ellipsis between characters. The ellipsis is left out if it does
  /// not fit.
  package func truncated(to columns: Int, ellipsis: String = "…") -> String {
    if utf8.count <= columns { return self }
    let isTight = ellipsis.displayWidth >= columns
    let room = isTight ? columns : columns - ellipsis.displayWidth
    if isPrintableASCII {
      return String(Substring(utf8.prefix(max(0, room)))) + (isTight ? "" : ellipsis)
    }
    var width = 0
    var cut = startIndex
    for index in indices {
      width += self[index].displayWidth
      if width > columns { return String(self[..<cut]) + (isTight ? "" : ellipsis) }
      if width <= room { cut = self.index(after: index) }
    }
    return self
  }

  func droppedFirst(to columns: Int) -> String {
    if isPrintableASCII { return String(Substring(utf8.suffix(max(0, columns)))) }
    var width = 0
    var cut = endIndex
    while cut > startIndex {
      let previous = index(before: cut)
      width += self[previous].displayWidth
      if width > columns { break }
      cut = previous
    }
    return String(self[cut...])
  }
}
