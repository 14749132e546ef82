import Foundation
import TestSupport
import TestTool
import Testing

@Suite("Generated code")
struct GenerateTests {
  /// The examples but for one, whose code is in the folder of examples.
  private static let examples = Repository.specs(in: Repository.examples)
    .filter { $0.lastPathComponent != "sections.tabspec.json" }

  @Test("of each example and of the recorder reads as recorded", arguments: examples + [nil])
  func reads(_ example: URL?) throws {
    let name = example?.lastPathComponent ?? "recorder"
    let run =
      if let example {
        runTool(
          ["generate", "--no-config", name],
          files: [name: try String(contentsOf: example, encoding: .utf8)])
      } else { runTool(["recorder"]) }
    let isLong = run.output.split(separator: "\n").contains { $0.count > 100 && !$0.contains("\"") }
    #expect(run.code == 0 && !isLong, "\(run.errors)")
    try expectGolden(
      run.output, "generate/code/\(name.replacing(".tabspec.json", with: "")).swift.txt")
  }

  @Test("swift format accepts the golden files")
  func format() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tabspec-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = Repository.root.appending(path: "Tests/Transcripts/generate/code")
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
    let words = paths.map { "'\($0)'" }.joined(separator: " ")
    let run = try runShell("swift format lint --strict \(words)")
    #expect(run.code == 0 && paths.count > 7, "\(run.errors)")
  }

  @Test("of the example folder is what its files hold")
  func exampleFolder() throws {
    let folder = Repository.examples.appending(path: "generated")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    for (name, path, code) in [
      ("lantern", "lantern", "LanternTabs.swift"), ("fermata", "fermata", "FermataTabs.swift"),
      ("sections", "../sections", "TideTablesTabs.swift"),
    ] {
      let generated = runTool(
        ["generate", "\(name).tabspec.json"],
        files: ["\(name).tabspec.json": try text("\(path).tabspec.json")])
      try expectGolden(generated.errors + generated.output, code, in: folder)
    }
    let records = ["lantern.tabrecord.json", "lantern-changed.tabrecord.json"]
    let names = ["lantern.tabspec.json"] + records
    let files = Dictionary(uniqueKeysWithValues: try names.map { ($0, try text($0)) })
    let runs = records.map { runTool(["conform", "lantern.tabspec.json", $0], files: files) }
    #expect(runs.map(\.code) == [0, 1], "\(runs)")
    try expectGolden(runs[1].output, "lantern-changed.conform.txt", in: folder)
  }
}
