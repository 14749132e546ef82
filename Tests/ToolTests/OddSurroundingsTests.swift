import TestTool
import Testing

/// What the surroundings of a run can be, beyond what it is given to read.
@Suite("Odd surroundings")
struct OddSurroundingsTests {
  @Test(
    "no width of a terminal is too odd",
    arguments: [
      "0", "1", "7", "100000", "-1", "", "x", "9223372036854775807", "99999999999999999999",
    ]
  )
  func columns(_ columns: String) {
    for words in [
      ["lint", "FILE"], ["resolve", "FILE", "-p", "all"], ["matrix", "FILE"], ["reach", "FILE"],
      ["diff", "FILE", "--os", "18..27"], ["resolve", "FILE", "--why", "home"], ["rules"],
      ["explain", "nesting-depth"], ["--help"], ["lint", "--help"], ["lnt"],
    ] {
      let words = words.map { $0 == "FILE" ? "a.json" : $0 }
      let files = ["a.json": Sample.warned]
      let run = runTool(words, files: files, variables: ["COLUMNS": columns])
      let usual = runTool(words, files: files)
      #expect(run.code == usual.code, "\(words)")
      #expect(run.output.isEmpty == usual.output.isEmpty, "\(words)")
    }
  }

  @Test("a file that vanishes after it was found is named, and the rest goes on")
  func vanished() {
    let system = MemorySystem()
    for name in ["a", "b", "c"] { system.files[name + ".tabspec.json"] = Array(Sample.erring.utf8) }
    system.vanishing = ["b.tabspec.json"]
    let run = runTool(["validate", "-f", "concise"], on: system)
    #expect(run.errors == "error: b.tabspec.json: no such file or folder\n")
    #expect(run.code == 2)
    let paths = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(paths == ["a.tabspec.json", "c.tabspec.json"])
  }
}
