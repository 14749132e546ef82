import JSON
import TabModel
import Testing

@testable import TabLint

/// The pages of rules for SwiftUI: the same texts with other names, links and examples.
@Suite("Rules in SwiftUI")
struct RuleFrameworkTests {
  @Test("have the names and links of their framework", arguments: Rule.all)
  func words(_ rule: Rule) {
    guard rule.isAbout(.swiftUI) else { return }
    let texts = rule.texts(in: .swiftUI)
    let names = ["UIKit", "UITab", "UISearchTab", "UITabGroup", " group"]
    // The identifier of search tabs is the same in both frameworks.
    let wrong = [texts.summary, texts.rationale, texts.remedy, texts.exception, texts.certainty]
      .map { $0.replacing("com.apple.UIKit.Search", with: "") }
      .filter { names.contains(where: $0.contains) }
    #expect(wrong.isEmpty)
    #expect(!texts.sources.contains { $0.rawValue.contains("uikit") })
  }

  /// Rules of the document, of catalogs and of the running app are the same in both.
  @Test(
    "report the example of their page",
    arguments: Rule.all.filter { rule in
      // In SwiftUI other rules name the cause of all that an unreachable tab could be.
      if case .spec = rule.check {
        rule.isAbout(.swiftUI) && rule.id != "unreachable-tab"
      } else {
        false
      }
    })
  func example(_ rule: Rule) throws {
    let example = try #require(rule.pageExamples(in: .swiftUI).first)
    let links = rule.texts(in: .swiftUI).sources.map(\.url)
    for (source, isWrong) in [(example.source, true), (example.fixed ?? "", false)]
    where !source.isEmpty {
      let bytes = Array(source.filter { $0 != "↓" }.utf8)
      let (spec, problems) = SpecReader.read(try JSONReader.read(bytes))
      #expect(problems.isEmpty && spec.framework == .swiftUI)
      var settings = LintSettings.running(only: rule)
      example.bring(to: &settings)
      let found = Linter.lint(.init(spec, settings: settings)).diagnostics
        .filter { $0.rule == rule.id }
      #expect(found.isEmpty != isWrong, "\(source)\n\(found.map(\.message))")
      #expect(found.allSatisfy { $0.url.map(links.contains) ?? links.isEmpty })
    }
  }

  @Test("there is something instead of each key that SwiftUI does not have")
  func substitutes() {
    let framework = Framework.swiftUI
    var lacking = Set<String>()
    for key in Node.keys
    where Node.Kind.allCases.contains(where: { !framework.has(key, on: $0) }) {
      lacking.insert(key.name)
    }
    for key in RootValues.keys where !framework.has(key.definition) { lacking.insert(key.name) }
    for key in Sidebar.keys where !framework.has(key.definition) { lacking.insert(key.name) }
    #expect(Set(framework.words.substitutes.keys) == lacking)
  }
}
