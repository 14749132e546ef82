import Foundation
import TabHierarchy
import TabLayout
import TabLint
import TabReport
import TestSupport
import Testing

@testable import TabspecTool

/// The page about a spec with everything in it.
@Suite("The page")
struct PageTests {
  private func page(_ path: String) throws -> String {
    let bytes = [UInt8](try Data(contentsOf: Repository.root.appending(path: path)))
    let file = SpecFile(bytes, path: path)
    let spec = try #require(file.spec)
    let findings = file.report(Linter.lint(.init(spec, path: path)).diagnostics)
    let resolver = Resolver(spec)
    let groups = Platform.all.map { platform in
      let layout = resolver.layout(in: Environment(platform))
      return LayoutGroup(LaidOut(layout, destinations: layout.destinations))
    }
    let page = LayoutPage(groups, findings: findings, text: bytes, path: path)
    return String(decoding: page.bytes(), as: UTF8.self)
  }

  @Test("of a spec with mistakes looks as recorded")
  func mistakes() throws {
    try expectGolden(
      try page("Examples/mistakes/mistakes.tabspec.json"), "pages/mistakes.html")
  }

  @Test("leads from every finding to its line and back")
  func links() throws {
    let page = try page("Examples/mistakes/mistakes.tabspec.json")
    let ids = Set(page.matches(of: /id="([^"]+)"/).map { String($0.output.1) })
    let targets = Set(page.matches(of: /href="#([^"]+)"/).map { String($0.output.1) })
    #expect(targets.subtracting(ids).isEmpty)
    #expect(targets.contains("finding-1"))
  }

  @Test("is the same for resolve, but for the findings")
  func resolve() {
    let spec = #"{"tabs": [{"identifier": "a", "title": "A", "image": "star"}]}"#
    let run = runTool(
      ["resolve", "App.tabspec.json", "--platform", "all", "--format", "html"], spec: spec)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("<!DOCTYPE html>"))
    #expect(run.output.contains("id=\"line-1\""))
    #expect(!run.output.contains("id=\"findings\""))
    #expect(!run.output.contains("<script"))
  }

  @Test("with hostile titles is read back by Python's parsers, and so are the pictures")
  func hostile() throws {
    guard try runShell("python3 --version").code == 0, BuiltTool.url != nil else {
      print("SKIPPED: reading pictures back needs python3 and the built tool")
      return
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tabspec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try runShell(
      """
      set -e
      for format in svg html; do
        "$TABSPEC" resolve Tests/Pictures/hostile.tabspec.json --platform all \
          --format "$format=\(folder.path)/hostile.$format" 2>/dev/null
      done
      PYTHONDONTWRITEBYTECODE=1 python3 Tests/Pictures/check.py --parse-only \
        --titles Tests/Pictures/hostile.tabspec.json "\(folder.path)"
      """)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }
}
