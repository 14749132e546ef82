/// Strings and bytes that RFC 8259 and UTF-8 do not allow.
extension RefusedTexts {
  static let strings: [RefusedText] = [
    .init(#"[↓"a"#, .unclosedString),
    .init(#"↓""#, .unclosedString),
    .init(#"[↓"a]↑"#, .unclosedString),
    .init("[↓\"a↑\n\"]", .unclosedString),
    .init("[↓\"a↑\r\n\"]", .unclosedString),
    .init("{↓\"a↑\n:1}", .unclosedString),
    .init(#"["a",↓"b]"#, .unclosedString),
    .init(#"{"a":↓"b}"#, .unclosedString),
    .init(#"[↓"a\"]"#, .unclosedString),
    .init("[\"a↓\t↑b\"]", .controlCharacter(0x09)),
    .init("[\"↓\u{0}\"]", .controlCharacter(0x00)),
    .init("[\"↓\u{1}\"]", .controlCharacter(0x01)),
    .init("[\"1234567↓\u{8}\"]", .controlCharacter(0x08)),
    .init("[\"12345678↓\u{1B}[31m\"]", .controlCharacter(0x1B)),
    .init("[\"↓\u{1F}\"]", .controlCharacter(0x1F)),
    .init("{\"↓\u{7}\":1}", .controlCharacter(0x07)),
    .init("[↓\u{C}1]", .controlCharacter(0x0C)),
    .init("[↓\u{B}]", .controlCharacter(0x0B)),
    .init("[↓\u{7F}]", .controlCharacter(0x7F)),
    .init("[1,↓\u{1B}]", .controlCharacter(0x1B)),
  ]

  static let escapes: [RefusedText] = [
    .init(#"["↓\x↑41"]"#, .unknownEscape),
    .init(#"["↓\a↑"]"#, .unknownEscape),
    .init(#"["↓\0↑"]"#, .unknownEscape),
    .init(#"["↓\'↑"]"#, .unknownEscape),
    .init(#"["↓\U↑0041"]"#, .unknownEscape),
    .init(#"["↓\N↑"]"#, .unknownEscape),
    .init(#"["↓\é↑"]"#, .unknownEscape),
    .init(#"["↓\🙂↑"]"#, .unknownEscape),
    .init(#"["↓\ ↑"]"#, .unknownEscape),
    .init("[\"a↓\\\n\"]", .unknownEscape),
    .init("[\"↓\\\t\"]", .unknownEscape),
    .init(#"["C:↓\P↑rograms"]"#, .unknownEscape),
    .init(#"["↓\u"]"#, .incompleteUnicodeEscape),
    .init(#"["↓\u0"]"#, .incompleteUnicodeEscape),
    .init(#"["↓\u00"]"#, .incompleteUnicodeEscape),
    .init(#"["↓\u004"]"#, .incompleteUnicodeEscape),
    .init(#"["↓\u00G0"]"#, .incompleteUnicodeEscape),
    .init(#"["↓\u{41}"]"#, .incompleteUnicodeEscape),
    .init(#"["↓\u-041"]"#, .incompleteUnicodeEscape),
    .init(#"["↓\u 041"]"#, .incompleteUnicodeEscape),
    .init(#"["↓\u"#, .incompleteUnicodeEscape),
    .init(#"["↓\uD8"#, .incompleteUnicodeEscape),
    .init(#"["↓\uD800↑"]"#, .loneSurrogate),
    .init(#"["↓\ud83d↑ text"]"#, .loneSurrogate),
    .init(#"["↓\uDBFF↑\n"]"#, .loneSurrogate),
    .init(#"["↓\uDC00↑"]"#, .loneSurrogate),
    .init(#"["↓\uDFFF↑"]"#, .loneSurrogate),
    .init(#"["↓\uD83D↑\uD83D\uDE42"]"#, .loneSurrogate),
    .init(#"["\uD83D\uDE42↓\uDE42↑"]"#, .loneSurrogate),
    .init(#"["↓\uD83D↑\u0041"]"#, .loneSurrogate),
    .init(#"["↓\uD83D↑\\uDE42"]"#, .loneSurrogate),
    .init(#"["↓\uD83D↑\uE000"]"#, .loneSurrogate),
    .init(#"["↓\uD83D↑"#, .loneSurrogate),
    .init(#"["↓\uDE42↑\uD83D"]"#, .loneSurrogate),
    .init(#"{"↓\uD800↑":1}"#, .loneSurrogate),
  ]

  static let encodings: [RefusedText] = [
    .init([0xEF, 0xBB, 0xBF, 0x7B, 0x7D], .byteOrderMark, at: 0),
    .init([0xEF, 0xBB, 0xBF], .byteOrderMark, at: 0),
    .init([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], .otherEncoding, at: 0),
    .init([0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D], .otherEncoding, at: 0),
    .init([0x7B, 0x00, 0x7D, 0x00], .otherEncoding, at: 0),
    .init([0x00, 0x7B, 0x00, 0x7D], .otherEncoding, at: 0),
    .init([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x7B], .otherEncoding, at: 0),
    .init([0xFF, 0xFE, 0x00, 0x00, 0x7B, 0x00, 0x00, 0x00], .otherEncoding, at: 0),
    .init([0xFF, 0xFE], .otherEncoding, at: 0),
    .init([0xFF], .invalidUTF8(0xFF), at: 0),
    .init([0xEF, 0xBB], .invalidUTF8(0xEF), at: 0),
    .init([0x00], .controlCharacter(0x00), at: 0),
  ]

  /// Bytes that are not allowed in a string, and the position of the one that is wrong.
  static let malformed: [RefusedText] =
    ([
      // A continuation without a beginning.
      ([0x80], 0), ([0xBF], 0), ([0x41, 0x80], 1), ([0xC3, 0xA9, 0xA9], 2),
      // A beginning without its continuations.
      ([0xC3], 0), ([0xC3, 0x41], 0), ([0xE2, 0x82], 0), ([0xE2, 0x82, 0x41], 0),
      ([0xE2, 0x41, 0x41], 0), ([0xF0, 0x9F, 0x99], 0), ([0xF0, 0x9F, 0x99, 0x41], 0),
      ([0xF0, 0x9F, 0x41, 0x41], 0), ([0xF0, 0x41, 0x41, 0x41], 0),
      // Overlong forms.
      ([0xC0, 0xAF], 0), ([0xC1, 0xBF], 0), ([0xE0, 0x80, 0xAF], 0), ([0xE0, 0x9F, 0xBF], 0),
      ([0xF0, 0x80, 0x80, 0xAF], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xC0, 0x80], 0),
      // Surrogates.
      ([0xED, 0xA0, 0x80], 0), ([0xED, 0xBF, 0xBF], 0),
      ([0xED, 0xA0, 0xBD, 0xED, 0xB9, 0x82], 0),
      // Beyond U+10FFFF, and bytes that UTF-8 never has.
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0xF8, 0x88, 0x80, 0x80], 0),
      ([0xFC], 0), ([0xFE], 0), ([0xFF], 0),
      // Latin-1, and after eight plain bytes.
      ([0x63, 0x61, 0x66, 0xE9], 3), ([0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0xE9], 8),
    ] as [([UInt8], Int)]).map { bytes, position in
      RefusedText(
        Array("[\"".utf8) + bytes + Array("\"]".utf8), .invalidUTF8(bytes[position]),
        at: position + 2)
    }

  static let all =
    ends + brackets + afterEnd + commas + members + words + numbers + strings + escapes
    + encodings + malformed
}
