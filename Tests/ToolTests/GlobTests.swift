import Testing

@testable import TabspecTool

@Suite("Patterns for paths")
struct GlobTests {
  @Test(
    "match exactly",
    arguments: [
      ("old", "old", true), ("old", "a/old", true), ("old", "old/x.json", false),
      ("old/", "old/x.json", true), ("old/", "old/a/b.json", true), ("old/", "old", true),
      ("old/", "a/old/x.json", false), ("old/", "older/x.json", false),
      ("./old/", "old/x.json", true), ("**/old/", "a/b/old/x.json", true),
      ("**/old/", "old/x.json", true), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true),
      ("a/**/b", "a/x/y/c", false), ("*.json", "a/x.json", true), ("a/*.json", "a/x.json", true),
      ("a/*.json", "a/b/x.json", false), ("?.json", "x.json", true), ("?.json", "xy.json", false),
      ("?.json", ".json", false), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXcYb", false),
      ("**", "a/b/c", true), ("a/**", "a", true), ("a/**", "b/a", false), ("/a", "a", true),
    ])
  func matches(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(FilePath(path)) == expected, "\(pattern) \(path)")
  }
}
