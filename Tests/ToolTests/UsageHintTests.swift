import TestSupport
import TestTool
import Testing

/// Command lines with a small mistake, and the hint for each.
@Suite("Usage errors suggest what was meant")
struct UsageHintTests {
  private static let identifiers = "home, second, third"
  private static let spec = """
    {"tabs": [
      {"identifier": "home", "title": "Home", "image": "house"},
      {"identifier": "second", "title": "Second", "image": "star"},
      {"identifier": "third", "title": "Third", "image": "gear"}
    ]}
    """

  @Test(
    "by a near miss, or by what there is",
    arguments: [
      ("lint --rule nesting-depht=off", "did you mean 'nesting-depth'? 'tabspec rules'"),
      (
        "lint --rule nesting-depth=warn",
        "did you mean 'warning'? it must be one of error, warning, "
      ),
      ("lint --rule depth=off", "help: 'tabspec rules' lists them all\n"),
      ("lint --rule nesting-depth", "'tabspec rules' lists them all"),
      ("lint --rule", "write '--rule RULE=SEVERITY'"),
      ("explain nesting", "did you mean 'nesting-depth'? 'tabspec rules' lists"),
      ("explain E001", "help: 'tabspec rules' lists them all\n"),
      ("rules overflow-tabs", "did you mean 'tabspec explain overflow-tabs'?"),
      ("check", "write 'tabspec lint'"),
      ("format", "'tabspec lint --fix' fixes findings"),
      ("version", "write 'tabspec --version'"),
      ("show", "write 'tabspec resolve'"),
      ("preview", "write 'tabspec matrix --open'"),
      ("lint --disable long-title", "write '--rule RULE=off'"),
      ("lint -q", "'tabspec validate' reports errors only"),
      ("validate --quiet", "'--format concise' prints one line per"),
      ("lint --verbose", "'--format text' has everything about"),
      ("lint --reporter json", "write '--format FORMAT[=FILE]'"),
      ("lint --max-warnings 0", "write '--fail-on warning'"),
      ("lint --stdin-filename a", "write '--stdin-name NAME'"),
      ("diff a --stdin-filename a", "write '--stdin-name NAME'"),
      ("resolve --quiet", "'tabspec help resolve' lists the options"),
      ("resolve --os 26 --os 27", "leave out one of them"),
      ("resolve --why a --why b", "leave out one of them"),
      ("lint --color always --color never", "leave out one of them"),
      ("explain", "'tabspec rules' lists them all"),
      ("lint --fail-on warn", "did you mean 'warning'?"),
      ("lint --rule a=off,b=off", "repeat the option for several: '--rule a=off --rule b=off'"),
      ("lint -f text,json", "repeat the option for several: '--format text --format json'"),
      ("resolve --direction rtl", "did you mean 'rightToLeft'?"),
      ("resolve --direction LTR", "did you mean 'leftToRight'?"),
      ("resolve --platform iOS,iPadOS", "several: '--platform iOS --platform iPadOS'"),
      ("matrix -p ipad,tv", "several: '--platform ipad --platform tv'"),
      ("matrix --os 26,27", "several: '--os 26 --os 27'"),
      ("resolve --platform ipda", "did you mean 'ipad'?"),
      ("resolve --platform ,", "one of iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS, all"),
      ("diff App.tabspec.json -p iphone..ipda", "did you mean 'ipad'?"),
      ("resolve --sidebar hide", "it must be one of automatic, shown, hidden"),
      ("resolve --selected hom", "help: did you mean 'home'?"),
      ("resolve --selected zzz", "help: the identifiers are \(identifiers)\n"),
      ("resolve --why tird", "help: did you mean 'third'?"),
      ("resolve --why zzz", "help: the identifiers are \(identifiers)\n"),
      ("completions", "SHELL is one of bash, zsh, fish"),
      ("schema records", "did you mean 'record'?"),
    ])
  func hint(_ line: String, _ expected: String) {
    let run = runTool(
      line.split(separator: " ").map(String.init), files: ["App.tabspec.json": Self.spec])
    #expect(run.code == 64 && run.output.isEmpty)
    #expect(run.errors.contains(expected), "\(run.errors)")
  }

  @Test("never lists all rules in a line")
  func rules() {
    for line in [
      ["lint", "--rule", "x=off"], ["lint", "--rule", "x"], ["explain", "x"], ["explain"],
    ] {
      let run = runTool(line)
      #expect(run.code == 64 && run.errors.contains("'tabspec rules' lists them all"))
      #expect(run.errors.split(separator: "\n").allSatisfy { $0.count < 160 }, "\(run.errors)")
    }
  }

  @Test("reports reasons for values")
  func reasons() {
    #expect(
      runTool(["resolve", "-p", "watchOS"]).errors.hasPrefix(
        "error: '-p' cannot take 'watchOS': watchOS has no tab bars\n"))
  }

  @Test("distinguishes absent nodes from unknown ones")
  func present() {
    let spec = """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "house"},
        {"identifier": "b", "title": "B", "image": "star", "availability": {"platforms": ["tvOS"]}}
      ]}
      """
    let run = runTool(["resolve", "FILE", "--selected", "b"], spec: spec)
    #expect(run.code == 64)
    #expect(run.errors.contains("help: '--why b' explains why\n"), "\(run.errors)")
  }

  @Test("reports missing paths in the same words everywhere")
  func missing() {
    let files = ["App.tabspec.json": Self.spec]
    for line in [
      "lint gone", "resolve gone", "diff App.tabspec.json gone", "rules --config gone",
      "lint --config gone", "lint --baseline gone", "lint --symbols gone",
      "resolve --customization gone",
    ] {
      let run = runTool(line.split(separator: " ").map(String.init), files: files)
      #expect(
        run.code == 2 && run.errors == "error: gone: no such file or folder\n", "\(line): \(run)")
    }
  }

  @Test("no message of the system speaks of directories")
  func words() throws {
    guard BuiltTool.url != nil else { return }
    for line in ["lint -f json=gone/x.json .", "lint --config gone/x", "lint README.md/x"] {
      let run = try runShell("$TABSPEC \(line)", in: Repository.root.appending(path: "Examples"))
      #expect(!run.errors.contains("directory"), "\(run.errors)")
    }
  }
}
