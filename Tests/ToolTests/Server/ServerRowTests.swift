import Foundation
import TestTool
import Testing

/// A request at the mark of a spec, and the texts and places of the answer in the order of its keys.
struct ServerRow: Sendable, CustomTestStringConvertible {
  let name: String
  let method: String
  /// Further parameters, as JSON.
  let parameters: String
  let text: String
  let expected: String

  var testDescription: String { name }

  init(
    _ name: String, _ method: String, with parameters: String = "{}", _ text: String,
    _ expected: String
  ) {
    self.name = name
    self.method = method
    self.parameters = parameters
    self.text = text
    self.expected = expected
  }

  func result() throws -> String {
    let mark = try #require(text.firstIndex(of: "^"))
    let before = text[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    let position: [String: Any] = [
      "line": before.count - 1, "character": before.last?.utf8.count ?? 0,
    ]
    var asked: [String: Any] = [
      "textDocument": ["uri": EditorClient.uri], "position": position,
      "range": ["start": position, "end": position], "context": ["diagnostics": [String]()],
    ]
    let more = try JSONSerialization.jsonObject(with: Data(parameters.utf8))
    asked.merge(more as? [String: Any] ?? [:]) { _, new in new }
    var client = EditorClient(String(text[..<mark] + text[text.index(after: mark)...]))
    let number = client.request("textDocument/\(method)", asked)
    let session = try client.run()
    return session.refusal(number) ?? Self.texts(session.result(number)).joined(separator: "\n")
  }

  private static let shown: Set<String> = [
    "label", "value", "title", "newText", "insertText", "name", "detail", "placeholder", "line",
    "character", "kind", "target", "tooltip", "documentation", "startLine",
    "endLine",
  ]

  private static func texts(_ value: Any?, _ key: String = "") -> [String] {
    switch value {
    case let object as [String: Any]:
      object.keys.sorted().flatMap { texts(object[$0], $0) }
    case let list as [Any]: list.flatMap { texts($0, key) }
    case .none, is NSNull: []
    case .some(let value): shown.contains(key) ? ["\(key): \(value)"] : []
    }
  }
}

@Suite("What the language server answers")
struct ServerRowTests {
  @Test("at small specs", arguments: serverRows)
  func small(_ row: ServerRow) throws {
    let result = try row.result()
    #expect(result == row.expected)
  }
}
