import TestSupport
import TestTool
import Testing

@Suite("Configuration")
struct ConfigurationTests {
  /// Two warnings and a note: a filled symbol, a title of three words, search that is no search tab.
  private let spec = """
    {"tabs": [
      {"identifier": "a", "title": "All New Ideas", "image": "star.fill"},
      {"identifier": "b", "title": "Search", "image": "text.magnifyingglass"}
    ]}
    """

  private func lint(
    _ configuration: String, _ words: [String] = [], at path: String = "tabspec.config.json",
    spec name: String = "App.tabspec.json"
  ) -> ToolRun {
    runTool(
      ["lint", "--format", "concise"] + words, files: [name: spec, path: configuration])
  }

  private func rules(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").map { line in
      String(line.split(separator: "[").last?.dropLast() ?? "")
    }
  }

  @Test("'ignore' means 'exclude'")
  func ignore() {
    let run = lint(#"{"ignore": ["a/**"]}"#, ["--format", "text=a.txt"])
    #expect(run.code == 2)
    let text = runTool(["lint"], files: ["tabspec.config.json": #"{"ignore": ["a/**"]}"#]).output
    #expect(text.contains("help: did you mean 'exclude'?"))
  }

  @Test("without one the rules have their own severities")
  func none() {
    let run = runTool(["lint", "--format", "concise"], files: ["App.tabspec.json": spec])
    #expect(rules(run) == ["multiword-title", "filled-symbol", "search-like-tab"])
    #expect(run.code == 0)
  }

  @Test("changes severities, turns rules off and sets failures")
  func severities() {
    let run = lint(
      #"{"rules": {"multiword-title": "off", "filled-symbol": {"severity": "error"}}}"#)
    #expect(rules(run) == ["filled-symbol", "search-like-tab"])
    #expect(run.output.contains("error: "))
    #expect(run.code == 1)
    #expect(lint(#"{"failOn": "warning"}"#).code == 1)
    #expect(lint(#"{"failOn": "never", "rules": {"filled-symbol": "error"}}"#).code == 0)
  }

  @Test("it changes options, and --max-depth wins over it")
  func options() {
    let deep = """
      {"tabs": [{"identifier": "a", "title": "A", "image": "star", "children": [
        {"identifier": "b", "title": "B"}]}]}
      """
    let files = [
      "App.tabspec.json": deep,
      "tabspec.config.json": #"{"rules": {"nesting-depth": {"maximum": 1, "advised": 1}}}"#,
    ]
    #expect(runTool(["validate"], files: files).output.contains("[nesting-depth]"))
    #expect(!runTool(["lint", "--max-depth", "2"], files: files).output.contains("nesting-depth"))
    #expect(!runTool(["validate", "--no-config"], files: files).output.contains("nesting-depth"))
  }

  @Test(
    "its targets and rules count for every command that reads a spec",
    arguments: [["resolve"], ["matrix"], ["reach"], ["diff", "-f", "json"]])
  func everyCommand(_ command: [String]) {
    let files = [
      "apps/App.tabspec.json": Sample.erring,
      "apps/New.tabspec.json": Sample.erring.replacing("Shop", with: "Store"),
      "apps/tabspec.config.json": #"""
      {"targets": [{"platform": "tvOS", "minimumVersion": "26.0"}],
       "rules": {"duplicate-identifier": "off"}}
      """#,
      "other.json": #"{"targets": [{"platform": "visionOS", "minimumVersion": "18.0"}]}"#,
      "broken.json": "{",
    ]
    let words =
      command + ["apps/App.tabspec.json"]
      + (command[0] == "diff" ? ["apps/New.tabspec.json"] : [])
    let run = runTool(words, files: files)
    #expect(run.output.contains("Apple TV") || run.output.contains("tvOS"), "\(run.output)")
    #expect(!run.output.contains("iPhone") && !run.output.contains("iOS"), "\(run.output)")
    #expect(run.errors.isEmpty)

    let without = runTool(words + ["--no-config"], files: files)
    #expect(without.output.contains("iPhone") || without.output.contains("iOS"))
    #expect(without.errors.contains("[duplicate-identifier]"))

    let other = runTool(words + ["--config", "other.json"], files: files)
    #expect(other.output.contains("Vision") || other.output.contains("visionOS"))
    #expect(!other.output.contains("Apple TV") && !other.output.contains("tvOS"))

    let broken = runTool(words + ["--config", "broken.json"], files: files)
    #expect(broken.code == 2)
    #expect(broken.output.isEmpty)
  }

  @Test("its targets are not those of a spec that has its own")
  func ownTargets() {
    let spec = Sample.clean.replacing(
      #"{"tabs""#, with: #"{"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs""#)
    let files = [
      "App.tabspec.json": spec,
      "tabspec.config.json": #"{"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}]}"#,
    ]
    let run = runTool(["resolve", "App.tabspec.json"], files: files)
    #expect(run.output.contains("iPhone") && !run.output.contains("Apple TV"))
  }

  @Test("a rule about reach that it turns off is silent in 'reach' too")
  func reach() {
    let spec = """
      {"mode": "tabSidebar", "compactTabIdentifiers": ["a"], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B", "image": "map"}]}
      """
    let words = ["reach", "App.tabspec.json"]
    let off = #"{"rules": {"compact-parity": "off"}}"#
    #expect(runTool(words, files: ["App.tabspec.json": spec]).output.contains("compact-parity"))
    let run = runTool(words, files: ["App.tabspec.json": spec, "tabspec.config.json": off])
    #expect(!run.output.contains("compact-parity"))
  }

  @Test("the command line wins over it")
  func precedence() {
    let run = lint(
      #"{"rules": {"filled-symbol": "off"}}"#,
      ["--rule", "filled-symbol=error", "--rule", "search-like-tab=off"])
    #expect(rules(run) == ["multiword-title", "filled-symbol"])
    #expect(run.code == 1)
    #expect(lint(#"{"failOn": "warning"}"#, ["--fail-on", "error"]).code == 0)
  }

  @Test("the nearest one counts, up to a folder with .git")
  func nearest() {
    let files = [
      "a/b/App.tabspec.json": spec,
      "a/tabspec.config.json": #"{"rules": {"filled-symbol": "off"}}"#,
      "tabspec.config.json": #"{"rules": {"search-like-tab": "off"}}"#,
    ]
    let words = ["lint", "--format", "concise", "a/b/App.tabspec.json"]
    #expect(rules(runTool(words, files: files)) == ["multiword-title", "search-like-tab"])
    var guarded = files
    guarded["a/b/.git/config"] = ""
    #expect(
      rules(runTool(words, files: guarded))
        == ["multiword-title", "filled-symbol", "search-like-tab"])
    let chosen = words + ["--config", "tabspec.config.json"]
    #expect(rules(runTool(chosen, files: files)) == ["multiword-title", "filled-symbol"])
  }

  @Test("include and exclude choose the files of a folder, not those named on the command line")
  func patterns() {
    var files = [
      "tabspec.config.json": #"{"include": ["specs/**/*.json"], "exclude": ["old", "*.tmp.json"]}"#
    ]
    for name in [
      "specs/x/A.json", "specs/B.json", "specs/old/C.json", "specs/D.tmp.json", "E.json",
    ] {
      files[name] = "{}"
    }
    let run = runTool(["validate", "--format", "concise"], files: files)
    #expect(
      run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        == ["specs/B.json", "specs/x/A.json"])
    let named = runTool(["validate", "--format", "concise", "specs/old/C.json"], files: files)
    #expect(named.output.hasPrefix("specs/old/C.json:"))
  }

  @Test("its targets are those of specs that name none")
  func targets() {
    let wrong = #"{"tabs": [{"identifier": "a", "title": "", "image": "star"}]}"#
    let television = #"{"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}]}"#
    let with = runTool(
      ["lint"], files: ["App.tabspec.json": wrong, "tabspec.config.json": television])
    #expect(!with.output.contains("missing-label"))
    #expect(
      runTool(["lint"], files: ["App.tabspec.json": wrong]).output.contains("missing-label"))
  }

  @Test(
    "reports problems like those of a spec, and checks nothing",
    arguments: [
      (#"{"rules": {"nesting-dept": "off"}}"#, "did you mean 'nesting-depth'?"),
      (#"{"rules": {"nesting-depth": "of"}}"#, "did you mean 'off'?"),
      (#"{"rules": {"nesting-depth": {"maximun": 2}}}"#, "did you mean 'maximum'?"),
      (#"{"rules": {"nesting-depth": {"maximum": 0}}}"#, "takes a whole number, 1 or more"),
      (
        #"{"rules": {"nesting-depth": {"maximum": 9223372036854775807}}}"#,
        "'maximum' takes a whole number from 1 to 999999999999999999"
      ),
      (
        #"{"rules": {"nesting-depth": {"maximum": 1e999}}}"#,
        "'maximum' takes a whole number from 1 to 999999999999999999"
      ),
      (#"{"rules": {"nesting-depth": {"maximum": 1.5}}}"#, "takes a whole number, 1 or more"),
      (#"{"rules": {"json-syntax": "off"}}"#, "is always on"),
      (#"{"failon": "error"}"#, "did you mean 'failOn'?"),
      (#"{"include": "*.json"}"#, "put it in brackets"),
      (#"{"targets": []}"#, "is an empty array"),
      (#"{"rules": {},}"#, "trailing comma"),
    ])
  func problems(_ configuration: String, _ words: String) {
    let run = runTool(
      ["lint"], files: ["App.tabspec.json": spec, "tabspec.config.json": configuration])
    #expect(run.output.contains("tabspec.config.json:1:"))
    #expect(run.output.contains(words), "\(run.output)")
    #expect(run.output.contains("in 1 file, others not read\n"))
    #expect(!run.output.contains("App.tabspec.json:"))
    #expect(run.errors.isEmpty && run.code == 2)
  }

  @Test("'rules' lists severities and their sources")
  func rulesCommand() {
    let run = runTool(
      ["rules", "--rule", "badge-value=error"],
      files: ["tabspec.config.json": #"{"rules": {"filled-symbol": "off"}}"#])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("(warning by itself, changed by tabspec.config.json)"))
    #expect(words.contains("(warning by itself, changed by --rule)"))
    #expect(run.code == 0 && run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("a rule that cannot be changed, or is none, is refused on the command line")
  func ruleOption() {
    let run = runTool(["lint", "--rule", "filled-symbols=off", "."])
    #expect(run.code == 64)
    #expect(run.errors.contains("did you mean 'filled-symbol'"))
    let always = runTool(["lint", "--rule", "json-syntax=off"])
    #expect(always.code == 64 && always.errors.contains("'json-syntax' is always on"))
    #expect(runTool(["lint", "--config", "a", "--no-config"]).code == 64)
  }

  @Test(
    "the largest option is taken",
    arguments: ["999999999999999999", "1", "1.0", "10e2"])
  func largest(_ number: String) {
    let run = lint(#"{"rules": {"nesting-depth": {"maximum": \#(number)}}}"#)
    #expect(run.code == 0, "\(run)")
  }
}
