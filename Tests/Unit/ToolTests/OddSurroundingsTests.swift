import TestTool
import Testing

/// What the surroundings of a run can be, beyond what it is given to read.
@Suite("Odd surroundings")
struct OddSurroundingsTests {
  @Test("no width of a terminal is too odd")
  func columns() {
    let files = ["a.json": Sample.warned]
    var wrong: [String] = []
    for words in [
      ["lint", "a.json"], ["resolve", "a.json", "-p", "all"], ["matrix", "a.json"],
      ["matrix", "a.json", "--taps"], ["diff", "a.json", "--os", "18..27"],
      ["resolve", "a.json", "--why", "home"], ["rules"], ["explain", "nesting-depth"], ["--help"],
      ["lint", "--help"], ["lnt"],
    ] {
      let usual = runTool(words, files: files)
      let odd = words[0] == "lint" ? ["0", "-1", "", "x", "99999999999999999999"] : []
      for columns in ["1", "7", "100000", "9223372036854775807"] + odd {
        let run = runTool(words, files: files, variables: ["COLUMNS": columns])
        if run.code != usual.code || run.output.isEmpty != usual.output.isEmpty {
          wrong.append("COLUMNS='\(columns)' \(words): \(run)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("a file that vanishes after it was found is named, and the rest goes on")
  func vanished() {
    let system = MemorySystem()
    for name in ["a", "b", "c"] { system.files[name + ".tabspec.json"] = Array(Sample.erring.utf8) }
    system.vanishing = ["b.tabspec.json"]
    let run = runTool(["validate", "-f", "concise"], on: system)
    #expect(
      run.errors == "error: b.tabspec.json: no such file or folder\n" && run.code == 2, "\(run)")
    let paths = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(paths == ["a.tabspec.json", "c.tabspec.json"])
  }
}
