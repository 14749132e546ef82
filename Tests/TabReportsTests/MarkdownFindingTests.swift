import Testing

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

  @Test("an empty one has only required parts")
  func empty() throws {
    #expect(try write(SampleReport.empty, "markdown") == "## tabspec: nothing was checked\n")
  }
}
