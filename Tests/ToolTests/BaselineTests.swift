import Foundation
import TestSupport
import TestTool
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

  @Test("one that cannot be written holds nothing, and all files were read")
  func unwritten() {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(old.utf8)
    system.fileError = .failed(reason: "no space left on device")
    let run = runTool(["lint", "--write-baseline", "base.json"], on: system)
    #expect(run.output.contains("[filled-symbol]"), "\(run)")
    #expect(run.output.hasSuffix("1 warning in 1 file\n"), "\(run)")
    #expect(run.errors == "error: base.json: no space left on device\n")
    #expect(run.code == 2)
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

  @Test("a finding about another key of a node that moved is new")
  func otherKey() {
    let system = MemorySystem()
    func tab(_ members: String) -> String {
      #"{"identifier": "a", "title": "A", \#(members)}"#
    }
    system.files["App.tabspec.json"] = Array(#"{"tabs": [\#(tab(#""image": "A!""#))]}"#.utf8)
    _ = lint(system, "--write-baseline", "base.json")
    for (members, isNew) in [
      (#""image": "A!""#, false), (#""image": "a", "selectedImage": "A!""#, true),
    ] {
      let front = #"{"identifier": "c", "title": "C", "image": "c"}"#
      system.files["App.tabspec.json"] = Array(#"{"tabs": [\#(front), \#(tab(members))]}"#.utf8)
      let output = lint(system, "--baseline", "base.json").output
      #expect(output.contains("[symbol-name]") == isNew, "\(output)")
    }
  }

  @Test("an entry hides one finding, not two")
  func counts() {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(old.utf8)
    _ = lint(system, "--write-baseline", "base.json")
    // All filled symbols of a spec are one finding; a key is not.
    let twice = old.replacing(
      #""image": "note""#, with: #""image": "note", "isEnabled": false"#)
    system.files["App.tabspec.json"] = Array(twice.utf8)
    let output = lint(system, "--baseline", "base.json").output
    #expect(output.contains("[disabled-tab]"))
    #expect(!output.contains("[filled-symbol]"))
  }

  @Test("reports stale entries on request")
  func strict() {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(old.utf8)
    _ = lint(system, "--write-baseline", "base.json")
    system.files["App.tabspec.json"] = Array(old.replacing(".fill", with: "").utf8)
    #expect(lint(system, "--baseline", "base.json").new.code == 0)
    let run = lint(system, "--baseline", "base.json", "--strict-baseline").new
    #expect(run.code == 1)
    #expect(
      run.output.contains("stale baseline entry: filled-symbol at App.tabspec.json#/tabs/0/image"))
    #expect(runTool(["lint", "--strict-baseline"]).code == 64)
  }

  @Test("what it holds is not fixed", arguments: [[], ["--unsafe"]])
  func notFixed(_ words: [String]) {
    let new = old.replacing(#""image": "note""#, with: #""image": "bell ""#)
    for way in ["--fix", "--diff"] {
      let system = MemorySystem()
      system.files["App.tabspec.json"] = Array(old.utf8)
      _ = lint(system, "--write-baseline", "base.json")
      system.files["App.tabspec.json"] = Array(new.utf8)
      let run = runTool(
        ["lint", way, "--baseline", "base.json"] + words, on: system)
      let text = String(decoding: system.files["App.tabspec.json"] ?? [], as: UTF8.self)
      if way == "--fix" {
        #expect(text == new.replacing("bell ", with: "bell"))
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
    for text in [
      "{}", "[1]", "{", #"{"baselineVersion": 1, "findings": [{"path": "a"}]}"#,
      #"{"baselineVersion": 2, "findings": []}"#,
    ] {
      let run = runTool(
        ["lint", "--baseline", "base.json"], files: ["App.tabspec.json": old, "base.json": text])
      #expect(run.code == 2)
      #expect(run.output.contains("base.json:1:") && run.errors.isEmpty)
    }
  }

  // MARK: - Names

  @Test("files go by their way from the baseline's folder, however a run names them")
  func names() {
    for (base, name) in [
      ("base.json", "App/x.tabspec.json"), ("./ci/base.json", "../App/x.tabspec.json"),
      ("App/base.json", "x.tabspec.json"), ("/app/base.json", "App/x.tabspec.json"),
    ] {
      let system = MemorySystem()
      system.files["App/x.tabspec.json"] = Array(old.utf8)
      _ = lint(system, "--write-baseline", base)
      for path in [".", "App", "./App", "/app/App", "/app", "./App/x.tabspec.json"] {
        let run = lint(system, "--baseline", base, "--strict-baseline", path).new
        #expect(
          run.code == 0 && run.output.isEmpty && run.errors.isEmpty, "\(base) \(path): \(run)")
      }
      let file = base.replacing("./", with: "").replacing("/app/", with: "")
      let text = String(decoding: system.files[file] ?? [], as: UTF8.self)
      #expect(text.contains(#""path": "\#(name)""#), "\(text)")
    }
  }

  @Test("and by no link that a run comes through")
  func links() throws {
    try TemporaryFolder.with(["App/sub/x.tabspec.json": old]) { folder in
      let run = try folder.shell(
        """
        ln -s App link; mkdir ci; "$TABSPEC" lint --write-baseline ci/base.json > /dev/null 2>&1
        known() { "$TABSPEC" lint --strict-baseline -f concise --baseline "$@" || echo "$@"; }
        known ci/base.json; known link/../ci/base.json App/../App; known "$PWD/ci/base.json" "$PWD"
        known ci/base.json link; known ci/../ci/base.json link/sub/../sub/x.tabspec.json
        cd link/sub; known ../../ci/base.json; known ../../ci/base.json "$PWD" .
        """)
      #expect(run.output.isEmpty && run.errors.isEmpty, "\(run)")
    }
  }

  @Test("an entry may be written with '.' and '..'")
  func untidy() {
    let system = MemorySystem()
    system.files["App/x.tabspec.json"] = Array(old.utf8)
    _ = lint(system, "--write-baseline", "base.json")
    let text = String(decoding: system.files["base.json"] ?? [], as: UTF8.self)
    system.files["base.json"] = Array(
      text.replacing(#""App/x"#, with: #""./y/..//App/x"#).utf8)
    #expect(lint(system, "--baseline", "base.json").output.isEmpty)
  }

  @Test("standard input goes by the name that it is given")
  func standardInput() {
    let system = MemorySystem()
    system.files["App/x.tabspec.json"] = Array(old.utf8)
    _ = lint(system, "--write-baseline", "base.json")
    let fresh = MemorySystem()
    fresh.files = system.files
    fresh.standardInput = Array(old.utf8)
    let words = ["lint", "--baseline", "base.json", "-f", "concise", "-"]
    #expect(runTool(words + ["--stdin-name", "./App/x.tabspec.json"], on: fresh).output.isEmpty)
    #expect(!runTool(words, on: fresh).output.isEmpty)
  }

  // MARK: - What took part

  /// A baseline of two files, then runs on files without what it holds.
  private func gone(_ words: String..., configuration: String = "{}") -> ToolRun {
    let system = MemorySystem()
    for name in ["a/A.tabspec.json", "b/B.tabspec.json"] { system.files[name] = Array(old.utf8) }
    _ = lint(system, "--write-baseline", "base.json")
    for name in ["a/A.tabspec.json", "b/B.tabspec.json"] {
      system.files[name] = Array(old.replacing(".fill", with: "").utf8)
    }
    system.files["b/tabspec.config.json"] = Array(configuration.utf8)
    system.files["bad/C.tabspec.json"] = Array("{".utf8)
    return runTool(
      words + ["-f", "concise", "--baseline", "base.json", "--strict-baseline"], on: system)
  }

  @Test("only entries whose file and rule took part can be missed")
  func scope() {
    let all = gone("lint", "a", "b")
    #expect(all.code == 1)
    #expect(
      all.output.contains("stale baseline entry: filled-symbol at a/A.tabspec.json#/tabs/0/image"))
    #expect(
      all.output.contains("stale baseline entry: filled-symbol at b/B.tabspec.json#/tabs/0/image"))

    let one = gone("lint", "a")
    #expect(one.code == 1)
    #expect(one.output.contains("at a/A.tabspec.json"))
    #expect(!one.output.contains("b/B.tabspec.json"))

    for run in [
      gone("validate", "a", "b"), gone("lint", "--rule", "filled-symbol=off", "a", "b"),
      gone("lint", "--allow-empty", "nothing/../base.json", "--fail-on", "never"),
    ] {
      #expect(!run.output.contains("stale"), "\(run)")
    }
    let off = gone("lint", "a", "b", configuration: #"{"rules": {"filled-symbol": "off"}}"#)
    #expect(off.output.contains("at a/A") && !off.output.contains("at b/B"), "\(off)")
  }

  @Test("a spec that cannot be read did not take part")
  func unread() {
    let system = MemorySystem()
    system.files["A.tabspec.json"] = Array(old.utf8)
    _ = lint(system, "--write-baseline", "base.json")
    system.files["A.tabspec.json"] = Array(#"{"tab": []}"#.utf8)
    let run = lint(system, "--baseline", "base.json", "--strict-baseline").new
    #expect(!run.output.contains("stale"), "\(run)")
  }

  @Test("duplicates of an entry are missed one by one")
  func duplicates() {
    let system = MemorySystem()
    system.files["A.tabspec.json"] = Array(old.utf8)
    let entry =
      #"{"path":"A.tabspec.json","rule":"filled-symbol","pointer":"/tabs/0/image","identifier":"a"}"#
    system.files["base.json"] = Array(
      #"{"baselineVersion":1,"findings":[\#(entry),\#(entry),\#(entry)]}"#.utf8)
    let run = lint(system, "--baseline", "base.json", "--strict-baseline").new
    #expect(!run.output.contains("[filled-symbol]"))
    #expect(run.output.components(separatedBy: "stale baseline entry").count == 3, "\(run)")
    #expect(run.code == 1)
  }

  @Test("one that cannot be written holds nothing, and all specs were read")
  func unwritable() {
    let system = MemorySystem()
    system.files["A.tabspec.json"] = Array(old.utf8)
    system.fileError = .failed(reason: "no space left on device")
    let run = runTool(["lint", "A.tabspec.json", "--write-baseline", "base.json"], on: system)
    #expect(run.code == 2)
    #expect(run.output.contains("[filled-symbol]"))
    #expect(!run.output.contains("not read") && !run.output.contains("in the baseline"))
    #expect(run.errors == "error: base.json: no space left on device\n")
  }

  @Test("reports findings that cannot be recorded", arguments: [1, 2])
  func unheld(_ count: Int) {
    let system = MemorySystem()
    system.files["A.tabspec.json"] = Array(old.utf8)
    for index in 0..<count { system.files["B\(index).tabspec.json"] = Array("{".utf8) }
    let run = lint(system, "--write-baseline", "base.json").new
    let subject = count == 1 ? "1 finding keeps" : "2 findings keep"
    #expect(
      run.errors == """
        wrote 1 finding to base.json
        note: \(subject) a spec from being read; a baseline holds no such finding, and nothing else \
        about these specs

        """)
    #expect(run.code == 1)
    #expect(
      lint(system, "--baseline", "base.json", "A.tabspec.json", "--strict-baseline").new.code == 0)
  }
}
