import Foundation
import TabLint
import TestSupport
import TestTool
import Testing

/// Every rule through the tool's own door: the first rejected example of each, as a file, and the
/// line that is printed for it.
@Suite("The table of rules")
struct RuleTableTests {
  @Test("shows for every rule a spec and its output")
  func table() throws {
    var lines: [String] = []
    for rule in Rule.all {
      let rejected = try #require(rule.rejects.first)
      let example = rejected.source.replacing("↓", with: "")
      var files: [String: String] = [:]
      for (position, text) in example.split(separator: "\n---\n").enumerated() {
        files["\(rule.id)-\(position + 1).tabspec.json"] = String(text)
      }
      var words = ["lint", "--format", "concise"]
      if rule.id == "conformance" {
        words[0] = "conform"
        words += files.keys.filter { $0.hasPrefix(rule.id) }.sorted()
      }
      if rule.isOffByDefault { words += ["--rule", "\(rule.id)=\(rule.severity.rawValue)"] }
      if !rejected.strings.isEmpty {
        files["Localizable.xcstrings"] = rejected.strings
        words += ["--strings", "Localizable.xcstrings"]
      }
      if let assets = rejected.assets {
        for name in assets { files["App.xcassets/\(name).imageset/Contents.json"] = "{}" }
        words += ["--assets", "App.xcassets"]
      }
      let run = runTool(words, files: files)
      let line = run.output.split(separator: "\n").first { $0.hasSuffix("[\(rule.id)]") }
      lines.append(String(try #require(line, "\(rule.id): \(run.output)\(run.errors)")))
    }
    try expectGolden(lines.joined(separator: "\n") + "\n", "lint/rules/table.txt")
  }

  @Test("the clean examples have notes at most")
  func cleanExamples() throws {
    let told: Set = ["nested-groups", "overflow", "search-moves"]
    var files: [String: String] = [:]
    for url in Repository.specs(in: Repository.examples) {
      let name = url.lastPathComponent
      if told.contains(name.replacing(".tabspec.json", with: "")) { continue }
      files[name] = try String(contentsOf: url, encoding: .utf8)
    }
    let run = runTool(["lint", "--no-config", "--format", "concise"], files: files)
    let advice = run.output.split(separator: "\n").filter { !$0.contains(": note: ") }
    #expect(advice == [])
  }
}
