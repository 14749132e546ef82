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
}
