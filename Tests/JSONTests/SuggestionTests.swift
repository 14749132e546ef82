import JSON
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "include near names only",
    arguments: [
      ("lnt", ["lint"]), ("lnit", ["lint"]), ("lintt", ["lint"]), ("kint", ["lint"]),
      ("lin", ["lint"]), ("LINT", ["lint"]), ("sarf", ["sarif"]), ("vali", ["validate"]),
      ("validat", ["validate"]), ("zzz", []), ("x", []), ("", []), ("tree", []),
      ("rule-a", ["rule-b", "rule-c", "rule-d"]),
    ])
  func near(_ word: String, _ expected: [String]) {
    let names = ["lint", "sarif", "validate", "ok", "rule-b", "rule-c", "rule-d", "rule-e"]
    #expect(suggestions(for: word, among: names) == expected)
  }

  @Test(
    "include names with these initials",
    arguments: [("rtl", ["rightToLeft"]), ("sui", ["SwiftUI"]), ("lu", []), ("r", [])])
  func initials(_ word: String, _ expected: [String]) {
    #expect(suggestions(for: word, among: ["rightToLeft", "SwiftUI", "lint"]) == expected)
  }

  @Test("skip very long words")
  func long() {
    let word = String(repeating: "lint", count: 100_000)
    #expect(suggestions(for: word, among: ["lint"]) == [])
  }
}
