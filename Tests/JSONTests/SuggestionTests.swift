import JSON
import Testing

@Suite("Suggestions are what was meant, or none")
struct SuggestionTests {
  @Test(
    "near names are suggested",
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

  @Test("a very long word is not compared")
  func long() {
    let word = String(repeating: "lint", count: 100_000)
    #expect(suggestions(for: word, among: ["lint"]) == [])
  }
}
