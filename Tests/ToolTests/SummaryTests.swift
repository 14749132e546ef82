import TestTool
import Testing

@Suite("The last line summarizes the run")
struct SummaryTests {
  @Test("and that nothing was where nothing could be read")
  func nothing() {
    for words in [["lint", "gone.json"], ["lint", "--allow-empty"], ["lint", "a/", "gone.json"]] {
      let run = runTool(words)
      #expect(run.output == "nothing was checked\n", "\(words)")
    }
    let run = runTool(["lint", "gone.json", "--format", "markdown"])
    #expect(run.output == "## tabspec: nothing was checked\n")
  }

  @Test("and that others were not read")
  func others() {
    let system = MemorySystem()
    system.files["a.tabspec.json"] = Array(Sample.clean.utf8)
    system.unreadable = ["b.tabspec.json"]
    let text = runTool(["lint", "a.tabspec.json", "b.tabspec.json"], on: system)
    #expect(text.output.hasSuffix("\nno findings in 1 file, others not read\n"))
    #expect(text.code == 2)
    let words = ["lint", "a.tabspec.json", "gone.json", "--format", "markdown"]
    let run = runTool(words, files: ["a.tabspec.json": Sample.clean])
    #expect(run.output == "## tabspec: no findings in 1 file, others not read\n")
  }
}
