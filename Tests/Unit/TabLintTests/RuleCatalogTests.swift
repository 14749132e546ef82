import Foundation
import TabLint
import TestSupport
import Testing

@Suite("The rule catalog")
struct RuleCatalogTests {
  private static let folder = Repository.root.appending(path: "Sources/TabLint/Rules")

  /// Swift cannot list the values in a folder, so this test reports the missing line.
  @Test("names every file in the folder of rules, and asks what a platform can do, never which one")
  func files() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".swift") }
    let rules = paths.filter { !$0.hasPrefix("Shared/") }
    #expect(Set(rules) == Set(Rule.all.map(fileName)))
    let platforms = [".iOS", ".iPadOS", ".macCatalyst", ".macOS", ".tvOS", ".visionOS"]
    for name in paths {
      let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      #expect(platforms.filter(text.contains).isEmpty, "\(name)")
    }
  }

  @Test("has ids in lower case with dashes, each once, and nothing left empty")
  func isComplete() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      let page = rule.texts(in: .uiKit)
      let texts = [
        page.summary, page.rationale, page.remedy, page.exception, page.apple, page.certainty,
      ]
      let unfinished = texts.filter { !$0.hasSuffix(".") || $0.contains("  ") }
      #expect(unfinished.isEmpty, "\(rule.id)")
      let isNamed = rule.id.allSatisfy { $0.isLowercase || $0 == "-" }
      #expect(isNamed && !rule.accepts.isEmpty && !rule.rejects.isEmpty, "\(rule.id)")
      let options = rule.options.filter {
        $0.rule == rule.id && $0.summary.hasPrefix("the most ") && !$0.summary.hasSuffix(".")
      }
      #expect(Set(options.map(\.name)).count == rule.options.count, "\(rule.id)")
    }
  }

  private func fileName(_ rule: Rule) -> String {
    rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + ".swift"
  }
}
