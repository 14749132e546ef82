import JSON
import TabModel
import Testing

@testable import TabLint

/// Words that depend on what a spec ships on, or on what is wrong.
@Suite("Rules say what is true of the spec")
struct RuleWordsTests {
  /// All that the findings of a rule say about a spec.
  private func words(_ rule: Rule, _ target: String, _ rest: String) throws -> String {
    let targets = #"[{"platform": "\#(target)", "minimumVersion": "18.0"}]"#
    let document = try JSONReader.read(Array(#"{"targets": \#(targets), \#(rest)}"#.utf8))
    let (spec, problems) = SpecReader.read(document)
    #expect(problems.isEmpty)
    let found = Linter.lint(.init(spec)).diagnostics.filter { $0.rule == rule.id }
    #expect(found.count == 1)
    return found.flatMap { [$0.message] + $0.notes.map(\.message) + [$0.help ?? ""] }
      .joined(separator: "; ")
  }

  @Test(
    "about the devices that it is for",
    arguments: [
      (
        "iOS", "may stand apart on iPhone", "the bar of an iPhone shows", "with more items than fit"
      ),
      (
        "iPadOS", "is pinned by itself on iPad and may stand apart on iPad",
        "the bar of a compact iPad window shows", "with more items than fit"
      ),
      (
        "macCatalyst", "is pinned by itself on Mac", "a bar at the bottom shows",
        "does not tell what is inside"
      ),
      (
        "tvOS", nil, "the bar of an Apple TV shows", "does not tell what is inside"
      ),
      (
        "visionOS", "only a search tab is search to the system",
        "the bar of an Apple Vision Pro shows", "does not tell what is inside"
      ),
    ])
  func devices(_ target: String, _ privilege: String?, _ bar: String, _ more: String) throws {
    let search = #""tabs": [{"identifier": "a", "title": "Search"}]"#
    if let privilege { #expect(try words(.searchLikeTab, target, search).contains(privilege)) }
    let nested = #"""
      "tabs": [{"identifier": "g", "title": "G", "children": [{"type": "search"}]}]
      """#
    #expect(try words(.nestedSearchTab, target, nested).contains(bar))
    let titled = #""tabs": [{"identifier": "a", "title": "More"}]"#
    #expect(try words(.tabTitledMore, target, titled).contains(more))
  }

  @Test("a title More that no bottom bar shows is only unclear")
  func moreLeftOut() throws {
    let spec = #"""
      "compactTabIdentifiers": ["a"],
      "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "More"}]
      """#
    #expect(try words(.tabTitledMore, "iPadOS", spec).contains("does not tell what is inside"))
  }

  @Test(
    "about what makes a tab look like search",
    arguments: [
      (#""title": "Search""#, "another title"),
      (#""title": "A", "image": "magnifyingglass""#, "symbol"),
      (#""title": "Search", "image": "magnifyingglass""#, "another title and symbol"),
    ])
  func likeness(_ looks: String, _ other: String) throws {
    let spec = #""tabs": [{"identifier": "a", \#(looks)}]"#
    #expect(try words(.searchLikeTab, "iOS", spec).hasSuffix(other))
  }

  @Test("no help leads to another finding")
  func actions() throws {
    for looks in [#""title": "Add""#, #""title": "A", "image": "plus""#] {
      let help = try words(.actionLikeTab, "iOS", #""tabs": [{"identifier": "a", \#(looks)}]"#)
      #expect(!help.contains("performsAction"))
      #expect(help.contains(looks.contains("plus") ? "choose a symbol" : "name the section"))
    }
    let only = #"""
      "mode": "tabSidebar",
      "tabs": [{"identifier": "a", "title": "A", "preferredPlacement": "sidebarOnly"}]
      """#
    #expect(try words(.sidebarOnlyInCompact, "iOS", only).hasSuffix("remove 'preferredPlacement'"))
    let left = #"""
      "mode": "tabSidebar", "compactTabIdentifiers": ["a"],
      "tabs": [{"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "sidebarOnly"}]
      """#
    #expect(!(try words(.compactParity, "iPadOS", left).contains("name it in")))
  }

  @Test("a search tab has no identifier of its own to be called by")
  func searchTab() throws {
    let blank = #""tabs": [{"type": "search", "title": "", "image": "plus"}]"#
    #expect(try words(.missingLabel, "iOS", blank).hasPrefix("the search tab has"))
    #expect(try words(.actionLikeTab, "iOS", blank).contains("of the search tab looks"))
  }

  @Test("without title and image there is nothing to see")
  func nothingToSee() throws {
    let nothing = #""tabs": [{"identifier": "a", "title": ""}]"#
    #expect(try words(.missingLabel, "iOS", nothing).contains("nothing to see of it"))
    let image = #""tabs": [{"identifier": "a", "title": "", "image": "house"}]"#
    #expect(try words(.missingLabel, "iOS", image).contains("an image alone"))
  }
}
