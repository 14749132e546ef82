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
  private func lint(_ system: MemorySystem, _ words: String...) -> ToolRun {
    let fresh = MemorySystem()
    fresh.files = system.files
    let run = runTool(["lint", "--format", "concise"] + words, on: fresh)
    system.files = fresh.files
    return run
  }

  @Test(
    "one that cannot be written holds nothing, and all specs were read",
    arguments: [[], ["A.tabspec.json"]])
  func unwritten(_ words: [String]) {
    let system = MemorySystem()
    system.files["A.tabspec.json"] = Array(old.utf8)
    system.fileError = .failed(reason: "no space left on device")
    let run = runTool(["lint", "--write-baseline", "base.json"] + words, on: system)
    #expect(run.output.contains("[filled-symbol]"), "\(run)")
    #expect(run.output.hasSuffix("\n1 warning in 1 file\n"), "\(run)")
    #expect(run.errors == "error: base.json: no space left on device\n")
    #expect(run.code == 2)
  }

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
        let run = lint(system, "--baseline", base, "--strict-baseline", path)
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
}
