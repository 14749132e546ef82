import Spelling
import Testing

@Suite("What is shown does no harm")
struct HarmlessTests {
  @Test(
    "text that could move the cursor, hide or turn text around is escaped",
    arguments: [
      ("", ""), ("plain text", "plain text"), ("a\nb", #"a\nb"#), ("a\r\tb", #"a\r\tb"#),
      ("\u{0}", #"\u{0}"#), ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{7F}", #"\u{7F}"#),
      ("\u{85}\u{9B}", #"\u{85}\u{9B}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
      ("a\u{202E}b", #"a\u{202E}b"#), ("\u{2066}\u{2069}", #"\u{2066}\u{2069}"#),
      ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#), ("\u{FEFF}a", #"\u{FEFF}a"#),
      ("é🙂漢", "é🙂漢"), ("e\u{301}", "e\u{301}"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("\u{A0}", "\u{A0}"),
      (#"a\nb"#, #"a\nb"#), ("~", "~"),
    ])
  func texts(_ text: String, _ shown: String) {
    #expect(Array(harmless(text).utf8) == Array(shown.utf8))
    #expect(Array(harmless(Array(text.utf8)).utf8) == Array(shown.utf8))
  }

  @Test(
    "bytes that are no text are shown as bytes",
    arguments: [
      ([0xFF], #"\xFF"#), ([0x63, 0x61, 0x66, 0xE9], #"caf\xE9"#), ([0x80, 0x0A], #"\x80\n"#),
      ([0xC3, 0xA9, 0xC3], #"é\xC3"#), ([0xE2, 0x82], #"\xE2\x82"#),
      ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#), ([0xC0, 0xAF], #"\xC0\xAF"#),
      ([0xF0, 0x9F, 0x99, 0x82, 0xFE], "🙂\\xFE"), ([0x00, 0xFF], #"\u{0}\xFF"#),
      ([0xF4, 0x90, 0x80, 0x80], #"\xF4\x90\x80\x80"#),
      ([0xE2, 0x80, 0xAE, 0xFF], #"\u{202E}\xFF"#),
    ] as [([UInt8], String)])
  func bytes(_ bytes: [UInt8], _ shown: String) {
    #expect(harmless(bytes) == shown)
  }

  @Test("no byte is lost and none is harmful, whatever follows it")
  func everyPair() {
    for first in UInt8.min...UInt8.max {
      for second in [0x00, 0x1B, 0x41, 0x80, 0xA9, 0xC3, 0xFF] as [UInt8] {
        let shown = harmless([0x78, first, second, 0x79])
        #expect(shown.utf8.first == 0x78 && shown.utf8.last == 0x79)
        #expect(shown.unicodeScalars.allSatisfy(isHarmless))
      }
    }
  }
}
