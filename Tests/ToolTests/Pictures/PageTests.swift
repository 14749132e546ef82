import Foundation
import TestSamples
import TestSupport
import TestTool
import Testing

/// The page about a spec with everything in it.
@Suite("The page")
struct PageTests {
  private func page(_ path: String, _ words: [String] = []) throws -> String {
    let spec = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    let run = runTool(["matrix", path, "--format", "html"] + words, files: [path: spec])
    #expect(run.code == 0)
    return run.output
  }

  @Test("of a spec with mistakes looks as recorded")
  func mistakes() throws {
    try expectGolden(
      try page("Examples/mistakes/mistakes.tabspec.json", RecordedRelease.options),
      "pages/mistakes.html")
  }

  @Test("leads from every finding to its line and back")
  func links() throws {
    let page = try page("Examples/mistakes/mistakes.tabspec.json")
    let ids = Set(page.matches(of: /id="([^"]+)"/).map { String($0.output.1) })
    let targets = Set(page.matches(of: /href="#([^"]+)"/).map { String($0.output.1) })
    #expect(targets.subtracting(ids).isEmpty)
    #expect(targets.contains("finding-1"))
  }
}
