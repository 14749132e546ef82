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

  @Test("2,000 files of which one is bad are all looked at, in a stable order")
  func manyFiles() {
    var files: [String: String] = [:]
    for index in 0..<2_000 {
      files["\(index % 100)/\(index).tabspec.json"] = index == 1_311 ? Sample.broken : Sample.clean
    }
    let system = MemorySystem()
    system.files = files.mapValues { Array($0.utf8) }
    let run = runTool(["validate", "-f", "concise", "-f", "text=report"], on: system)
    #expect(run.output.hasPrefix("11/1311.tabspec.json:1:11: error: "))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.code == 1)
    let report = String(decoding: system.files["report"] ?? [], as: UTF8.self)
    #expect(report.hasSuffix("1 error in 2000 files\n"))
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
