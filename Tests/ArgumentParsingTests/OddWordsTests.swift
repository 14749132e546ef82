import ArgumentParsing
import Testing

@Suite("Odd words")
struct OddWordsTests {
  @Test("file names keep their bytes")
  func bytesAreKept() {
    let odd = [
      Word(bytes: [0x61, 0xFF, 0x62]), Word("caf\u{E9}"), Word("cafe\u{301}"), Word("a b"),
      Word("a\nb"),
    ]
    #expect(outcome(of: [Word("lint")] + odd) == lint { $0.paths = odd })
  }

  @Test(
    "messages escape unsafe characters",
    arguments: [
      (Word("a\u{1B}[31m"), #"a\u{1B}[31m"#),
      (Word("a\nb\tc\r"), #"a\nb\tc\r"#),
      (Word("\u{202E}gpj"), #"\u{202E}gpj"#),
      (Word("\u{2028}"), #"\u{2028}"#),
      (Word("caf\u{E9}"), "caf\u{E9}"),
      (Word(bytes: [0x61, 0xFF, 0xC3]), #"a\xFF\xC3"#),
      (Word(bytes: [0xE2, 0x82, 0x61]), #"\xE2\x82a"#),
      (Word(""), ""),
    ])
  func shownSafely(_ word: Word, _ shown: String) {
    #expect(word.shown == shown)
    let expected = Outcome.error(message: "unexpected argument '\(shown)'", hint: nil)
    guard !word.isEmpty else { return }
    #expect(outcome(of: [Word("diff"), Word("a"), Word("b"), word]) == expected)
  }

  @Test("an option may be invalid UTF-8")
  func optionOfBytes() {
    let expected = Outcome.error(
      message: #"unknown option '-\xFF'"#, hint: "'t help lint' lists the options")
    #expect(outcome(of: [Word("lint"), Word(bytes: [0x2D, 0x71, 0xFF, 0x68])]) == expected)
  }

  @Test("canonically equivalent names differ")
  func lookalikes() {
    // The Kelvin sign is canonically equivalent to K, but it is not the same bytes.
    #expect(Word("\u{212A}") != Word("K"))
    #expect(Word("\u{E9}") != Word("e\u{301}"))
  }
}
