import JSON
import TabModel
import Testing

@testable import TabLint

/// Which suppressions hide something, and which are told to be of no use. `↓` stands in front of
/// every entry that is reported.
@Suite("Suppressions")
struct SuppressionTests {
  private static let long = #""identifier": "a", "title": "Seventeen Or More""#
  private static let short = #""identifier": "a", "title": "A""#

  private static func entry(_ rule: String) -> String { #"{"rule": "\#(rule)", "reason": "r"}"# }

  private static func spec(_ around: String, _ node: String, _ inside: String = "") -> String {
    #"{"suppress": [\#(around)], "tabs": [{\#(node), "suppress": [\#(inside)]}]}"#
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    /// Whether `long-title` is reported all the same.
    let isLong: Bool

    init(_ about: String, _ source: String, isLong: Bool = false) {
      testDescription = about
      self.source = source
      self.isLong = isLong
    }
  }

  @Test(
    "hide what their rule finds, the first and innermost of several",
    arguments: [
      Case("around", spec(entry("long-title"), long)),
      Case("inside", spec("", long, entry("long-title"))),
      Case(
        "of two inside one node", spec("", long, "\(entry("long-title")), ↓\(entry("long-title"))")),
      Case("of two around", spec("\(entry("long-title")), ↓\(entry("long-title"))", long)),
      Case(
        "of one around and one inside", spec("↓" + entry("long-title"), long, entry("long-title"))),
      Case("of another rule", spec("↓" + entry("multiword-title"), long), isLong: true),
    ])
  func hide(_ example: Case) throws { try check(example) }

  @Test(
    "are of no use where nothing needs them, and their rule has looked",
    arguments: [
      Case("nothing is found", spec("↓" + entry("long-title"), short)),
      Case("the rule does not run without a list of symbols", spec(entry("unknown-symbol"), short)),
      Case("the rule is one of comparisons with a running app", spec(entry("conformance"), short)),
      Case("the rule looks for suppressions", spec(entry("unused-suppression"), short)),
      Case("a rule of reading cannot be suppressed", spec("↓" + entry("wrong-type"), short)),
      Case("there is no such rule", spec("↓" + entry("nothing-like-it"), short)),
    ])
  func unused(_ example: Case) throws { try check(example) }

  @Test("keeps suppressions of misspelled rules, removes unknown ones")
  func misspelt() throws {
    for (rule, isRemoved) in [("long-titel", false), ("nothing-like-it", true)] {
      let found = try findings(Self.spec(Self.entry(rule), Self.short))
      #expect(found.map(\.fixes.isEmpty) == [!isRemoved], "\(rule)")
    }
  }

  private func findings(_ source: String) throws -> [Diagnostic] {
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array(source.utf8)))
    try #require(problems.isEmpty)
    return Linter.lint(.init(spec)).diagnostics.filter { $0.rule == "unused-suppression" }
  }

  private func check(_ example: Case) throws {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for scalar in example.source.unicodeScalars {
      if scalar == "↓" { marks.append(bytes.count) } else { bytes += Array(String(scalar).utf8) }
    }
    let spec = SpecReader.read(try JSONReader.read(bytes)).spec
    let found = Linter.lint(.init(spec)).diagnostics
    let unused = found.filter { $0.rule == "unused-suppression" }
    #expect(unused.map(\.range.lowerBound).sorted() == marks, "\(unused.map(\.message))")
    #expect(found.contains { $0.rule == "long-title" } == example.isLong)
  }
}
