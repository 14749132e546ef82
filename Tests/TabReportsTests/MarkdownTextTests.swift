import Testing

@testable import TabReports

@Suite("Text from outside in Markdown")
struct MarkdownTextTests {
  @Test(
    "has its points as they are, but where they would make a link",
    arguments: [
      ("new.post", "new.post"), ("W.A.", "W.A."), ("www.a.example", "www&#46;a.example"),
      ("see WWW.x", "see WWW&#46;x"), ("'www.x'", "'www&#46;x'"), ("awww.x", "awww.x"),
      ("1. a", "1. a"), ("ww.x", "ww.x"),
    ])
  func points(_ text: String, _ escaped: String) {
    #expect(markdownEscaped(text) == escaped)
  }
}
