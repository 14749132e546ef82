import JSON
import Testing

@Suite("Escaping")
struct PrintableTests {
  @Test(
    "escapes invisible, moving and reversing characters",
    arguments: [
      ("", ""), ("plain text", "plain text"), ("a\nb", #"a\nb"#), ("a\r\tb", #"a\r\tb"#),
      ("\u{0}", #"\u{0}"#), ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{7F}", #"\u{7F}"#),
      ("\u{85}\u{9B}", #"\u{85}\u{9B}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
      ("a\u{202E}b", #"a\u{202E}b"#), ("\u{2066}\u{2069}", #"\u{2066}\u{2069}"#),
      ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#), ("\u{FEFF}a", #"\u{FEFF}a"#),
      ("é🙂漢", "é🙂漢"), ("e\u{301}", "e\u{301}"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("\u{A0}", "\u{A0}"),
      (#"a\nb"#, #"a\nb"#), ("~", "~"),
      // Invisible characters of every plane.
      ("a\u{200B}b\u{2060}\u{AD}", #"a\u{200B}b\u{2060}\u{AD}"#),
      ("\u{3164}\u{FFA0}\u{115F}\u{1160}", #"\u{3164}\u{FFA0}\u{115F}\u{1160}"#),
      ("\u{34F}\u{17B4}\u{FFF9}\u{1D173}", #"\u{34F}\u{17B4}\u{FFF9}\u{1D173}"#),
      ("\u{E0041}\u{E0001}", #"\u{E0041}\u{E0001}"#),
      // Joiners and variation selectors where they are needed, and where they are not.
      ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("क्\u{200D}ष", "क्\u{200D}ष"),
      ("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"), ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
      ("葛\u{E0100}", "葛\u{E0100}"), ("Ho\u{200D}me", #"Ho\u{200D}me"#),
      ("é\u{200C}", #"é\u{200C}"#), ("\u{200D}é", #"\u{200D}é"#),
      ("é\u{200D}\u{200D}é", #"é\u{200D}\u{200D}é"#), ("a\u{FE0F}", #"a\u{FE0F}"#),
      ("é\u{FE0F}\u{FE0F}", #"é\u{FE0F}\u{FE0F}"#),
      // Variations that are known, and others.
      ("⭐\u{FE0F} ❤\u{FE0E} ©\u{FE0F}", "⭐\u{FE0F} ❤\u{FE0E} ©\u{FE0F}"),
      ("1\u{FE0F}", #"1\u{FE0F}"#),
      ("🥑\u{FE0F}", #"🥑\u{FE0F}"#), ("é\u{E0100}", #"é\u{E0100}"#),
      ("葛\u{E0120}", #"葛\u{E0120}"#), ("葛\u{E011F}", "葛\u{E011F}"), ("㐂\u{FE00}", "㐂\u{FE00}"),
      ("㐂\u{FE03}", #"㐂\u{FE03}"#), ("\u{1820}\u{180B}\u{180F}", "\u{1820}\u{180B}" + #"\u{180F}"#),
      ("a\u{180B}\u{180C}\u{180D}\u{180E}\u{180F}", #"a\u{180B}\u{180C}\u{180D}\u{180E}\u{180F}"#),
      ("\u{1820}\u{180E}\u{1820}", "\u{1820}\u{180E}\u{1820}"), ("é\u{180E}é", #"é\u{180E}é"#),
      ("⠓\u{2800}⠓", #"⠓\u{2800}⠓"#),
    ])
  func texts(_ text: String, _ shown: String) {
    #expect(Array(printable(text).utf8) == Array(shown.utf8))
    #expect(Array(printable(Array(text.utf8)).utf8) == Array(shown.utf8))
  }

  @Test("keeps only joiners and variation selectors in context")
  func invisible() {
    let shown = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      isPrintable(scalar)
        && (scalar.properties.isDefaultIgnorableCodePoint
          || scalar.properties.isNoncharacterCodePoint)
    }
    let ranges = [
      0x180B...0x180F, 0x200C...0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF,
    ]
    #expect(shown.map { Int($0.value) } == ranges.flatMap { $0 })
    for scalar in shown { #expect(printable("a\(scalar)b").hasPrefix(#"a\u{"#)) }
  }

  @Test(
    "escapes instructions of build servers",
    arguments: [
      ("::error::x", #"\u{3A}:error::x"#), ("a ::error::x", #"a \u{3A}:error::x"#),
      ("\u{A0}::x", "\u{A0}" + #"\u{3A}:x"#), (":::", #"\u{3A}::"#), ("UI::Tab", "UI::Tab"),
      ("\n::x", #"\n::x"#), ("##[error]x", #"#\u{23}[error]x"#), ("a##vso[b", #"a#\u{23}vso[b"#),
      ("###", #"#\u{23}\u{23}"#), ("#1", "#1"), (": :", ": :"),
      ("section_start:1:a", #"section_start\u{3A}1:a"#), ("section_end:", #"section_end\u{3A}"#),
      ("start: end:", "start: end:"),
    ])
  func commands(_ text: String, _ shown: String) {
    #expect(printable(text) == shown)
    #expect(printable(Array(text.utf8) + [0xFF]) == shown + #"\xFF"#)
    #expect(printable(shown) == shown)
  }

  @Test(
    "escapes invalid UTF-8 as bytes",
    arguments: [
      ([0xFF], #"\xFF"#), ([0x63, 0x61, 0x66, 0xE9], #"caf\xE9"#), ([0x80, 0x0A], #"\x80\n"#),
      ([0xC3, 0xA9, 0xC3], #"é\xC3"#), ([0xE2, 0x82], #"\xE2\x82"#),
      ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#), ([0xC0, 0xAF], #"\xC0\xAF"#),
      ([0xF0, 0x9F, 0x99, 0x82, 0xFE], "🙂\\xFE"), ([0x00, 0xFF], #"\u{0}\xFF"#),
      ([0xF4, 0x90, 0x80, 0x80], #"\xF4\x90\x80\x80"#),
      ([0xE2, 0x80, 0xAE, 0xFF], #"\u{202E}\xFF"#),
    ] as [([UInt8], String)])
  func bytes(_ bytes: [UInt8], _ shown: String) {
    #expect(printable(bytes) == shown)
  }

  @Test("loses no byte, whatever follows it")
  func everyPair() {
    for first in UInt8.min...UInt8.max {
      for second in [0x00, 0x1B, 0x41, 0x80, 0xA9, 0xC3, 0xFF] as [UInt8] {
        let shown = printable([0x78, first, second, 0x79])
        #expect(shown.utf8.first == 0x78 && shown.utf8.last == 0x79)
        #expect(shown.unicodeScalars.allSatisfy(isPrintable))
      }
    }
  }
}
