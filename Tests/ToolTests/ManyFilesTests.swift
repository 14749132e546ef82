import TabspecTool
import TestTool
import Testing

@Suite("Many files in one run")
struct ManyFilesTests {
  private static let files = Dictionary(
    uniqueKeysWithValues: (0..<600).map { number in
      (
        "\(number / 100)/\(number).tabspec.json",
        number % 50 == 7 ? Sample.erring : number == 333 ? "{" : Sample.clean
      )
    })

  @Test("several threads print what one prints")
  func threads() throws {
    let files = Self.files.filter { $0.key < "1" }
    try TemporaryFolder.with(files) { folder in
      for command in ["validate", "lint"] {
        let run = try folder.shell(#""$TABSPEC" \#(command) -f concise"#)
        let expected = runTool([command, "-f", "concise"], files: files)
        #expect(run.output == expected.output && run.errors == expected.errors)
        #expect(run.code == 1)
      }
    }
  }

  @Test("every number is worked on once, and the results keep their order")
  func order() {
    let system = LibcSystem()
    for count in [0, 1, 15, 16, 17, 1_000] {
      #expect(system.map(count) { "\($0)" } == (0..<count).map { "\($0)" })
    }
  }

  private func errors(terminal: Bool, step: Int) -> String {
    let system = MemorySystem()
    for path in Self.files.keys { system.files[path] = Array(Sample.clean.utf8) }
    if terminal { system.terminals = [.standardError] }
    system.time.step = step
    return runTool(["validate"], on: system).errors
  }

  @Test("shows and clears progress in a terminal")
  func progress() {
    let errors = errors(terminal: true, step: 600)
    let blank = String(repeating: " ", count: 40)
    #expect(errors == "\r512 of 600 files\r600 of 600 files\r\(blank)\r")
  }

  @Test("shows no progress within a second or without a terminal")
  func silence() {
    #expect(errors(terminal: true, step: 100) == "")
    #expect(errors(terminal: false, step: 5_000) == "")
  }
}
