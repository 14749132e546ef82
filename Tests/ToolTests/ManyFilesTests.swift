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
}
