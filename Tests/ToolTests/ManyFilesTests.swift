import TabspecTool
import TestTool
import Testing

@Suite("Many files in one run")
struct ManyFilesTests {
  @Test("several threads print what one prints")
  func threads() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<40).map { number in
        ("0/\(number).tabspec.json", number % 10 == 7 ? Sample.erring : Sample.clean)
      })
    try TemporaryFolder.with(files) { folder in
      for command in ["validate", "lint"] {
        let run = try folder.shell(#""$TABSPEC" \#(command) -f concise"#)
        #expect(run == runTool([command, "-f", "concise"], files: files))
        #expect(run.code == 1)
      }
    }
  }

  @Test("every number is worked on once, and the results keep their order")
  func order() {
    let system = LibcSystem()
    let wrong = [0, 1, 15, 16, 17, 1_000].filter { count in
      system.map(count) { "\($0)" } != (0..<count).map { "\($0)" }
    }
    #expect(wrong == [])
  }
}
