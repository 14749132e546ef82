import TestTool
import Testing

@Suite("What 'init' writes")
struct InitTests {
  @Test("a new configuration has the defaults")
  func configuration() {
    let text = runTool(["init", "--config", "-"]).output
    let before = runTool(["rules"])
    let after = runTool(["rules"], files: ["tabspec.config.json": text])
    func words(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let plain = words(after.output).replacing(/\ \([a-z]+ by itself, changed by [^)]*\)/, with: "")
    #expect(after.code == 0 && plain == words(before.output))
  }

  @Test(
    "a folder that is not there is named, and not the file",
    arguments: [
      ["init", "Foo/Bar"], ["generate", "App.tabspec.json", "-o", "Foo/App.swift"],
      ["recorder", "--output", "Foo/Recorder.swift"],
      ["lint", "--format", "json=Foo/report.json"],
    ])
  func missingFolder(_ words: [String]) {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(
      #"{"tabs": [{"identifier": "a", "title": "A", "image": "star"}]}"#.utf8)
    system.fileError = .failed(reason: "no such file or folder")
    let run = runTool(words, on: system)
    #expect(run.code == 2)
    #expect(run.errors.contains(": the folder 'Foo' does not exist\nhelp: create it first\n"))
    #expect(!run.errors.contains("no such file"))
  }
}
