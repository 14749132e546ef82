import Foundation
import TabspecTool
import TestSupport
import Testing

/// Clients that do what they should not.
@Suite("Bad clients of the language server")
struct BadClientTests {
  private func change(
    _ version: Int, from start: (Int, Int), to end: (Int, Int), _ text: String
  ) -> [String: Any] {
    [
      "textDocument": ["uri": EditorClient.uri, "version": version],
      "contentChanges": [
        [
          "range": [
            "start": ["line": start.0, "character": start.1],
            "end": ["line": end.0, "character": end.1],
          ], "text": text,
        ]
      ],
    ]
  }

  @Test("changes count in the order in which they come, whatever their versions say")
  func versions() throws {
    var client = EditorClient("[]")
    for (version, text) in [(9, "a"), (3, "{"), (-4, "[1]")] {
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": EditorClient.uri, "version": version],
          "contentChanges": [["text": text]],
        ])
    }
    let session = try client.run()
    let published = session.parameters("textDocument/publishDiagnostics")
    #expect(published.count == 1 && published[0]["version"] as? Int == -4)
    #expect(session.diagnostics.compactMap { $0["code"] as? String } == ["wrong-type"])
  }

  @Test(
    "a change outside of the text is one at its end, and one backwards takes nothing away",
    arguments: [
      ((0, 99), (9, 9), "]", "[]"), ((9, 9), (9, 9), "]", "[]"), ((-1, -1), (0, 0), "1", "1["),
      ((0, 1), (0, 0), "]", "[]"), ((Int(Int32.max), Int.max), (Int.max, Int.max), "]", "[]"),
    ])
  func places(
    _ start: (Int, Int), _ end: (Int, Int), _ piece: String, _ expected: String
  ) throws {
    var client = EditorClient("[")
    client.notify("textDocument/didChange", change(2, from: start, to: end, piece))
    let changed = try client.run().diagnostics.compactMap { $0["message"] as? String }
    let same = try EditorClient(expected).run().diagnostics.compactMap { $0["message"] as? String }
    #expect(changed == same && !same.isEmpty)
  }

  @Test("what is said of a document that is not open is passed over")
  func unknown() throws {
    var client = EditorClient()
    client.notify("textDocument/didChange", change(2, from: (0, 0), to: (0, 0), "{"))
    client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///app/x.json"]])
    client.notify("textDocument/didOpen", ["textDocument": ["uri": 1, "text": []]])
    client.notify("textDocument/didOpen", [:])
    let session = try client.run()
    let told = session.parameters("textDocument/publishDiagnostics")
    #expect(session.code == 0 && told.compactMap { $0["uri"] as? String } == ["file:///app/x.json"])
  }

  @Test("half a message is waited for, and is no message where the stream ends")
  func half() throws {
    var client = EditorClient(ServerSpec.text)
    client.sendRaw(Array("Content-Length: 40\r\n\r\n{\"id\": 7, ".utf8))
    let session = try client.run(ending: false)
    #expect(session.code == 1 && session.messages.allSatisfy { $0["id"] as? Int != 7 })
  }

  @Test(
    "a client that does not read any more ends the session",
    arguments: [SystemError.closedPipe, .failed(reason: "no space left on device")])
  func closed(_ error: SystemError) {
    let system = MemorySystem()
    let content = #"{"id": 1, "method": "initialize", "params": {}}"#
    system.pieces = Array(
      repeating: Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8), count: 9)
    system.outputError = error
    let run = runTool(["server"], on: system)
    #expect(system.pieces.count == 8, "it went on")
    #expect(run.code == (error == .closedPipe ? 1 : 2) && run.errors.isEmpty == (run.code == 1))
  }
}
