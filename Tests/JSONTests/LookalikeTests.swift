import JSON
import Testing

@Suite("Lookalikes")
struct LookalikeTests {
  @Test(
    "are escaped if they look equal",
    arguments: [
      ("café", "cafe\u{301}", #"caf\u{E9}"#, #"cafe\u{301}"#),
      ("hоme", "home", #"h\u{43E}me"#, "home"),
      ("🏠\u{FE0F}", "🏠", #"\u{1F3E0}\u{FE0F}"#, #"\u{1F3E0}"#),
      ("a\u{A0}b", "a b", #"a\u{A0}b"#, "a b"), ("ΑΒ", "AB", #"\u{391}\u{392}"#, "AB"),
      ("ɑ", "a", #"\u{251}"#, "a"), ("doɡ", "dog", #"do\u{261}"#, "dog"),
      ("café", "café", "café", "café"), ("café", "cafés", "café", "cafés"), ("a", "b", "a", "b"),
      ("", "", "", ""),
    ])
  func pairs(_ first: String, _ second: String, _ shownFirst: String, _ shownSecond: String) {
    let shown = distinguished(first, second)
    #expect(shown.first.utf8.elementsEqual(shownFirst.utf8))
    #expect(shown.second.utf8.elementsEqual(shownSecond.utf8))
  }
}
