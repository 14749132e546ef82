import TestSupport
import TestTool
import Testing

@Suite("A list of symbols")
struct SymbolListTests {
  private let spec = #"""
    {"tabs": [
      {"identifier": "a", "title": "Home", "image": "huose"},
      {"identifier": "b", "title": "Star", "image": "star"}
    ]}
    """#

  private func lint(_ words: String...) -> ToolRun {
    runTool(
      ["lint", "--format", "concise"] + words,
      files: ["App.tabspec.json": spec, "symbols.txt": "house\nstar\n", "empty.txt": ""])
  }

  @Test("finds names that it does not hold, and only where it is given")
  func finds() {
    let run = lint("--symbols", "symbols.txt")
    #expect(run.output.contains("[unknown-symbol]"))
    #expect(run.output.contains("huose"))
    #expect(!run.output.contains("'star'"))
    #expect(run.code == 1)
    #expect(lint().output.isEmpty)
  }

  @Test("that is not there is an error")
  func missing() {
    let run = lint("--symbols", "nothing.txt")
    #expect(run.code == 2)
    #expect(run.errors.contains("nothing.txt: "))
  }
}
