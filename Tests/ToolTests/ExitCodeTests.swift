import TabspecTool
import TestSupport
import TestTool
import Testing

/// One run in memory, and what it has to come to.
struct ExpectedRun: Sendable, CustomStringConvertible {
  let words: [String]
  let code: Int32
  /// What standard output and standard error have to hold; "" for nothing at all.
  let output: String
  let errors: String

  init(_ line: String, _ code: Int32, output: String, errors: String = "") {
    words = line.split(separator: " ").map(String.init)
    self.code = code
    self.output = output
    self.errors = errors
  }

  var description: String { "tabspec " + words.joined(separator: " ") }

  func check(_ run: ToolRun, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(run.code == code, "\(run)", sourceLocation: sourceLocation)
    for (stream, expected) in [(run.output, output), (run.errors, errors)] {
      #expect(
        expected.isEmpty ? stream.isEmpty : stream.contains(expected), "\(run)",
        sourceLocation: sourceLocation)
    }
  }
}

@Suite("Exit codes and streams")
struct ExitCodeTests {
  private static let files = [
    "ok.tabspec.json": Sample.clean, "warned.tabspec.json": Sample.warned,
    "erring.tabspec.json": Sample.erring, "unreadable.tabspec.json": Sample.unreadable,
    "broken.tabspec.json": Sample.broken, "folder/x.tabspec.json": Sample.clean,
    "state.json": #"{"hidden": ["home"]}"#, "badState.json": #"{"hiden": []}"#,
    "noState.json": "{",
  ]

  @Test(
    "findings determine the exit code",
    arguments: [
      ExpectedRun("validate ok.tabspec.json", 0, output: "no findings in 1 file"),
      ExpectedRun("lint ok.tabspec.json", 0, output: "no findings in 1 file"),
      ExpectedRun("validate warned.tabspec.json", 0, output: "no findings in 1 file"),
      ExpectedRun("lint warned.tabspec.json", 0, output: "1 warning in 1 file"),
      ExpectedRun("lint warned.tabspec.json --fail-on warning", 1, output: "1 warning"),
      ExpectedRun("lint warned.tabspec.json --fail-on note", 1, output: "1 warning"),
      ExpectedRun("lint erring.tabspec.json --fail-on never", 0, output: "1 error"),
      ExpectedRun("validate erring.tabspec.json", 1, output: "[duplicate-identifier]"),
      ExpectedRun("lint erring.tabspec.json", 1, output: "[duplicate-identifier]"),
      ExpectedRun("validate unreadable.tabspec.json", 1, output: "[invalid-value]"),
      ExpectedRun("lint broken.tabspec.json", 1, output: "[json-syntax]"),
      ExpectedRun("lint broken.tabspec.json --fail-on never", 0, output: "[json-syntax]"),
      ExpectedRun("lint broken.tabspec.json -f concise", 1, output: "broken.tabspec.json:1:11: "),
      ExpectedRun("lint ok.tabspec.json -f concise", 0, output: ""),
    ])
  func findings(_ expected: ExpectedRun) {
    expected.check(runTool(expected.words, files: Self.files))
  }

  @Test(
    "a layout goes to standard output, what is wrong with the spec to standard error",
    arguments: [
      ExpectedRun("resolve ok.tabspec.json", 0, output: "Home"),
      ExpectedRun("resolve warned.tabspec.json", 0, output: "Home"),
      ExpectedRun("resolve erring.tabspec.json", 0, output: "Home", errors: "duplicate-identifier"),
      ExpectedRun(
        "resolve erring.tabspec.json --strict", 1, output: "Home", errors: "duplicate-identifier"),
      ExpectedRun("resolve unreadable.tabspec.json", 1, output: "", errors: "[invalid-value]"),
      ExpectedRun("resolve broken.tabspec.json", 1, output: "", errors: "[json-syntax]"),
      ExpectedRun(
        "resolve ok.tabspec.json --customization state.json", 0, output: "Home",
        errors: "warning"),
      ExpectedRun(
        "resolve ok.tabspec.json --customization badState.json", 1, output: "",
        errors: "[unknown-key]"),
      ExpectedRun(
        "resolve ok.tabspec.json --customization noState.json", 1, output: "",
        errors: "[json-syntax]"),
      ExpectedRun(
        "resolve ok.tabspec.json --customization gone.json", 2, output: "", errors: "gone.json"),
      ExpectedRun("resolve ok.tabspec.json --selected shop", 0, output: "Shop"),
      ExpectedRun("resolve ok.tabspec.json --selected shp", 64, output: "", errors: "'shop'"),
    ])
  func layouts(_ expected: ExpectedRun) {
    expected.check(runTool(expected.words, files: Self.files))
  }

  @Test(
    "what cannot be read is an error of its own, and named",
    arguments: [
      ExpectedRun("validate gone.json", 2, output: "nothing was checked", errors: "gone.json"),
      ExpectedRun("resolve gone.json", 2, output: "", errors: "gone.json: no such file"),
      ExpectedRun("resolve folder", 2, output: "", errors: "folder: this is a folder, not a file"),
      ExpectedRun("lint gone.json ok.tabspec.json", 2, output: "in 1 file", errors: "gone.json"),
      ExpectedRun("lint gone.json erring.tabspec.json", 2, output: "1 error", errors: "gone.json"),
    ])
  func failures(_ expected: ExpectedRun) {
    expected.check(runTool(expected.words, files: Self.files))
  }

  @Test(
    "a command line that makes no sense",
    arguments: [
      ExpectedRun("", 64, output: "", errors: "tabspec"),
      ExpectedRun("lnt", 64, output: "", errors: "did you mean 'lint'?"),
      ExpectedRun("lint --formt json", 64, output: "", errors: "--format"),
      ExpectedRun("lint --format yaml", 64, output: "", errors: "concise"),
      ExpectedRun("lint --max-depth 0 ok.tabspec.json", 64, output: "", errors: "--max-depth"),
      ExpectedRun("lint --max-depth x ok.tabspec.json", 64, output: "", errors: "x"),
      ExpectedRun("lint --fail-on fatal", 64, output: "", errors: "never"),
      ExpectedRun("lint - -", 64, output: "", errors: "-"),
      ExpectedRun("resolve", 64, output: "", errors: "there are 6 specs here"),
      ExpectedRun("resolve ok.tabspec.json b", 64, output: "", errors: "b"),
      ExpectedRun("resolve ok.tabspec.json --platform watch", 64, output: "", errors: "visionOS"),
      ExpectedRun("resolve ok.tabspec.json --os 19", 64, output: "", errors: "26"),
      ExpectedRun("explain nesting-deth", 64, output: "", errors: "nesting-depth"),
      ExpectedRun("lint -f json -f text", 64, output: "", errors: "standard output"),
      ExpectedRun("lint -f json=a -f text=a", 64, output: "", errors: "'a'"),
      ExpectedRun("help lint", 0, output: "--max-depth"),
      ExpectedRun("lint --bogus --help", 0, output: "--max-depth"),
      ExpectedRun("--version", 0, output: "tabspec "),
    ])
  func usage(_ expected: ExpectedRun) {
    expected.check(runTool(expected.words, files: Self.files))
  }

  @Test("one bad file of several leaves the others their findings, in a stable order")
  func oneBad() {
    let words = [
      "lint", "-f", "concise", "warned.tabspec.json", "gone.json", "broken.tabspec.json",
      "erring.tabspec.json", "warned.tabspec.json", "./ok.tabspec.json",
    ]
    let run = runTool(words, files: Self.files)
    let lines = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(lines == ["broken.tabspec.json", "erring.tabspec.json", "warned.tabspec.json"])
    #expect(run.errors == "error: gone.json: no such file or folder\n")
    #expect(run.code == 2)
    let reversed = Array(words[..<3]) + words[3...].reversed()
    #expect(runTool(reversed, files: Self.files).output == run.output)
  }

  @Test("a write that fails is never a success")
  func failedWrites() {
    for words in [
      ["lint", "ok.tabspec.json"], ["resolve", "ok.tabspec.json"], ["rules"], ["--version"],
      ["explain", "nesting-depth"], ["help"],
    ] {
      let system = MemorySystem()
      system.files = Self.files.mapValues { Array($0.utf8) }
      system.outputError = .failed(reason: "no space left on device")
      let run = runTool(words, on: system)
      #expect(run.code == 2, "\(words)")
      #expect(run.errors == "error: standard output: no space left on device\n", "\(words)")
    }
  }

  @Test("a closed pipe ends quietly, with the code of the findings")
  func closedPipe() {
    for (words, code) in [
      (["lint", "ok.tabspec.json"], 0), (["lint", "erring.tabspec.json"], 1), (["rules"], 0),
    ] as [([String], Int32)] {
      let system = MemorySystem()
      system.files = Self.files.mapValues { Array($0.utf8) }
      system.outputError = .closedPipe
      let run = runTool(words, on: system)
      #expect(run.code == code && run.errors.isEmpty, "\(words)")
    }
  }

  @Test("every name that is in brackets after a finding has a page")
  func explained() {
    for line in ["resolve ok.tabspec.json --customization state.json"] {
      let run = runTool(line.split(separator: " ").map(String.init), files: Self.files)
      let name = run.errors.matches(of: /\[([a-z-]+)\]/).first?.output.1
      #expect(name == "customization", "\(run)")
      let page = runTool(["explain", String(name ?? "")])
      #expect(page.code == 0 && page.output.hasPrefix("customization  "), "\(page)")
    }
  }
}
