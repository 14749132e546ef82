import Foundation
import TestSupport
import TestTool
import Testing

@Suite("Generated code")
struct GenerateTests {
  /// The examples but for one, whose code is in the folder of examples.
  private static let examples = Repository.specs(in: Repository.examples)
    .filter { $0.lastPathComponent != "sections.tabspec.json" }

  @Test("of each example reads as recorded", arguments: examples)
  func reads(_ url: URL) throws {
    let name = url.lastPathComponent
    let run = runTool(
      ["generate", "--no-config", name],
      files: [name: try String(contentsOf: url, encoding: .utf8)])
    #expect(run.code == 0, "\(run.errors)")
    for line in run.output.split(separator: "\n") where line.count > 100 {
      #expect(line.contains("\""), "\(line)")
    }
    try expectGolden(
      run.output, "generated/\(name.replacing(".tabspec.json", with: "")).swift.txt")
  }

  @Test("the recorder reads as recorded")
  func recorder() throws {
    let run = runTool(["recorder"])
    #expect(run.code == 0)
    try expectGolden(run.output, "generated/recorder.swift.txt")
  }

  @Test("swift format accepts the golden files")
  func format() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tabspec-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = Repository.root.appending(path: "Tests/Golden/generated")
    var paths: [String] = []
    for url in try FileManager.default.contentsOfDirectory(
      at: golden, includingPropertiesForKeys: nil)
    where url.lastPathComponent.hasSuffix(".swift.txt") {
      let copy = folder.appending(path: url.lastPathComponent.replacing(".txt", with: ""))
      try FileManager.default.copyItem(at: url, to: copy)
      paths.append(copy.path)
    }
    for name in ["LanternTabs.swift", "FermataTabs.swift", "TideTablesTabs.swift"] {
      paths.append(Repository.examples.appending(path: "generated/\(name)").path)
    }
    #expect(paths.count > 7)
    let words = paths.map { "'\($0)'" }.joined(separator: " ")
    let run = try runShell("swift format lint --strict \(words)")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("of the example folder is what its files hold")
  func exampleFolder() throws {
    let folder = Repository.examples.appending(path: "generated")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let files = [
      "lantern.tabspec.json": try text("lantern.tabspec.json"),
      "lantern.tabrecord.json": try text("lantern.tabrecord.json"),
      "lantern-changed.tabrecord.json": try text("lantern-changed.tabrecord.json"),
    ]
    for (name, path, code) in [
      ("lantern", "lantern", "LanternTabs.swift"), ("fermata", "fermata", "FermataTabs.swift"),
      ("sections", "../sections", "TideTablesTabs.swift"),
    ] {
      let generated = runTool(
        ["generate", "\(name).tabspec.json"],
        files: ["\(name).tabspec.json": try text("\(path).tabspec.json")])
      #expect(generated.code == 0, "\(generated.errors)")
      try expectGolden(generated.output, code, in: folder)
    }
    #expect(
      runTool(["conform", "lantern.tabspec.json", "lantern.tabrecord.json"], files: files).code
        == 0)
    let changed = runTool(
      ["conform", "lantern.tabspec.json", "lantern-changed.tabrecord.json"], files: files)
    try expectGolden(changed.output, "lantern-changed.conform.txt", in: folder)
  }
}
