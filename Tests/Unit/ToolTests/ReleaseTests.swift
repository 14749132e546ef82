import Foundation
import TestSupport
import TestTool
import Testing

@testable import TabspecTool

@Suite("A release")
struct ReleaseTests {
  @Test("has the version that the changelog begins with")
  func version() throws {
    let changelog = try Repository.text("docs/changelog.md")
    let heading = try #require(
      changelog.split(separator: "\n").first { $0.hasPrefix("## ") }, "a heading")
    #expect(heading.hasPrefix("## \(Tabspec.version) ("))
    let version = ToolRun(output: "tabspec \(Tabspec.version)\n", errors: "", code: 0)
    #expect(runTool(["--version"]) == version)
  }
}
