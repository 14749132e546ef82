import Foundation
import TestSupport
import TestTool
import Testing

@testable import TabspecTool

@Suite("A release")
struct ReleaseTests {
  /// The manual has the date, so that two builds of one version print the same.
  @Test("has the version and the date that the changelog begins with")
  func date() throws {
    let changelog = try String(
      contentsOf: Repository.root.appending(path: "docs/changelog.md"), encoding: .utf8)
    let heading = try #require(
      changelog.split(separator: "\n").first { $0.hasPrefix("## ") }, "a heading")
    #expect(
      ["not released yet", Tabspec.date].map { "## \(Tabspec.version) (\($0))" }
        .contains(String(heading)))
    #expect(runTool(["manual"]).output.contains(".Dd \(Tabspec.date)\n"))
    let version = ToolRun(output: "tabspec \(Tabspec.version)\n", errors: "", code: 0)
    #expect(runTool(["--version"]) == version)
  }
}
