import Foundation
import TestSupport
import TestTool
import Testing

@Suite("Generated code")
struct GenerateTests {
  /// The code of an example, or of the recorder.
  private static func code(of name: String) throws -> String {
    let file = "\(name).tabspec.json"
    let run =
      if name == "recorder" { runTool(["recorder"]) } else {
        runTool(
          ["generate", "--no-config", file],
          files: [
            file: try String(
              contentsOf: Repository.examples.appending(path: file), encoding: .utf8)
          ])
      }
    let isLong = run.output.split(separator: "\n").contains { $0.count > 100 && !$0.contains("\"") }
    #expect(run.code == 0 && !isLong, "\(name): \(run.errors)")
    return run.output
  }

  @Test("of an example with most of the keys reads as recorded")
  func reads() throws {
    try expectGolden(try Self.code(of: "media"), "generate/code/media.swift.txt")
  }

  @Test("swift format accepts the code of all examples")
  func format() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tabspec-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    let examples = Repository.specs(in: Repository.examples).map {
      $0.lastPathComponent.replacing(".tabspec.json", with: "")
    }
    for name in examples + ["recorder"] {
      let file = folder.appending(path: "\(name).swift")
      try Data(try Self.code(of: name).utf8).write(to: file)
      paths.append(file.path)
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
