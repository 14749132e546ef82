import TabspecTool
import TestTool
import Testing

/// Somebody saves a file between the moment when a run reads it and the one when it would replace it.
@Suite("What was saved meanwhile is kept")
struct SavedMeanwhileTests {
  private static let changed = "this file was changed during the run, so it was not replaced"
  private let saved = "saved by an editor"

  @Test(
    "in place of a fixed spec, generated code and a baseline; what was saved before is replaced")
  func results() {
    var wrong: [String] = []
    for (words, result, rest) in [
      (
        ["lint", "--fix", "-f", "concise"], "App.tabspec.json",
        "not fixed: 2 findings, because 1 file could not be written\n"
      ),
      (["generate", "App.tabspec.json", "--output", "Tabs.swift"], "Tabs.swift", ""),
      (["lint", "--write-baseline", "base.json"], "base.json", ""),
    ] {
      let system = FixSample.system([
        "App.tabspec.json": FixSample.spec, "Tabs.swift": "old", "base.json": "{}",
      ])
      system.savedMeanwhile["App.tabspec.json"] = [result: saved]
      let run = runTool(words, on: system)
      let errors = "error: \(result): \(Self.changed)\n" + rest
      if FixSample.text(system, result) != saved || run.errors != errors || run.code != 2 {
        wrong.append("\(words): \(run)")
      }
    }
    #expect(wrong == [])
    let system = FixSample.system(["App.tabspec.json": Sample.clean, "Tabs.swift": saved])
    let run = runTool(["generate", "App.tabspec.json", "--output", "Tabs.swift"], on: system)
    #expect(run.code == 0 && FixSample.text(system, "Tabs.swift") != saved, "\(run)")
  }

  @Test("what the system itself replaces has to be as it was")
  func system() throws {
    try TemporaryFolder.with(["old": "old"]) { folder in
      let system = LibcSystem()
      let path = FilePath(folder.url.appending(path: "old").path)
      let stamp = system.stamp(of: path)
      _ = try folder.shell("echo saved > old")
      #expect(throws: SystemError.changed) {
        try system.writeFile(path, Array("new".utf8), replacing: stamp)
      }
      #expect(folder.text("old") == "saved\n" && folder.names == ["old"])
      _ = try system.writeFile(path, Array("new".utf8), replacing: system.stamp(of: path))
      #expect(folder.text("old") == "new")
    }
  }
}
