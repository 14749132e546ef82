import TestSupport
import TestTool
import Testing

@Suite("Usage errors")
struct UsageHintTests {
  @Test(
    "leave standard output empty",
    arguments: try Transcript.names.filter { $0.contains("command-lines") })
  func output(_ name: String) throws {
    var files: [String: String] = [:]
    for run in try Transcript(name).runs {
      files.merge(run.files) { $1 }
      let result = runTool(run.command.words, files: files)
      #expect(result.code != 64 || result.output.isEmpty, "\(run.command.words)")
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
