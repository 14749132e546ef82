import TestTool
import Testing

@Suite("Which files a run is about")
struct SpecSearchTests {
  @Test("what is there but cannot be read is named, and the rest goes on")
  func unreadable() {
    let system = MemorySystem()
    system.files = ["a.tabspec.json": Array(Sample.erring.utf8)]
    system.unreadable = ["b.tabspec.json"]
    let run = runTool(["lint", "-f", "concise", "a.tabspec.json", "b.tabspec.json"], on: system)
    #expect(run.output.hasPrefix("a.tabspec.json:"))
    #expect(run.errors == "error: b.tabspec.json: permission denied\n")
    #expect(run.code == 2)
  }
}
