import Foundation
import TabLint
import TestSupport
import Testing

@Suite("The rule catalog")
struct RuleCatalogTests {
  /// Swift cannot list the values in a folder, so this test reports the missing line.
  @Test("names every file in the folder of rules")
  func namesEveryFile() throws {
    let folder = Repository.root.appending(path: "Sources/TabLint/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Rule.all.map(fileName)))
  }

  @Test("has ids in lower case with dashes, each once, and nothing left empty")
  func isComplete() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
      for text in [
        rule.summary, rule.rationale, rule.remedy, rule.exception, rule.apple, rule.certainty,
      ] {
        #expect(text.hasSuffix(".") && !text.contains("  "), "\(rule.id): \(text)")
      }
      #expect(!rule.accepts.isEmpty && !rule.rejects.isEmpty, "\(rule.id)")
      #expect(Set(rule.options.map(\.name)).count == rule.options.count)
      for option in rule.options {
        #expect(option.rule == rule.id)
        #expect(option.summary.hasPrefix("the most ") && !option.summary.hasSuffix("."))
      }
    }
  }

  @Test("asks what a platform can do, never which one it is")
  func knowsNoPlatforms() throws {
    let names = ["PlatformName", ".iOS", ".iPadOS", ".macCatalyst", ".tvOS", ".visionOS"]
    let folder = Repository.root.appending(path: "Sources/TabLint/Rules")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for platform in names { #expect(!text.contains(platform), "\(name) has \(platform)") }
    }
  }

  private func fileName(_ rule: Rule) -> String {
    rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + ".swift"
  }
}
