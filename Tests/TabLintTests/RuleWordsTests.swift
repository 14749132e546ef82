import JSON
import TabModel
import Testing

@testable import TabLint

/// Words that depend on what a spec ships on, or on what is wrong.
@Suite("Rules hold for specs")
struct RuleWordsTests {
  /// All messages of a rule's findings in a spec.
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
        "iOS", "may be separate on iPhone", "an iPhone's bar has no item",
        "if not all items fit"
      ),
      (
        "iPadOS", "is pinned by itself on iPad and may be separate on iPad",
        "the bar of a compact iPad window has no item", "if not all items fit"
      ),
      (
        "macCatalyst", "is pinned by itself on Mac", "a bottom bar has no item",
        "does not say what it contains"
      ),
      (
        "tvOS", nil, "the bar of an Apple TV has no item", "does not say what it contains"
      ),
      (
        "visionOS", "only a search tab is search to the system",
        "the bar of an Apple Vision Pro has no item", "does not say what it contains"
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
    #expect(try words(.tabTitledMore, "iPadOS", spec).contains("does not say what it contains"))
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
      #expect(help.contains(looks.contains("plus") ? "choose a symbol" : "choose a title"))
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
    #expect(try words(.searchTabNotSearch, "iOS", blank).hasPrefix("the search tab has"))
    #expect(try words(.actionLikeTab, "iOS", blank).contains("of the search tab looks"))
  }

  @Test("without title and image there is nothing to see")
  func nothingToSee() throws {
    let nothing = #""tabs": [{"identifier": "a", "title": ""}]"#
    #expect(try words(.missingLabel, "iOS", nothing).contains("nothing of it is visible"))
    let image = #""tabs": [{"identifier": "a", "title": "", "image": "house"}]"#
    #expect(try words(.missingLabel, "iOS", image).contains("users must guess from the image"))
  }

  @Test("what is left out of a bar is named there while there is room", arguments: [4, 5])
  func room(_ named: Int) throws {
    func list(_ count: Int, _ one: (Int) -> String) -> String {
      (1...count).map(one).joined(separator: ", ")
    }
    let tabs = list(named + 1) { #"{"identifier": "t\#($0)", "title": "T\#($0)"}"# }
    let spec = """
      "compactTabIdentifiers": [\(list(named) { "\"t\($0)\"" })], "tabs": [\(tabs)]
      """
    let said = try words(.compactParity, "iPadOS", spec)
    #expect(said.contains("name it there in the order of 'tabs'") == (named == 4))
    #expect(said.hasSuffix("or specify with 'leadsTo' which screen opens it"))
  }

  @Test("a search tab moves to the end without warning of More as long as it fits")
  func lastOfFive() throws {
    for others in [4, 5] {
      let tabs = (1...others).map { #"{"identifier": "t\#($0)", "title": "T\#($0)"}"# }
      let said = try words(
        .searchTabLast, "iOS", #""tabs": [{"type": "search"}, \#(tabs.joined(separator: ", "))]"#)
      #expect(said.contains("with four other tabs at most") == (others == 5))
    }
  }

  @Test("a name that is in the list already is not what another one was meant for")
  func listedAlready() throws {
    let spec = #"""
      "compactTabIdentifiers": ["home", "hoem"],
      "tabs": [{"identifier": "home", "title": "Home"}, {"identifier": "xyz", "title": "X"}]
      """#
    let said = try words(.unknownIdentifier, "iOS", spec)
    #expect(!said.contains("did you mean"))
    let other = spec.replacing("[\"home\", ", with: "[\"xyz\", ")
    #expect(try words(.unknownIdentifier, "iOS", other).contains("did you mean 'home'?"))
  }

  @Test("a badge that differs is a change with the release")
  func badgeChanges() throws {
    func spec(_ badge: String) -> String {
      #"""
      "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B", "badgeValue": "1", "availability": {"maximumVersion": "18.9"}},
        {"identifier": "b", "title": "B", "badgeValue": "\#(badge)",
         "availability": {"minimumVersion": "26.0"}}]
      """#
    }
    func count(_ badge: String) throws -> Int {
      let targets = #""targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}]"#
      let document = try JSONReader.read(Array("{\(targets), \(spec(badge))}".utf8))
      let (spec, problems) = SpecReader.read(document)
      #expect(problems.isEmpty)
      return Linter.lint(.init(spec)).diagnostics.count { $0.rule == "layout-changes-with-release" }
    }
    #expect(try count("1") == 0)
    #expect(try count("2") == 1)
  }

  @Test(
    "specs that share a customization name five others and then how many more", arguments: [6, 7])
  func sharing(_ count: Int) throws {
    let text = #"""
      {"tabs": [{"identifier": "g", "title": "G", "children": [{"identifier": "a", "title": "A"}]}]}
      """#
    let inputs = try (1...count).map { number in
      let spec = SpecReader.read(try JSONReader.read(Array(text.utf8))).spec
      return Linter.Input(spec, path: "\(number).json")
    }
    for (position, outcome) in Linter.lint(inputs).enumerated() {
      let found = outcome.diagnostics.filter { $0.rule == "shared-customization" }
      #expect(found.count == 1)
      let others = (1...count).filter { $0 != position + 1 }.map { "'\($0).json'" }
      let list = found.first?.message ?? ""
      #expect(others.prefix(5).allSatisfy(list.contains), "\(list)")
      #expect(list.hasSuffix("and 1 more") == (count == 7), "\(list)")
    }
  }

  @Test("white space around a symbol's name is taken off, in either form")
  func spaceAroundSymbols() throws {
    let source = #"""
      {"tabs": [{"identifier": "a", "title": "A", "image": "gearshape ",
        "selectedImage": {"systemName": " gearshape.2"}},
       {"identifier": "b", "title": "B", "image": "Logo", "selectedImage": "house "},
       {"identifier": "c", "title": "C", "image": " "}]}
      """#
    let spec = SpecReader.read(try JSONReader.read(Array(source.utf8))).spec
    let found = Linter.lint(.init(spec)).diagnostics.filter { $0.rule == "symbol-name" }
    let edits = found.map { $0.fixes.flatMap(\.edits).map(\.replacement) }
    #expect(
      edits == [
        [#""gearshape""#, #""gearshape.2""#, #""house""#],
        [#"{"asset": "Logo"}"#, #"{"asset": " "}"#],
      ])
    #expect(found.map { $0.fixes.first?.isSafe } == [true, false])
  }

  @Test(
    "helps with permanently hidden tabs depend on the placement",
    arguments: [
      ("default", "isHidden", "add 'allowsHiding: true', or remove 'isHidden'"),
      ("fixed", "isHidden", "remove 'isHidden'"), ("pinned", "isHidden", "remove 'isHidden'"),
      ("pinned", "isHiddenByDefault", "remove 'isHiddenByDefault'"),
      ("fixed", "isHidden isHiddenByDefault", "remove 'isHidden' and 'isHiddenByDefault'"),
    ])
  func hiddenForGood(_ placement: String, _ keys: String, _ help: String) throws {
    let hidden = keys.split(separator: " ").map { #", "\#($0)": true"# }.joined()
    let said = try words(
      .hiddenForGood, "iPadOS",
      #"""
      "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "\#(placement)"\#(hidden)}]
      """#)
    #expect(said.hasSuffix("; \(help)"))
  }

  @Test(
    "pinned items are counted up to the most where releases have different ones",
    arguments: [("18.0", "has 4 pinned"), ("26.0", "has up to 4 pinned")])
  func pinned(_ minimum: String, _ count: String) throws {
    let tabs = (1...4).map {
      let more = $0 == 4 ? #", "availability": {"minimumVersion": "\#(minimum)"}"# : ""
      return #"{"identifier": "t\#($0)", "title": "T", "preferredPlacement": "pinned"\#(more)}"#
    }
    let spec = #""mode": "tabSidebar", "tabs": [\#(tabs.joined(separator: ","))]"#
    #expect(try words(.pinnedTabCount, "iPadOS", spec).contains(count))
  }

  @Test("a sidebar that comes with a release is a change, though it is hidden at first")
  func sidebarOfRelease() throws {
    let spec = #"""
      "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"},
        {"identifier": "g", "title": "G", "availability": {"minimumVersion": "26.0"},
         "children": [{"identifier": "x", "title": "X"}]}]
      """#
    let said = try words(.layoutChangesWithRelease, "iPadOS", spec)
    #expect(said.contains("a hidden sidebar is added"))
  }

  @Test("search-like-tab names the advantage", arguments: [("18.0", true), ("26.0", false)])
  func searchStep(_ minimum: String, _ isSaid: Bool) throws {
    let spec = #"""
      {"targets": [{"platform": "iOS", "minimumVersion": "\#(minimum)"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "find", "title": "Search", "image": "magnifyingglass"}]}
      """#
    let tabSpec = SpecReader.read(try JSONReader.read(Array(spec.utf8))).spec
    let found = Linter.lint(.init(tabSpec)).diagnostics.filter { $0.rule == Rule.searchLikeTab.id }
    #expect(found.count == 1)
    #expect(
      found.first?.help?.contains("suppress 'property-newer-than-target' there, as 18.0") == isSaid)
  }

  @Test("accepts a bar with one item next to a sidebar")
  func singleItem() throws {
    let spec = #"""
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}], "mode": "tabSidebar",
       "tabs": [{"identifier": "a", "title": "A"},
         {"identifier": "b", "title": "B", "preferredPlacement": "sidebarOnly"}]}
      """#
    let tabSpec = SpecReader.read(try JSONReader.read(Array(spec.utf8))).spec
    let found = Linter.lint(.init(tabSpec)).diagnostics.filter { $0.rule == Rule.singleTab.id }
    #expect(found.map(\.environmentWords) == ["in a regular iPad window in portrait"])
  }
}
