import JSON
import TabModel
import Testing

@testable import TabLint

/// The pages of rules for SwiftUI: the same texts with other names, links and examples.
@Suite("Rules in SwiftUI")
struct RuleFrameworkTests {
  private static let rules = Rule.all.filter { $0.isAbout(.swiftUI) }

  @Test("have SwiftUI's names and links", arguments: rules)
  func words(_ rule: Rule) {
    let texts = rule.texts(in: .swiftUI)
    for text in [texts.summary, texts.rationale, texts.remedy, texts.exception, texts.certainty] {
      // The identifier of search tabs is the same in both frameworks.
      let text = text.replacing("com.apple.UIKit.Search", with: "")
      for name in ["UIKit", "UITab", "UISearchTab", "UITabGroup", " group"] {
        #expect(!text.contains(name), "\(rule.id): \(text)")
      }
    }
    for source in texts.sources { #expect(!source.rawValue.contains("uikit"), "\(rule.id)") }
  }

  @Test("keep their texts in UIKit", arguments: Rule.all)
  func own(_ rule: Rule) {
    let texts = rule.texts(in: .uiKit)
    #expect(texts.summary == rule.summary)
    #expect(texts.apple == rule.apple)
    #expect(texts.severity == rule.severity)
    #expect(texts.sources == rule.sources)
  }

  /// Rules of the document, of catalogs and of the running app are the same in both.
  @Test("report the example of their page", arguments: rules)
  func example(_ rule: Rule) throws {
    switch rule.check {
    case .spec: break
    case .reading, .symbols, .strings, .assets, .run, .suppressions, .records: return
    }
    // In SwiftUI other rules name the cause of all that it could report.
    if rule.id == "unreachable-tab" { return }
    let example = try #require(rule.pageExample(in: .swiftUI))
    for (source, isWrong) in [(example.source, true), (example.fixed ?? "", false)]
    where !source.isEmpty {
      let bytes = Array(source.filter { $0 != "↓" }.utf8)
      let (spec, problems) = SpecReader.read(try JSONReader.read(bytes))
      #expect(problems.isEmpty)
      #expect(spec.framework == .swiftUI)
      var settings = LintSettings()
      settings.turnOn(rule)
      example.bring(to: &settings)
      let found = Linter.lint(.init(spec, settings: settings)).diagnostics
        .filter { $0.rule == rule.id }
      #expect(found.isEmpty != isWrong, "\(source)\n\(found.map(\.message))")
      let links = rule.texts(in: .swiftUI).sources.map(\.url)
      #expect(found.allSatisfy { $0.url.map(links.contains) ?? links.isEmpty })
    }
  }

  @Test("there is something instead of each key that SwiftUI does not have")
  func substitutes() {
    let framework = Framework.swiftUI
    var lacking = Set<String>()
    for key in NodeKey.allCases
    where Node.Kind.allCases.contains(where: { !framework.has(key, on: $0) }) {
      lacking.insert(key.name)
    }
    for key in RootKey.allCases where !framework.has(key.definition) { lacking.insert(key.name) }
    for key in SidebarKey.allCases where !framework.has(key.definition) { lacking.insert(key.name) }
    #expect(Set(framework.words.substitutes.keys) == lacking)
  }
}
