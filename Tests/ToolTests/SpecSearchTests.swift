import TestTool
import Testing

@Suite("Which files a run is about")
struct SpecSearchTests {
  private static let files = [
    "a.tabspec.json": Sample.erring, "sub/b.tabspec.json": Sample.erring,
    "sub/deep/er/c.tabspec.json": Sample.erring, "z.tabspec.json": Sample.erring,
    "notes.json": "no spec", "sub/readme.md": "no spec", "tabspec.json": "no spec",
    ".hidden.tabspec.json": "not looked at", ".git/x.tabspec.json": "not looked at",
    ".build/x.tabspec.json": "not looked at", "node_modules/x.tabspec.json": "not looked at",
    "sub/node_modules/m/x.tabspec.json": "not looked at",
    "sub/.build/x.tabspec.json": "not looked at",
    "build/d.tabspec.json": Sample.erring, "empty/readme.md": "",
  ]

  private static let found = [
    "a.tabspec.json", "build/d.tabspec.json", "sub/b.tabspec.json", "sub/deep/er/c.tabspec.json",
    "z.tabspec.json",
  ]

  private func paths(_ words: String...) -> [String] {
    runTool(["validate", "-f", "concise"] + words, files: Self.files).output
      .split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test("no path means the current folder, and what is in it goes by its bare name")
  func current() {
    #expect(paths() == Self.found)
    #expect(paths(".") == Self.found)
  }

  @Test("searches folders, except hidden ones and copies")
  func folder() {
    #expect(paths("sub") == ["sub/b.tabspec.json", "sub/deep/er/c.tabspec.json"])
    #expect(paths("sub/") == ["sub/b.tabspec.json", "sub/deep/er/c.tabspec.json"])
  }

  @Test("what is named is read, whatever it is called and wherever it is")
  func named() {
    #expect(paths("notes.json") == ["notes.json"])
    #expect(paths(".hidden.tabspec.json") == [".hidden.tabspec.json"])
    #expect(paths(".build") == [".build/x.tabspec.json"])
    #expect(paths("node_modules") == ["node_modules/x.tabspec.json"])
  }

  @Test("a file is read once, however often it is named")
  func once() {
    #expect(paths("a.tabspec.json", "a.tabspec.json") == ["a.tabspec.json"])
    #expect(paths("sub", "sub/b.tabspec.json").count == 2)
    #expect(paths("sub", "sub").count == 2)
    #expect(
      paths("sub", "./sub", "/app/sub/../sub") == [
        "sub/b.tabspec.json", "sub/deep/er/c.tabspec.json",
      ])
  }

  @Test("nothing found is an error, unless it is allowed")
  func nothing() {
    for words in [["validate"], ["lint"], ["lint", "empty"]] {
      let files = ["empty/readme.md": ""]
      let run = runTool(words, files: files)
      #expect(run.code == 2 && run.output.isEmpty, "\(words)")
      let place = words.count == 1 ? "here" : "there"
      #expect(run.errors.contains("no *.tabspec.json found \(place)"))
      #expect(run.errors.contains("--allow-empty"))
      let allowed = runTool(words + ["--allow-empty"], files: files)
      #expect(allowed.code == 0 && allowed.errors.isEmpty)
    }
    #expect(runTool(["lint", "gone", "--allow-empty"]).code == 2)
  }

  @Test("standard input is a spec like any other, by the name that it is given")
  func standardInput() {
    let run = runTool(["validate", "-", "-f", "concise"], input: Sample.broken)
    #expect(run.output.hasPrefix("<standard input>:1:11: error: "))
    #expect(run.code == 1)
    let named = runTool(
      ["validate", "-", "--stdin-name", "App.tabspec.json", "-f", "concise"], input: Sample.broken)
    #expect(named.output.hasPrefix("App.tabspec.json:1:11: error: "))
    #expect(runTool(["validate", "-"], input: Sample.clean).code == 0)
    #expect(runTool(["resolve", "-"], input: Sample.clean).output.contains("Home"))
    #expect(runTool(["validate", "-"], input: "").output.contains("the file is empty"))
  }

  @Test("standard input and files go together")
  func mixed() {
    let run = runTool(
      ["validate", "-f", "concise", "z.tabspec.json", "-"], files: Self.files,
      input: Sample.broken)
    #expect(run.output.split(separator: "\n").count == 2)
  }

  @Test("what is there but cannot be read is named, and the rest goes on")
  func unreadable() {
    let system = MemorySystem()
    system.files = ["a.tabspec.json": Array(Sample.erring.utf8)]
    system.unreadable = ["b.tabspec.json"]
    let run = runTool(["lint", "-f", "concise", "a.tabspec.json", "b.tabspec.json"], on: system)
    #expect(run.output.hasPrefix("a.tabspec.json:"))
    #expect(run.errors == "error: b.tabspec.json: permission denied\n")
    #expect(run.code == 2)
  }
}
