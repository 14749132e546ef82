import JSON
import TabModel
import Testing

@testable import TabLint

/// Nodes that break a rule for one cause are one finding.
@Suite("Findings about nodes together")
struct TogetherTests {
  /// Findings about siblings at level 3, some of which suppress them.
  private func outcome(
    _ count: Int, suppressing: Set<Int> = [], _ settings: LintSettings = LintSettings()
  ) throws -> Linter.Outcome {
    let entry = #", "suppress": [{"rule": "nesting-depth", "reason": "r"}]"#
    let leaves = (0..<count).map { position in
      #"{"identifier": "n\#(position)", "title": "N\#(position)"\#(suppressing.contains(position) ? entry : "")}"#
    }
    let source = """
      {"tabs": [{"identifier": "a", "title": "A", "children": [
        {"identifier": "b", "title": "B", "children": [\(leaves.joined(separator: ", "))]}]}]}
      """
    let spec = SpecReader.read(try JSONReader.read(Array(source.utf8))).spec
    return Linter.lint(.init(spec, settings: settings))
  }

  private func depth(_ outcome: Linter.Outcome) -> [Diagnostic] {
    outcome.diagnostics.filter { $0.rule == "nesting-depth" }
  }

  @Test(
    "name five at most, and then how many more",
    arguments: [
      (1, "'N0' is at level 3"), (2, "'N0' and 'N1' are at level 3"),
      (5, "'N0', 'N1', 'N2', 'N3' and 'N4' are at level 3"),
      (6, "'N0', 'N1', 'N2', 'N3', 'N4' and 1 more are at level 3"),
      (9, "'N0', 'N1', 'N2', 'N3', 'N4' and 4 more are at level 3"),
    ])
  func names(_ count: Int, _ words: String) throws {
    let found = depth(try outcome(count))
    #expect(found.map { $0.message.hasPrefix(words) } == [true])
    // The group, and every node but the first.
    #expect(found.first?.notes.count == count)
    #expect(found.first?.notes.allSatisfy { $0.range != nil } == true)
  }

  @Test("leave out what is suppressed, and count the rest anew")
  func suppressed() throws {
    let some = try outcome(7, suppressing: [0, 3])
    #expect(depth(some).first?.message.hasPrefix("'N1', 'N2', 'N4', 'N5' and 'N6' are") == true)
    #expect(some.suppressed == 2)
    #expect(!some.diagnostics.contains { $0.rule == "unused-suppression" })
    let all = try outcome(2, suppressing: [0, 1])
    #expect(depth(all).isEmpty)
    #expect(all.suppressed == 2)
    #expect(!all.diagnostics.contains { $0.rule == "unused-suppression" })
  }

  @Test(
    "note the limit of each rule, and count the others",
    arguments: [
      (3, 3, ["'N1' as well", "'N2' as well"]),
      (4, 3, ["'N1' as well", "'N2' as well", "'N3' as well"]),
      (5, 3, ["'N1' as well", "'N2' as well", "'N3' as well", "'N4' as well"]),
      (6, 3, ["'N1' as well", "'N2' as well", "'N3' as well", "'N4' and 1 more as well"]),
      (9, 3, ["'N1' as well", "'N2' as well", "'N3' as well", "'N4' and 4 more as well"]),
      (4, 0, ["'N1' as well", "'N2' as well", "'N3' as well"]),
    ])
  func limit(_ count: Int, _ most: Int, _ notes: [String]) throws {
    var settings = LintSettings()
    settings.maxFindings = most
    let told = depth(try outcome(count, settings)).flatMap(\.notes).map(\.message)
    #expect(told.filter { $0.hasSuffix("as well") } == notes)
  }

  @Test("two are needed where one may be chance")
  func two() throws {
    func found(_ tabs: String) throws -> [String] {
      let spec = SpecReader.read(
        try JSONReader.read(Array(#"{"mode": "tabSidebar", "tabs": [\#(tabs)]}"#.utf8))
      ).spec
      return Linter.lint(.init(spec)).diagnostics.map(\.rule)
    }
    let home = #"{"identifier": "Home", "title": "Home"}"#
    let stars = #"{"identifier": "Stars", "title": "Stars"}"#
    let quiet = #"""
      {"identifier": "Stars", "title": "Stars",
       "suppress": [{"rule": "identifier-from-title", "reason": "r"}]}
      """#
    #expect(!(try found(home)).contains("identifier-from-title"))
    #expect(try found("\(home), \(stars)").contains("identifier-from-title"))
    #expect(!(try found("\(home), \(quiet)")).contains("identifier-from-title"))
    #expect(!(try found("\(home), \(quiet)")).contains("unused-suppression"))
    // Alone it would be chance, so there is nothing to suppress.
    #expect(try found(quiet).contains("unused-suppression"))
    let digits = #"{"identifier": "1", "title": "1"}, {"identifier": "2", "title": "2"}"#
    #expect(!(try found(digits)).contains("identifier-from-title"))
  }
}
