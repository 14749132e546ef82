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

  @Test(
    "link to what SwiftUI's page is about",
    arguments: [
      ("hidden-for-good", Source.hidden), ("search-tab-pinned", .searchRole),
      ("shared-customization", .customization), ("compact-parity", .hidden),
      ("placement-needs-sidebar", .tabPlacement),
    ])
  func links(_ id: String, _ source: Source) throws {
    let rule = try #require(Rule.named(id))
    #expect(rule.texts(in: .swiftUI).sources.first == source)
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

  @Test("name the code of a key in a help")
  func code() throws {
    let source = #"""
      {"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
       "tabs": [{"identifier": "a", "title": "A"},
         {"identifier": "b", "title": "B", "preferredPlacement": "optional"}]}
      """#
    let spec = SpecReader.read(try JSONReader.read(Array(source.utf8))).spec
    let found = Linter.lint(.init(spec)).diagnostics.first { $0.rule == "placement-needs-sidebar" }
    let notes = found?.notes.map(\.message) ?? []
    #expect(
      notes.contains {
        $0.hasPrefix("in SwiftUI 'mode: tabSidebar' is .tabViewStyle(.sidebarAdaptable)")
      }, "\(notes)")
    #expect(
      found?.url
        == "https://developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:)"
    )
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
