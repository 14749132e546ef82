import TabspecTool
import TestTool
import Testing

/// Somebody saves a file between the moment when a run reads it and the one when it would replace it.
@Suite("What was saved meanwhile is kept")
struct SavedMeanwhileTests {
  private static let changed = "this file was changed during the run, so it was not replaced"
  private let saved = "saved by an editor"

  @Test("a spec that is fixed")
  func fixed() {
    let system = FixSample.system(["App.tabspec.json": FixSample.spec])
    system.savedMeanwhile["App.tabspec.json"] = ["App.tabspec.json": saved]
    let run = runTool(["lint", "--fix", "--format", "concise"], on: system)
    #expect(FixSample.text(system) == saved)
    #expect(run.errors.contains("error: App.tabspec.json: \(Self.changed)"), "\(run)")
    #expect(run.errors.contains("because 1 file could not be written"), "\(run)")
    #expect(run.code == 2)
  }

  @Test("generated code")
  func generated() {
    let system = FixSample.system(["App.tabspec.json": Sample.clean, "Tabs.swift": "old"])
    let words = ["generate", "App.tabspec.json", "--output", "Tabs.swift"]
    system.savedMeanwhile["App.tabspec.json"] = ["Tabs.swift": saved]
    let run = runTool(words, on: system)
    #expect(system.files["Tabs.swift"] == Array(saved.utf8))
    #expect(run.errors == "error: Tabs.swift: \(Self.changed)\n")
    #expect(run.code == 2)
    system.savedMeanwhile = [:]
    #expect(runTool(words, on: system).code == 0)
    #expect(system.files["Tabs.swift"] != Array(saved.utf8))
  }

  @Test("a baseline")
  func baseline() {
    let system = FixSample.system(["App.tabspec.json": Sample.warned, "base.json": "{}"])
    system.savedMeanwhile["App.tabspec.json"] = ["base.json": saved]
    let run = runTool(["lint", "--write-baseline", "base.json"], on: system)
    #expect(system.files["base.json"] == Array(saved.utf8))
    #expect(run.errors.contains("error: base.json: \(Self.changed)"), "\(run)")
    #expect(run.code == 2)
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
      #expect(folder.text("old") == "saved\n")
      #expect(folder.names == ["old"])
      _ = try system.writeFile(path, Array("new".utf8), replacing: system.stamp(of: path))
      #expect(folder.text("old") == "new")
    }
  }
}
