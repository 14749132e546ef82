import TestSupport
import Testing

@Suite("Baselines")
struct BaselineTests {
  private let old = """
    {"tabs": [
      {"identifier": "a", "title": "Ideas", "image": "star.fill"},
      {"identifier": "b", "title": "Notes", "image": "note"}
    ]}
    """

  /// Runs on a system that keeps its files from run to run.
  private func lint(_ system: MemorySystem, _ words: String...) -> (new: ToolRun, output: String) {
    let fresh = MemorySystem()
    fresh.files = system.files
    let run = runTool(["lint", "--format", "concise"] + words, on: fresh)
    system.files = fresh.files
    return (run, run.output)
  }

  @Test("what it holds is left out, what is new is not")
  func hides() {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(old.utf8)
    let recorded = lint(system, "--write-baseline", "base.json", "--fail-on", "note")
    #expect(recorded.output.isEmpty)
    #expect(recorded.new.code == 0)
    #expect(lint(system, "--baseline", "base.json").output.isEmpty)

    system.files["App.tabspec.json"] = Array(
      old.replacing(#""image": "note""#, with: #""image": "note", "isEnabled": false"#).utf8)
    let run = lint(system, "--baseline", "base.json", "--fail-on", "warning")
    #expect(run.output.contains("[disabled-tab]"))
    #expect(!run.output.contains("[filled-symbol]"))
    #expect(run.new.code == 1)
  }

  @Test("moved lines and nodes put in front do not matter")
  func moved() {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(old.utf8)
    _ = lint(system, "--write-baseline", "base.json")
    let moved = old.replacing(
      #"{"tabs": ["#,
      with: "\n\n{\"tabs\": [{\"identifier\": \"c\", \"title\": \"Cards\", \"image\": \"c\"},\n")
    system.files["App.tabspec.json"] = Array(moved.utf8)
    #expect(lint(system, "--baseline", "base.json").output.isEmpty)
  }

  @Test("an entry hides one finding, not two")
  func counts() {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(old.utf8)
    _ = lint(system, "--write-baseline", "base.json")
    let twice = old.replacing(#""image": "note""#, with: #""image": "note.fill""#)
    system.files["App.tabspec.json"] = Array(twice.utf8)
    let output = lint(system, "--baseline", "base.json").output
    #expect(output.contains("note.fill"))
    #expect(!output.contains("star.fill"))
  }

  @Test("an entry that matches nothing any more is told when asked for")
  func strict() {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(old.utf8)
    _ = lint(system, "--write-baseline", "base.json")
    system.files["App.tabspec.json"] = Array(old.replacing(".fill", with: "").utf8)
    #expect(lint(system, "--baseline", "base.json").new.code == 0)
    let run = lint(system, "--baseline", "base.json", "--strict-baseline").new
    #expect(run.code == 1)
    #expect(run.errors.contains("filled-symbol is not found at App.tabspec.json#/tabs/0/image"))
    #expect(runTool(["lint", "--strict-baseline"]).code == 64)
  }

  @Test("what it holds is not fixed", arguments: [[], ["--unsafe"]])
  func notFixed(_ words: [String]) {
    let new = old.replacing(#""image": "note""#, with: #""image": "bell.fill""#)
    for way in ["--fix", "--diff"] {
      let system = MemorySystem()
      system.files["App.tabspec.json"] = Array(old.utf8)
      _ = lint(system, "--write-baseline", "base.json")
      system.files["App.tabspec.json"] = Array(new.utf8)
      let run = runTool(
        ["lint", way, "--baseline", "base.json"] + words, on: system)
      let text = String(decoding: system.files["App.tabspec.json"] ?? [], as: UTF8.self)
      if way == "--fix" {
        #expect(text == new.replacing("bell.fill", with: "bell"))
      } else {
        #expect(
          run.output.contains(#"+  {"identifier": "b", "title": "Notes", "image": "bell"}"#))
        #expect(!run.output.contains(#""image": "star"}"#))
      }
      #expect(run.errors.hasPrefix(way == "--fix" ? "fixed 1 finding" : "would fix 1 finding"))
    }
  }

  @Test("nothing is fixed where it cannot be read")
  func brokenBaseline() {
    let system = MemorySystem()
    system.files = ["App.tabspec.json": Array(old.utf8), "base.json": Array("{".utf8)]
    let run = runTool(["lint", "--fix", "--baseline", "base.json"], on: system)
    #expect(run.code == 2)
    #expect(system.files["App.tabspec.json"] == Array(old.utf8))
  }

  @Test("what makes a spec unreadable is never recorded")
  func reading() {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(#"{"tab": []}"#.utf8)
    let run = lint(system, "--write-baseline", "base.json")
    #expect(run.new.code == 1)
    #expect(run.output.contains("[unknown-key]"))
  }

  @Test("a file that is none is refused")
  func noBaseline() {
    for text in ["{}", "[1]", "{", #"{"baselineVersion": 1, "findings": [{"path": "a"}]}"#] {
      let run = runTool(
        ["lint", "--baseline", "base.json"], files: ["App.tabspec.json": old, "base.json": text])
      #expect(run.code == 2)
      #expect(run.errors.contains("base.json:1:"))
    }
  }
}
