import TestSupport
import TestTool
import Testing

/// A spec without targets is checked on all platforms, and a remark mentions it.
@Suite("Implied targets")
struct ImpliedTargetsTests {
  private static let tabs = #""tabs": [{"identifier": "a", "title": "A", "image": "star"}]"#
  private static let said =
    #"{"targets": [{"platform": "tvOS", "minimumVersion": "26.0"}], \#(tabs)}"#

  private func notes(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").map(String.init).filter { $0.contains("no 'targets'") }
  }

  @Test("are reported once, with a correction", arguments: ["validate", "lint"])
  func once(_ command: String) {
    let run = runTool([command, "FILE"], spec: "{\(Self.tabs)}")
    #expect(
      run.output.contains(
        #"""
        App.tabspec.json has no 'targets': all platforms from 18.0 are assumed
        to check fewer platforms, add "targets": [{"platform": "iOS", "minimumVersion": "18.0"}]

        """#))
    #expect(notes(run).count == 1)
  }

  @Test("are not reported if the spec or the configuration sets them")
  func known() {
    #expect(notes(runTool(["lint", "FILE"], spec: Self.said)) == [])
    let configured = runTool(
      ["lint", "App.tabspec.json"],
      files: [
        "App.tabspec.json": "{\(Self.tabs)}",
        "tabspec.config.json": #"{"targets": [{"platform": "tvOS", "minimumVersion": "26.0"}]}"#,
      ])
    #expect(notes(configured) == [])
  }

  @Test("of many specs are one line that names three")
  func many() {
    let names = (1...5).map { "\($0).tabspec.json" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "{\(Self.tabs)}") })
    let run = runTool(["lint"] + names, files: files)
    #expect(notes(run).count == 1)
    #expect(
      notes(run).first?.hasPrefix(
        "1.tabspec.json, 2.tabspec.json, 3.tabspec.json and 2 more have") == true
    )
  }

  @Test("are not what the summary calls a note")
  func uncounted() {
    let run = runTool(["validate", "FILE"], spec: "{\(Self.tabs)}")
    #expect(!run.output.contains("note:") && run.output.hasSuffix("no findings in 1 file\n"))
  }

  @Test("are no finding, and no other format has them")
  func formats() {
    for format in ["json", "sarif", "github", "concise", "markdown"] {
      let run = runTool(["validate", "FILE", "--format", format], spec: "{\(Self.tabs)}")
      #expect(!run.output.contains("no 'targets'"), "\(format)")
      #expect(run.code == 0)
    }
  }
}
