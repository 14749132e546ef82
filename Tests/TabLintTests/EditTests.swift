import JSON
import TabLint
import Testing

/// What removing leaves behind, in texts that are formatted in every way that there is.
@Suite("Edits of a document")
struct EditTests {
  /// Texts with the value to remove between arrows, and what is to be left.
  @Test(
    "removing leaves no trace",
    arguments: [
      (#"{"a": →1←, "b": 2, "c": 3}"#, #"{"b": 2, "c": 3}"#),
      (#"{"a": 1, "b": →2←, "c": 3}"#, #"{"a": 1, "c": 3}"#),
      (#"{"a": 1, "b": 2, "c": →3←}"#, #"{"a": 1, "b": 2}"#),
      (#"{"a":→1←,"b":2}"#, #"{"b":2}"#),
      (#"{"a":1,"b":→2←}"#, #"{"a":1}"#),
      (#"{ "a" : →1← , "b" : 2 }"#, #"{ "b" : 2 }"#),
      (#"{ "a" : 1 , "b" : →2← }"#, #"{ "a" : 1 }"#),
      (#"{ "a" : →1← }"#, "{}"),
      ("{\n  \"a\": →1←\n}", "{}"),
      ("{\n  \"a\": →1←,\n  \"b\": 2\n}", "{\n  \"b\": 2\n}"),
      ("{\n  \"a\": 1,\n  \"b\": →2←,\n  \"c\": 3\n}", "{\n  \"a\": 1,\n  \"c\": 3\n}"),
      ("{\n  \"a\": 1,\n  \"b\": →2←\n}", "{\n  \"a\": 1\n}"),
      ("{\r\n\t\"a\": 1,\r\n\t\"b\": →2←\r\n}\r\n", "{\r\n\t\"a\": 1\r\n}\r\n"),
      ("{\r\n\t\"a\": →1←,\r\n\t\"b\": 2\r\n}\r\n", "{\r\n\t\"b\": 2\r\n}\r\n"),
      ("{\r\t\"a\": 1,\r\t\"b\": →2←,\r\t\"c\": 3\r}", "{\r\t\"a\": 1,\r\t\"c\": 3\r}"),
      ("{  \n \"a\": 1,  \n \"b\": →2←  \n}", "{  \n \"a\": 1  \n}"),
      // Several on a line, and the others on lines of their own.
      ("{\"a\": 1, \"b\": →2←,\n \"c\": 3}", "{\"a\": 1,\n \"c\": 3}"),
      ("{\"a\": →1←, \"b\": 2,\n \"c\": 3}", "{\"b\": 2,\n \"c\": 3}"),
      ("{\"a\": 1,\n \"b\": →2←, \"c\": 3}", "{\"a\": 1,\n \"c\": 3}"),
      ("{\"a\": 1,\n \"b\": 2, \"c\": →3←}", "{\"a\": 1,\n \"b\": 2}"),
      ("{\"a\": 1, \"b\": →[\n  2\n]←,\n \"c\": 3}", "{\"a\": 1,\n \"c\": 3}"),
      ("{ \"a\": 1\n, \"b\": →2←\n, \"c\": 3\n}", "{ \"a\": 1\n, \"c\": 3\n}"),
      ("[→1←, 2, 3]", "[2, 3]"),
      ("[1, →2←, 3]", "[1, 3]"),
      ("[1, 2, →3←]", "[1, 2]"),
      ("[ →{}← ]", "[]"),
      ("[\n  1,\n  →2←\n]", "[\n  1\n]"),
      (#"["a,", →", b"←]"#, #"["a,"]"#),
      (#"[→"],"←, " ,["]"#, #"[" ,["]"#),
      (#"{"a": "\",", "b": →"}"←}"#, #"{"a": "\","}"#),
      (#"{"a": [[], →{"b": [1, 2]}←, {}]}"#, #"{"a": [[], {}]}"#),
    ])
  func removal(_ marked: String, _ expected: String) throws {
    let (document, container, value) = try find(marked)
    let edit = Fix.Edit(document.removal(of: value, from: container), "")
    #expect(made([edit], in: document) == expected)
  }

  /// Texts with the value to insert after between arrows, and the result.
  @Test(
    "inserts in the style of the neighbor",
    arguments: [
      (#"{"a": →1←}"#, #"{"a": 1, "x": 0}"#),
      (#"{"a": →1←, "b": 2}"#, #"{"a": 1, "x": 0, "b": 2}"#),
      (#"{"a": 1, "b": →2←}"#, #"{"a": 1, "b": 2, "x": 0}"#),
      ("{\n  \"a\": →1←\n}", "{\n  \"a\": 1,\n  \"x\": 0\n}"),
      ("{\n  \"a\": →1←,\n  \"b\": 2\n}", "{\n  \"a\": 1,\n  \"x\": 0,\n  \"b\": 2\n}"),
      ("{\r\n\t\"a\": →1←\r\n}", "{\r\n\t\"a\": 1,\r\n\t\"x\": 0\r\n}"),
      ("{\"a\": 1,\n \"b\": →{\n }←}", "{\"a\": 1,\n \"b\": {\n },\n \"x\": 0}"),
    ])
  func insertion(_ marked: String, _ expected: String) throws {
    let (document, container, value) = try find(marked)
    let edit = document.insertion(of: #""x": 0"#, after: value, in: container)
    #expect(made([edit], in: document) == expected)
  }

  // MARK: - Private

  private func made(_ edits: [Fix.Edit], in document: JSONDocument) -> String {
    let finding = Diagnostic(
      rule: "rule", severity: .note, message: "", range: 0..<0,
      fixes: [Fix("fix", isSafe: true, edits)])
    let plan = FixPlan(
      [finding], includesUnsafe: false, length: document.bytes.count)
    return String(decoding: plan.fixed(document.bytes), as: UTF8.self)
  }

  /// The value between two arrows, and its container.
  private func find(_ marked: String) throws -> (JSONDocument, JSONValue, JSONValue) {
    let start = try #require(marked.firstIndex(of: "→"))
    let offset = marked[..<start].utf8.count
    let text = marked.filter { $0 != "→" && $0 != "←" }
    let document = try JSONReader.read(Array(text.utf8))
    var containers = [document.root]
    while let container = containers.popLast() {
      let values =
        document.kind(of: container) == .object
        ? document.members(of: container).map(\.value) : document.elements(of: container)
      for value in values {
        if document.range(of: value).lowerBound == offset { return (document, container, value) }
      }
      containers += values
    }
    throw NotFound()
  }

  private struct NotFound: Error {}
}
