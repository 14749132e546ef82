import Foundation
import TestSamples
import TestSupport
import TestTool
import Testing

/// The page about a spec with everything in it.
@Suite("The page")
struct PageTests {
  @Test(
    "of a spec with mistakes looks as recorded, and leads from every finding to its line and back")
  func mistakes() throws {
    let path = "Examples/mistakes/mistakes.tabspec.json"
    let spec = try Repository.text(path)
    let words =
      ["matrix", path, "--format", "html", "--platform", "ipad", "--os", "27"]
    let page = runTool(words, files: [path: spec]).output
    try expectGolden(page, "matrix/pages/mistakes.html")
    let ids = Set(page.matches(of: /id="([^"]+)"/).map { String($0.output.1) })
    let targets = Set(page.matches(of: /href="#([^"]+)"/).map { String($0.output.1) })
    #expect(targets.subtracting(ids) == [])
    #expect(targets.contains("finding-1"))
  }
}
