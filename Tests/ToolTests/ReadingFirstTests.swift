import TestTool
import Testing

/// Reports about documents that cannot be read or do not match the format.
@Suite("Reading comes first")
struct ReadingFirstTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    /// The rules of all findings, in the order of the text.
    let rules: [String]

    init(_ about: String, _ source: String, _ rules: [String]) {
      testDescription = about
      self.source = source
      self.rules = rules
    }
  }

  private static let blank = #""tabs": [{"identifier": "a", "title": ""}]"#

  @Test(
    "and what it finds is all there is",
    arguments: [
      Case(
        "nothing to read first", "{\(blank)}", ["single-tab", "missing-image", "missing-label"]),
      Case("a comma too many", "{\(blank),}", ["json-syntax"]),
      Case("two commas too many", "{\(blank),,}", ["json-syntax", "json-syntax"]),
      Case(
        "a comma too many, and a key that nobody knows", #"{"modus": "tabBar", \#(blank),}"#,
        ["unknown-key", "json-syntax"]),
      Case(
        "comments, quotes and keys without quotes, and a wrong value",
        "// A\n{'mode': “tabs”, tabs: [{\"identifier\": \"a\", \"title\": 'A'}]}",
        [
          "json-syntax", "json-syntax", "invalid-value", "json-syntax", "json-syntax",
          "json-syntax",
        ]),
      Case(
        "a byte order mark, and a wrong type", "\u{FEFF}{\"name\": 1, \(blank)}",
        ["json-syntax", "wrong-type"]),
      Case(
        "a missing comma between lines, and an empty list",
        "{\"name\": \"A\"\n\"tabs\": []}", ["json-syntax", "invalid-value"]),
      Case(
        "a missing comma within a line ends the file", #"{"modus": "A" "tabs": []}"#,
        ["json-syntax"]),
      Case("a bracket that is not closed", #"{"modus": 1, "tabs": [1"#, ["json-syntax"]),
      Case("a second document", "{\"modus\": 1, \(blank)} {}", ["json-syntax"]),
      Case(
        "a comma too many, and then a stray word", "{\"modus\": 1, \(blank),} x",
        ["json-syntax", "json-syntax"]),
      Case("a key that nobody knows", #"{"modus": "tabBar", \#(blank)}"#, ["unknown-key"]),
      Case(
        "another version of the format, and a repeated key",
        #"{"specVersion": 2, "name": "A", "name": "B", \#(blank)}"#,
        ["unsupported-spec-version", "duplicate-key"]),
      Case(
        "a suppression of a rule of reading",
        #"""
        {"modus": 1, "suppress": [{"rule": "unknown-key", "reason": "r"}], \#(blank)}
        """#, ["unknown-key"]),
      Case(
        "a minimum above its maximum",
        #"""
        {"tabs": [{"identifier": "a", "title": "A", "image": "sun"},
          {"identifier": "b", "title": "B", "image": "moon"},
          {"identifier": "c", "title": "C", "image": "star",
           "availability": {"minimumVersion": "27.0", "maximumVersion": "18.0"}}]}
        """#, []),
    ])
  func rules(_ example: Case) {
    for command in ["lint", "validate"] {
      // 'validate' looks for errors only.
      let rules = command == "lint" || example.rules.first != "single-tab" ? example.rules : []
      let run = runTool([command, "-", "--format", "concise"], input: example.source)
      let found = run.output.split(separator: "\n").compactMap { line in
        line.hasSuffix("]") ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
      }
      #expect(found == rules, "\(run.output)")
      #expect(
        (run.code == 0) == rules.allSatisfy { $0.hasPrefix("missing-") || $0 == "single-tab" })
    }
  }
}
