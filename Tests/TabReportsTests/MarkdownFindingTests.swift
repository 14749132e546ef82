import Testing

@testable import TabReports

@Suite("Findings as Markdown")
struct MarkdownFindingTests {
  @Test("what a spec holds stays text")
  func hostile() throws {
    let written = try write(SampleReport.hostile, "markdown")
    var rest = written
    for tag in ["<code>", "</code>", "<details>", "</details>", "<summary>", "</summary>"] {
      rest = rest.replacing(tag, with: "")
    }
    #expect(rest.contains(/[<>`*_\[\]~\\$@]/) == false)
    for line in written.split(separator: "\n") where line.contains("|") {
      #expect(line.count { $0 == "|" } == 5, "\(line)")
    }
    #expect(written.contains("://") == false)
  }

  @Test(
    "texts have their points as they are, but where they would make a link",
    arguments: [
      ("new.post", "new.post"), ("W.A.", "W.A."), ("www.a.example", "www&#46;a.example"),
      ("see WWW.x", "see WWW&#46;x"), ("'www.x'", "'www&#46;x'"), ("awww.x", "awww.x"),
      ("1. a", "1. a"), ("ww.x", "ww.x"),
    ])
  func points(_ text: String, _ escaped: String) {
    #expect(markdownEscaped(text) == escaped)
  }
}
