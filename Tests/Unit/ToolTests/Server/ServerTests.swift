import Foundation
import TabspecTool
import TestTool
import Testing

/// Sessions of which more than the answers counts; `Tests/Cases/Server` has the others.
@Suite("Sessions of the language server")
struct ServerTests {
  @Test("end with 0 only after 'shutdown', and early if nobody reads the answers")
  func codes() {
    func message(_ content: String) -> [UInt8] {
      Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8)
    }
    let start = message(#"{"id": 1, "method": "initialize", "params": {"processId": 77}}"#)
    let shutdown = message(#"{"id": 2, "method": "shutdown"}"#)
    let exit = message(#"{"method": "exit"}"#)
    func end(
      _ title: String, _ pieces: [[UInt8]], _ error: SystemError? = nil, processes: Set<Int> = [77]
    ) -> String {
      let system = MemorySystem()
      (system.pieces, system.outputError, system.processes) = (pieces, error, processes)
      system.time = (0, 600)
      let run = runTool(["server"], on: system)
      let answers = run.output.components(separatedBy: "Content-Length").count - 1
      let error = run.errors.isEmpty ? "" : ", \(run.errors)"
      return "\(title): \(run.code) after \(answers), \(system.pieces.count) left\(error)"
    }
    let waiting = Array(repeating: [UInt8](), count: 50)
    let ends = [
      end("'exit' after 'shutdown'", [start, shutdown, exit, shutdown]),
      end("'exit' without 'shutdown'", [start, exit, shutdown]),
      end("the stream is closed", [start] + waiting),
      end("the stream is closed in a message", [start, shutdown.dropLast()]),
      end("a message over the limit", [start, Array("Content-Length: 67108865\r\n\r\n".utf8)]),
      end("the client's process is gone", [start] + waiting, processes: []),
      end("the client does not read", [start, start, start], .closedPipe),
      end("no space left", [start, start, start], .failed(reason: "no space left on device")),
    ]
    #expect(
      ends == [
        "'exit' after 'shutdown': 0 after 2, 1 left",
        "'exit' without 'shutdown': 1 after 1, 1 left",
        "the stream is closed: 1 after 1, 0 left",
        "the stream is closed in a message: 1 after 1, 0 left",
        "a message over the limit: 1 after 2, 0 left",
        "the client's process is gone: 1 after 1, 49 left",
        "the client does not read: 1 after 0, 2 left",
        "no space left: 2 after 0, 2 left, error: standard output: no space left on device\n",
      ], "codes, answers and pieces left")
  }

  @Test("read one catalog once for all folders, and again after their documents were closed")
  func catalogs() throws {
    let text = #"{"tabs": [{"identifier": "a", "title": "First"}]}"#
    var client = EditorClient()
    client.files = [
      "tabspec.config.json": #"{"strings": ["L.xcstrings"]}"#,
      "L.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {}}}"#,
    ]
    let uris = (0..<4).map { "file:///app/folder\($0)/App.tabspec.json" }
    func close(_ uris: [String]) {
      for uri in uris { client.notify("textDocument/didClose", ["textDocument": ["uri": uri]]) }
      client.rest()
    }
    func open(_ uris: [String]) {
      for uri in uris {
        client.open(text, uri: uri)
        client.rest()
      }
    }
    open(uris)
    // Closing some keeps it.
    close([uris[3]])
    open([uris[3]])
    close(uris)
    open(uris)
    let session = try client.run()
    let found = session.parameters("textDocument/publishDiagnostics").map { parameters in
      (parameters["diagnostics"] as? [[String: Any]] ?? []).contains { diagnostic in
        (diagnostic["message"] as? String)?.contains("key 'First'") == true
      }
    }
    // Closing a document removes its findings.
    let expected = [true, true, true, true, false, true, false, false, false, false]
    #expect(found == expected + [true, true, true, true] && session.reads["L.xcstrings"] == 2)
  }

  @Test("complete only the matches of long lists")
  func longLists() throws {
    let keys = (0..<600).map { #""key.\#($0)": {}"# }.joined(separator: ", ")
    let counts = try [#"{"tabs": [{"title": ""#, #"{"tabs": [{"title": "KEY.59"#].map { text in
      var client = EditorClient(text + #""}]}"#)
      client.files = [
        "tabspec.config.json": #"{"strings": ["L.xcstrings"]}"#,
        "L.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(keys)}}"#,
      ]
      let number = client.ask("textDocument/completion", line: 0, character: text.utf8.count)
      return try client.run().completions(number).count
    }
    #expect(counts == [500, 11])
  }

  @Test("write a page that is shown again when the text has changed, and remove it in the end")
  func preview() throws {
    var client = EditorClient(#"{"tabs": [{"identifier": "a", "title": "First"}]}"#)
    client.request(
      "workspace/executeCommand", ["command": "tabspec.preview", "arguments": [EditorClient.uri]])
    client.rest()
    // What cannot be read leaves the page as it is.
    for text in [#"{"tabs": [{"identifier": "a", "title": "Renewed"}]}"#, "{"] {
      client.notify(
        "textDocument/didChange",
        ["textDocument": ["uri": EditorClient.uri], "contentChanges": [["text": text]]])
      client.rest()
    }
    let session = try client.run()
    let page = session.removed["/tmp/tabspec-1-0.html"].map { String(decoding: $0, as: UTF8.self) }
    let isRenewed = page?.contains("Renewed") == true && page?.contains("First") == false
    #expect(isRenewed && page?.contains(#"http-equiv="refresh""#) == true)
    #expect(session.removed.count == 1 && session.files.isEmpty)
  }
}
