import TestSupport
import TestTool
import Testing

/// What is wrong with a configuration, a baseline or a catalog is a finding like any other.
@Suite("Findings in a configuration, a baseline or a catalog")
struct ReportedConfigurationTests {
  /// The words of a run, its files besides the spec, where the finding is, and the exit code.
  struct Row: Sendable {
    let words: [String]
    let files: [String: String]
    let place: String
    let code: Int32
  }

  static let rows = [
    Row(
      words: ["lint"], files: ["tabspec.config.json": #"{"failon": 1}"#],
      place: "tabspec.config.json:1:2: error: ", code: 2),
    Row(
      words: ["validate"], files: ["tabspec.config.json": "{"],
      place: "tabspec.config.json:1:2: error: ", code: 2),
    Row(
      words: ["lint", "--config", "team.json"], files: ["team.json": "[]"],
      place: "team.json:1:1: error: ", code: 2),
    Row(
      words: ["lint", "--baseline", "base.json"], files: ["base.json": "[]"],
      place: "base.json:1:1: error: ", code: 2),
    Row(
      words: ["lint", "--strings", "L.xcstrings"], files: ["L.xcstrings": "{}"],
      place: "L.xcstrings:1:1: error: ", code: 1),
    Row(
      words: ["conform", "App.tabspec.json", "a.tabrecord.json"],
      files: ["tabspec.config.json": "[]", "a.tabrecord.json": "{}"],
      place: "tabspec.config.json:1:1: error: ", code: 2),
  ]

  private func run(_ row: Row, _ format: String) -> ToolRun {
    var files = row.files
    files["App.tabspec.json"] = #"{"tabs": [{"identifier": "a", "title": "A", "image": "star"}]}"#
    return runTool(row.words + ["--format", format], files: files)
  }

  @Test("are in the format asked for, with the exit code of an error", arguments: rows)
  func formats(_ row: Row) throws {
    let concise = run(row, "concise")
    #expect(concise.code == row.code && concise.errors.isEmpty, "\(concise)")
    #expect(concise.output.hasPrefix(row.place) || concise.output.contains("\n" + row.place))
    let file = row.place.prefix { $0 != ":" }
    #expect(run(row, "github").output.contains("::error file=\(file),line=1,"))
    let json = run(row, "json")
    #expect(json.output.contains(#""path": "\#(file)""#))
    #expect(!json.output.contains(#""errors": 0"#))
  }

  @Test("are on standard error beside a patch")
  func patch() {
    let run = runTool(
      ["lint", "--diff"], files: ["App.tabspec.json": "{}", "tabspec.config.json": "[]"])
    #expect(run.output.isEmpty && run.errors.contains("tabspec.config.json:1:1: error: "))
    #expect(run.code == 2)
  }

  @Test("--diff prints the patch, and how many findings are left instead of all of them")
  func unreadable() {
    let colored = #"{"tabs": [{"identifier": "a", "title": "A"}], "color": 1}"#
    let one = runTool(["lint", "--diff"], files: ["App.tabspec.json": colored])
    #expect(one.errors.contains("1 finding keeps this spec"), "\(one.errors)")
    let spec = #"""
      {"tabs": [{"identifier": "a", "title": "A", "image": "house.fill"}],
       "color": 1, "font": 2}
      """#
    let run = runTool(["lint", "--diff"], files: ["App.tabspec.json": spec])
    #expect(run.code == 1)
    #expect(
      run.errors.contains(
        """
        error: App.tabspec.json: 2 findings keep this spec from being read
        help: run without --diff to see them

        """), "\(run.errors)")
    #expect(!run.errors.contains("[unknown-key]"))
  }

  @Test("a file that a configuration names but that is not there has the place of its name")
  func missing() {
    for (key, name) in [("strings", "No.xcstrings"), ("assets", "No.xcassets")] {
      let run = runTool(
        ["lint"],
        files: [
          "App.tabspec.json": "{}",
          "tabspec.config.json": #"{"\#(key)":\#n  ["\#(name)"]}"#,
        ])
      #expect(run.code == 2)
      #expect(
        run.errors.contains(
          """
          error: \(name): no such file or folder
          help: tabspec.config.json:2:4 names it

          """), "\(run.errors)")
    }
  }

  // MARK: - Symbols

  @Test("symbols are checked against the list that a configuration names")
  func symbols() {
    var files = [
      "App.tabspec.json": #"{"tabs": [{"identifier": "a", "title": "A", "image": "huose"}]}"#,
      "list.txt": "house\nstar\n", "other.txt": "huose\n",
    ]
    #expect(!runTool(["lint"], files: files).output.contains("[unknown-symbol]"))
    files["tabspec.config.json"] = #"{"symbols": "list.txt"}"#
    #expect(runTool(["lint"], files: files).output.contains("[unknown-symbol]"))
    #expect(
      !runTool(["lint", "--symbols", "other.txt"], files: files).output.contains("unknown-symbol"))
    files["tabspec.config.json"] = #"{"symbols": "none.txt"}"#
    let run = runTool(["lint"], files: files)
    #expect(run.code == 2 && run.errors.contains("help: tabspec.config.json:1:13 names it"))
    files["tabspec.config.json"] = #"{"symbols": ["list.txt"]}"#
    #expect(runTool(["lint"], files: files).output.contains("[wrong-type]"))
  }

  // MARK: - JUnit

  @Test(
    "junit has failures where the run fails",
    arguments: [
      ([], nil, "0", 0), (["--fail-on", "note"], nil, "3", 1),
      (["--fail-on", "warning"], nil, "2", 1), (["--fail-on", "never"], nil, "0", 0),
      ([], "warning", "2", 1), (["--fail-on", "error"], "note", "0", 0),
    ] as [([String], String?, String, Int32)])
  func junit(_ words: [String], _ configured: String?, _ failures: String, _ code: Int32) {
    // Two warnings and a note.
    let spec = #"""
      {"targets": [{"platform": "iOS", "minimumVersion": "18.4"}], "tabs": [
        {"identifier": "a", "title": "All New Ideas", "image": "star.fill"},
        {"identifier": "b", "title": "Home", "image": "heart", "isEnabled": false}]}
      """#
    var files = ["App.tabspec.json": spec]
    if let configured { files["tabspec.config.json"] = #"{"failOn": "\#(configured)"}"# }
    let run = runTool(["lint", "--format", "junit"] + words, files: files)
    #expect(run.output.contains(#" tests="3" failures="\#(failures)" "#), "\(run.output)")
    #expect(run.output.components(separatedBy: "<failure ").count == (Int(failures) ?? -1) + 1)
    #expect(run.code == code)
  }
}
