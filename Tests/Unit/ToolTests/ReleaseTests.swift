import Foundation
import TestSupport
import TestTool
import Testing

@testable import TabspecTool

@Suite("A release")
struct ReleaseTests {
  @Test("has the version that the changelog begins with")
  func version() throws {
    let changelog = try String(
      contentsOf: Repository.root.appending(path: "docs/changelog.md"), encoding: .utf8)
    let heading = try #require(
      changelog.split(separator: "\n").first { $0.hasPrefix("## ") }, "a heading")
    #expect(heading.hasPrefix("## \(Tabspec.version) ("))
    let version = ToolRun(output: "tabspec \(Tabspec.version)\n", errors: "", code: 0)
    #expect(runTool(["--version"]) == version)
  }
}
