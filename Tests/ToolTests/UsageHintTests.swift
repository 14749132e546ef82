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
}
