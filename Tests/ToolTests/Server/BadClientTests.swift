import Foundation
import TabspecTool
import TestTool
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

  @Test("changes count in the order in which they come, regardless of their versions")
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

  @Test("ignores messages about documents that are not open")
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

  private func message(_ content: String) -> [UInt8] {
    Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8)
  }

  @Test(
    "every request is answered with the id that it was written with",
    arguments: [
      ("1.5", "1.5", -32_601), ("9223372036854775807", "9223372036854775807", -32_601),
      ("-0", "-0", -32_601), (#""a\u0062""#, #""a\u0062""#, -32_601), (#""""#, #""""#, -32_601),
      ("null", "null", -32_600), ("true", "null", -32_600), ("[1]", "null", -32_600),
    ])
  func identities(_ id: String, _ answered: String, _ code: Int) {
    for method in ["", "textDocument/formatting"] {
      let system = MemorySystem()
      system.pieces = [
        message(#"{"id": 0, "method": "initialize", "params": {}}"#),
        message(#"{"id": \#(id), "method": "\#(method)"}"#),
      ]
      let run = runTool(["server"], on: system)
      let error = #"{"jsonrpc":"2.0","id":\#(answered),"error":{"code":\#(code),"#
      #expect(run.output.contains(error), "\(run.output)")
      let isUnknown = run.output.contains("unsupported method '\(method)'")
      #expect(isUnknown == (code == -32_601))
    }
  }

  @Test(
    "what is no request is refused with its id, and answers are passed over",
    arguments: [
      (#"{"id": 7}"#, "7"), (#"{"id": 7, "method": 5}"#, "7"), (#"{"method": null}"#, "null"),
      ("[]", "null"), (#"{"id": 7, "result": null}"#, nil), (#"{"id": null, "error": {}}"#, nil),
      (#"{"method": ""}"#, nil),
    ])
  func noRequests(_ content: String, _ id: String?) {
    let system = MemorySystem()
    system.pieces = [
      message(#"{"id": 0, "method": "initialize", "params": {}}"#), message(content),
    ]
    let output = runTool(["server"], on: system).output
    #expect(output.contains("error") == (id != nil), "\(output)")
    if let id { #expect(output.contains(#""id":\#(id),"error":{"code":-32600"#), "\(output)") }
  }

  @Test("reports changes that cannot be applied")
  func lost() throws {
    var client = EditorClient()
    client.sendRaw(message("{"))
    client.open(ServerSpec.text)
    client.sendRaw(message("{"))
    client.sendRaw(Array("Content-Length: 67108865\r\n\r\n".utf8))
    client.sendRaw([UInt8](repeating: 0x20, count: 67_108_865))
    for change: [String: Any] in [
      ["range": ["start": ["line": 0]], "text": ""], ["text": 1], ["text": "{}"],
    ] {
      client.notify(
        "textDocument/didChange",
        ["textDocument": ["uri": EditorClient.uri, "version": 2], "contentChanges": [change]])
    }
    let warnings = try client.run().warnings
    #expect(warnings.count == 4, "\(warnings)")
    #expect(warnings.prefix(2).allSatisfy { $0.contains("could not read a message") })
    #expect(warnings.suffix(2).allSatisfy { $0.contains("'\(EditorClient.uri)'") })
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
