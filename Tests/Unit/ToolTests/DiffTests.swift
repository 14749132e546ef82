import Foundation
import TestSupport
import TestTool
import Testing

@Suite("Differences")
struct DiffTests {
  @Test(
    "of a spec with itself are none, and between 26 and 27 name the search tabs that the rule names",
    arguments: Repository.someSpecs)
  func search(_ spec: URL) throws {
    let files = ["App.tabspec.json": try String(contentsOf: spec, encoding: .utf8)]
    let same = runTool(["diff", "App.tabspec.json", "App.tabspec.json"], files: files)
    #expect(same.output.isEmpty && same.code == 0, "\(same)")
    let lint = runTool(["lint", "App.tabspec.json", "--format", "json"], files: files)
    let diff = runTool(
      ["diff", "App.tabspec.json", "--os", "26..27", "--format", "json"], files: files)
    let loses =
      diff.output.contains(#""from": "distinct""#) && !diff.output.contains(#""to": "distinct""#)
    #expect(loses == lint.output.contains(#""rule": "search-loses-distinction""#))
    #expect(!spec.path.hasPrefix(Repository.corpus.path) || (diff.code == 1) == loses)
  }
}
