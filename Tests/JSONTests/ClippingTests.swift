import JSON
import Testing

@Suite("Clipping")
struct ClippingTests {
  @Test(
    "keeps short texts and ends longer ones with an ellipsis",
    arguments: [
      ("", ""), ("abcd", "abcd"), ("abcde", "abc…"), ("äöüß", "äöüß"), ("äöüßä", "äöü…"),
      // No character is cut in two, unless there is only one.
      ("ab\u{1F468}\u{200D}\u{1F469}", "ab…"), ("abc\u{301}de", "ab…"),
      ("a\u{301}\u{302}\u{303}\u{304}", "a\u{301}\u{302}…"),
    ])
  func clip(_ text: String, _ expected: String) {
    #expect(clipped(text, to: 4).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("cuts characters longer than the limit")
  func longCharacter() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(clipped(text).unicodeScalars.count == 200)
  }
}
