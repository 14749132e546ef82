import Foundation
import TestSupport
import TestTool
import Testing

@Suite("Specs of real apps")
struct CorpusTests {
  @Test("are the files that the table of their README lists")
  func table() throws {
    let readme = try String(
      contentsOf: Repository.corpus.appending(path: "README.md"), encoding: .utf8)
    let listed = readme.matches(of: /(?m)^\| `([^`]+)` \| [^|]+ \| [^|]+ \|$/).map {
      "\($0.output.1).tabspec.json"
    }
    #expect(listed.count > 30)
    #expect(Repository.specs(in: Repository.corpus).map(\.lastPathComponent) == listed)
  }

  @Test("are in the format", arguments: Repository.specs(in: Repository.corpus))
  func format(_ url: URL) throws {
    let run = runTool(
      ["resolve", "FILE", "--platform", "all"], spec: try String(contentsOf: url, encoding: .utf8))
    #expect(run.code == 0, "\(run.errors)")
  }
}
