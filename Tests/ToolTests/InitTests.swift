import Foundation
import TestSupport
import TestTool
import Testing

@Suite("What 'init' writes")
struct InitTests {
  private func begin(
    _ words: String..., files: [String: String] = [:]
  ) -> (run: ToolRun, system: MemorySystem) {
    let system = MemorySystem()
    system.files = files.mapValues { Array($0.utf8) }
    return (runTool(["init"] + words, on: system), system)
  }

  private func spec(_ system: MemorySystem, _ path: String) throws -> [String: Any] {
    let bytes = try #require(system.files[path], "\(system.files.keys)")
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test(
    "the app is named after the file, which ends as a spec does",
    arguments: [
      ("App.tabspec.json", []), ("Shop.tabspec.json", ["Shop"]),
      ("Shop.tabspec.json", ["Shop.tabspec.json"]), ("Shop.tabspec.json", ["Shop.json"]),
      ("Shop.tabspec.json", ["Shop.tabspec"]), ("v1.2.tabspec.json", ["v1.2"]),
      ("specs/My Shop.tabspec.json", ["specs/My Shop"]), ("./Shop.tabspec.json", ["./Shop"]),
      ("../Shop.tabspec.json", ["../Shop"]), ("a\"b.tabspec.json", ["a\"b"]),
    ])
  func name(_ path: String, _ words: [String]) throws {
    let system = MemorySystem()
    let run = runTool(["init"] + words, on: system)
    #expect(run.code == 0 && run.errors.hasPrefix("wrote "), "\(run)")
    let key = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let file = try #require(key.split(separator: "/").last)
    let name = String(file).replacing(".tabspec.json", with: "")
    #expect(try spec(system, key)["name"] as? String == name)
  }

  @Test("a TabView has SwiftUI's targets and a sidebar")
  func tabView() throws {
    let (_, system) = begin("Shop", "--framework", "swiftui")
    let written = try spec(system, "Shop.tabspec.json")
    #expect(written["framework"] as? String == "SwiftUI")
    #expect(written["mode"] as? String == "tabSidebar")
    #expect("\(written["targets"] ?? "")".contains("macOS"))
    #expect(begin("--config", "--framework", "swiftui").run.code == 64)
  }

  @Test("nothing is found in it, and identifiers fit titles", arguments: ["uikit", "swiftui"])
  func isClean(_ framework: String) throws {
    let (_, system) = begin("Shop", "--framework", framework)
    let run = runTool(["lint"], on: system)
    #expect(run.code == 0 && run.output == "no findings in 1 file\n")
    let text = String(decoding: try #require(system.files["Shop.tabspec.json"]), as: UTF8.self)
    let pattern = /"identifier": "([^"]*)",\s*"title": "([^"]*)"/
    let pairs = text.matches(of: pattern).map { ($0.1, $0.2) }
    #expect(pairs.count == 4)
    for (identifier, title) in pairs { #expect(identifier == title.lowercased()) }
  }

  @Test(
    "a folder is refused",
    arguments: [
      ("specs/", "'specs/' is a folder"), (".", "'.' is a folder"), ("..", "'..' is a folder"),
      ("a/..", "'a/..' is a folder"),
    ])
  func refused(_ name: String, _ reason: String) {
    let (run, system) = begin(name)
    #expect(run.code == 64 && run.output.isEmpty && system.files.isEmpty)
    #expect(run.errors.contains(reason) && run.errors.contains("help: "), "\(run.errors)")
  }

  @Test("it names the schema that lies beside it, and no other")
  func schema() throws {
    let beside = begin("specs/Shop", files: ["specs/tabspec.schema.json": "{}"]).system
    let named = try spec(beside, "specs/Shop.tabspec.json")["$schema"]
    #expect(named as? String == "./tabspec.schema.json")
    #expect(runTool(["lint"], on: beside).output == "no findings in 1 file\n")
    let above = begin("specs/Shop", files: ["tabspec.schema.json": "{}"]).system
    #expect(try spec(above, "specs/Shop.tabspec.json")["$schema"] == nil)
  }

  @Test(
    "an existing file stays as it is, by whatever name it is called",
    arguments: ["Shop", "Shop.tabspec.json"])
  func existing(_ name: String) {
    let (run, system) = begin(name, files: ["Shop.tabspec.json": "mine"])
    #expect(run.code == 2 && system.files["Shop.tabspec.json"] == Array("mine".utf8))
    #expect(run.errors.contains("Shop.tabspec.json already exists"))
    let forced = begin(name, "--force", files: ["Shop.tabspec.json": "mine"])
    #expect(forced.run.code == 0)
    #expect(forced.system.files["Shop.tabspec.json"]?.first == UInt8(ascii: "{"))
  }

  @Test("--config begins a configuration, which changes nothing")
  func configuration() throws {
    let (run, system) = begin("--config")
    #expect(
      run.code == 0 && run.errors.contains("wrote tabspec.config.json; its rules are examples"))
    let text = String(decoding: try #require(system.files["tabspec.config.json"]), as: UTF8.self)
    let before = runTool(["rules"])
    let after = runTool(["rules"], files: ["tabspec.config.json": text])
    func words(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let plain = words(after.output).replacing(/\ \([a-z]+ by itself, changed by [^)]*\)/, with: "")
    #expect(after.code == 0 && plain == words(before.output))
    // A severity would make both limits of 'nesting-depth' errors.
    let leaf = #""title": "C", "children": [{"identifier": "c", "title": "C"}]"#
    let deep =
      #"{"tabs": [{"identifier": "a", "title": "A", "children": [{"identifier": "b", \#(leaf)}]}]}"#
    let nested = ["App.tabspec.json": deep, "tabspec.config.json": text]
    #expect(runTool(["lint"], files: nested).output.contains("warning: 'C' is at level 3"))
    let configured = begin("Shop", files: ["tabspec.config.json": text]).system
    #expect(runTool(["lint"], on: configured).code == 0)
    #expect(begin("--config", "-").run.output == text)
    #expect(begin("--config", "team.json").run.errors.contains("--config team.json"))
    #expect(begin("--config", files: ["tabspec.config.json": "{}"]).run.code == 2)
  }

  @Test("a configuration names its schema where that is in the same folder")
  func configurationSchema() throws {
    let schema = #""$schema": "./tabspec.config.schema.json","#
    let plain = begin("--config").system.files["tabspec.config.json"]
    #expect(!String(decoding: try #require(plain), as: UTF8.self).contains("$schema"))
    let system = begin("--config", files: ["tabspec.config.schema.json": "{}"]).system
    let text = String(decoding: try #require(system.files["tabspec.config.json"]), as: UTF8.self)
    #expect(text.contains(schema))
    #expect(runTool(["rules"], files: ["tabspec.config.json": text]).code == 0)
  }

  @Test(
    "a folder that is not there is named, and not the file",
    arguments: [
      ["init", "Foo/Bar"], ["generate", "App.tabspec.json", "-o", "Foo/App.swift"],
      ["recorder", "--output", "Foo/Recorder.swift"],
      ["lint", "--format", "json=Foo/report.json"],
    ])
  func missingFolder(_ words: [String]) {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(
      #"{"tabs": [{"identifier": "a", "title": "A", "image": "star"}]}"#.utf8)
    system.fileError = .failed(reason: "no such file or folder")
    let run = runTool(words, on: system)
    #expect(run.code == 2)
    #expect(run.errors.contains(": the folder 'Foo' does not exist\nhelp: create it first\n"))
    #expect(!run.errors.contains("no such file"))
  }

  @Test("- prints the spec instead")
  func standardOutput() {
    let (run, system) = begin("-")
    #expect(run.code == 0 && system.files.isEmpty && run.output.contains(#""name": "App""#))
  }
}
