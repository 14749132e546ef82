import Foundation
import TestTool
import Testing

/// Requests about a spec in a session with an editor, and all answers of the server.
struct ServerTalk: Sendable, CustomTestStringConvertible {
  let name: String
  /// As JSON; nil for those of a modern editor.
  let capabilities: String?
  /// The files besides the spec.
  let files: [String: String]
  let text: String
  /// The methods with their parameters as JSON.
  let requests: [(method: String, parameters: String)]
  let expected: String

  var testDescription: String { name }

  init(
    _ name: String, capabilities: String? = nil, files: [String: String] = [:], _ text: String,
    _ requests: [(method: String, parameters: String)], _ expected: String
  ) {
    self.name = name
    self.capabilities = capabilities
    self.files = files
    self.text = text
    self.requests = requests
    self.expected = expected
  }

  /// The messages without the answers to `initialize` and `shutdown`, one per line.
  func result() throws -> String {
    var client = EditorClient(
      text, try capabilities.map(Self.object) ?? EditorClient.modern)
    for (method, parameters) in requests {
      var asked = try Self.object(parameters)
      asked["textDocument"] = ["uri": EditorClient.uri]
      client.request(method, asked)
    }
    let system = MemorySystem()
    system.pieces = [client.input]
    system.files = files.mapValues { Array($0.utf8) }
    let run = runTool(["server"], on: system)
    let lines = run.output.split(separator: "Content-Length: ").map { message in
      message.drop { $0 != "{" }
    }
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}

@Suite("What the language server says")
struct ServerTalkTests {
  @Test("to several requests", arguments: serverTalks)
  func talk(_ talk: ServerTalk) throws {
    let result = try talk.result()
    #expect(result == talk.expected)
  }
}
