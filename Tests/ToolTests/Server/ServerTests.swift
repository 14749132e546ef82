import Foundation
import TestTool
import Testing

@Suite("The language server")
struct ServerTests {
  // MARK: - The life of a session

  @Test("lists its features, and exits with 0 only after 'shutdown'")
  func life() throws {
    var client = EditorClient(nil, EditorClient.asking)
    let session = try client.run()
    #expect(session.code == 0)
    let result = try #require(session.result(1) as? [String: Any])
    let capabilities = try #require(result["capabilities"] as? [String: Any])
    #expect(capabilities["positionEncoding"] as? String == "utf-8")
    for name in [
      "hoverProvider", "completionProvider", "codeActionProvider", "inlayHintProvider",
      "documentSymbolProvider", "definitionProvider", "referencesProvider", "renameProvider",
      "documentHighlightProvider", "foldingRangeProvider", "documentLinkProvider",
      "diagnosticProvider", "executeCommandProvider", "textDocumentSync",
    ] {
      #expect(capabilities[name] != nil, "\(name)")
    }
    client.notify("exit", [:])
    #expect(try client.run(ending: false).code == 1)
  }

  @Test("an older client is offered what it can use, in UTF-16")
  func older() throws {
    let session = try EditorClient(nil, [:]).run()
    let result = session.result(1) as? [String: Any]
    let capabilities = try #require(result?["capabilities"] as? [String: Any])
    #expect(capabilities["positionEncoding"] as? String == "utf-16")
    for name in ["diagnosticProvider", "inlayHintProvider", "codeActionProvider"] {
      #expect(capabilities[name] == nil, "\(name)")
    }
  }

  @Test("refuses what comes before 'initialize' and after 'shutdown'")
  func order() throws {
    var client = EditorClient.silent
    let early = client.request("textDocument/hover")
    client.open("{}")
    client.request("initialize", ["capabilities": [String: Any]()])
    client.request("shutdown")
    let late = client.request("textDocument/hover")
    client.notify("exit", [:])
    let session = try client.run(ending: false)
    #expect(session.error(early) == -32_002 && session.error(late) == -32_600)
    #expect(session.parameters("textDocument/publishDiagnostics").isEmpty && session.code == 0)
  }

  @Test("ends when the stream is closed or the client's process is gone")
  func ends() throws {
    #expect(try EditorClient().run(ending: false).code == 1)
    let system = MemorySystem()
    system.time = (0, 600)
    let content = #"{"id": 1, "method": "initialize", "params": {"processId": 77}}"#
    system.pieces = [Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8)]
    system.pieces += Array(repeating: [], count: 50)
    #expect(runTool(["server"], on: system).code == 1)
    #expect(!system.pieces.isEmpty, "it did not wait for the end of the stream")
  }

  @Test("answers mistakes of a client and goes on")
  func mistakes() throws {
    var client = EditorClient(ServerSpec.text)
    client.sendRaw(Array("Content-Length: 3\r\n\r\n{\"a".utf8))
    client.sendRaw(Array("Content-Length: 2\r\n\r\n[]".utf8))
    client.sendRaw(Array("Content-Length: x\r\n\r\n".utf8))
    let unknown = client.request("textDocument/nonsense")
    client.notify("nonsense", [:])
    let closed = client.request("textDocument/hover", ["textDocument": ["uri": "file:///x"]])
    let far = client.ask("textDocument/hover", line: 999_999, character: 999_999)
    let below = client.ask("textDocument/hover", line: -1, character: -1)
    let session = try client.run()
    #expect(session.error(unknown) == -32_601 && session.error(closed) == -32_602)
    #expect(session.error(far) == nil && session.error(below) == nil)
    let refused = session.messages.filter { $0["id"] is NSNull }
    let codes = refused.compactMap { ($0["error"] as? [String: Any])?["code"] as? Int }
    #expect(codes == [-32_700, -32_600, -32_700] && session.code == 0)
  }

  @Test("does not answer a canceled request")
  func cancelled() throws {
    var client = EditorClient(ServerSpec.text)
    let hover = #"{"jsonrpc":"2.0","id":"h","method":"textDocument/hover","params":{}}"#
    let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"h"}}"#
    let both = [hover, cancel].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }
    client.sendRaw(Array(both.joined().utf8))
    let session = try client.run()
    let answer = session.messages.first { $0["id"] as? String == "h" }
    #expect((answer?["error"] as? [String: Any])?["code"] as? Int == -32_800)
  }

  // MARK: - Diagnostics

  @Test("sends findings on opening and changes, and clears them on closing")
  func diagnostics() throws {
    var client = EditorClient(ServerSpec.text)
    client.rest()
    let (line, character) = try ServerSpec.place("house.fill")
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": EditorClient.uri, "version": 7],
        "contentChanges": [
          [
            "range": [
              "start": ["line": line, "character": character],
              "end": ["line": line, "character": character + 10],
            ], "text": "house",
          ]
        ],
      ])
    client.rest()
    client.notify("textDocument/didClose", ["textDocument": ["uri": EditorClient.uri]])
    let published = try client.run().parameters("textDocument/publishDiagnostics")
    let codes = published.map { parameters in
      (parameters["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
    }
    #expect(codes.count == 3 && codes[0].contains("filled-symbol"), "\(codes)")
    #expect(!codes[1].contains("filled-symbol") && codes[1].count == codes[0].count - 1)
    #expect(codes[2].isEmpty && published[1]["version"] as? Int == 7)
  }

  @Test("says nothing about files that are no specs, unless the configuration includes them")
  func otherFiles() throws {
    var client = EditorClient()
    client.files["tabspec.config.json"] = #"{"include": ["Specs/*.json"]}"#
    // A catalog that cannot be read does not change what is included.
    client.files["Other/tabspec.config.json"] =
      #"{"include": ["*.json"], "strings": ["gone.xcstrings"]}"#
    let names = [
      "package.json", "tabspec.config.json", "Specs/App.json", "App.tabspec.json", "Other/App.json",
    ]
    for name in names { client.open(#"{"name": "x"}"#, uri: "file:///app/\(name)") }
    let hover = client.request(
      "textDocument/hover",
      [
        "textDocument": ["uri": "file:///app/package.json"],
        "position": ["line": 0, "character": 3],
      ])
    let session = try client.run()
    let counts = session.parameters("textDocument/publishDiagnostics").map { parameters in
      (parameters["diagnostics"] as? [[String: Any]])?.count
    }
    #expect(counts == [0, 0, 1, 1, 1] && session.hover(hover).isEmpty)
  }

  @Test("asks an editor that can do it to watch files, and to ask for hints again")
  func watchedFiles() throws {
    var capabilities = EditorClient.modern
    capabilities["workspace"] = [
      "didChangeWatchedFiles": ["dynamicRegistration": true], "inlayHint": ["refreshSupport": true],
    ]
    var client = EditorClient(ServerSpec.text, capabilities)
    client.notify("workspace/didChangeWatchedFiles", ["changes": [Any]()])
    let methods = try client.run().messages.compactMap { $0["method"] as? String }
    #expect(methods.contains("client/registerCapability"))
    #expect(methods.contains("workspace/inlayHint/refresh"))
    let other = try EditorClient(ServerSpec.text).run()
    #expect(other.parameters("client/registerCapability").isEmpty)
  }

  @Test("changes in a row are checked once, as the text is then")
  func newestWins() throws {
    var client = EditorClient(ServerSpec.text)
    for version in 2...40 {
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": EditorClient.uri, "version": version],
          "contentChanges": [["text": version == 40 ? ServerSpec.text : "{"]],
        ])
    }
    let published = try client.run().parameters("textDocument/publishDiagnostics")
    #expect(published.count == 1 && published[0]["version"] as? Int == 40)
  }

  @Test("warns of a message that it cannot read while documents are open, not after 'shutdown'")
  func unreadable() throws {
    let unreadable = Array("Content-Length: x\r\n\r\n".utf8)
    var client = EditorClient(ServerSpec.text)
    client.request("shutdown")
    client.sendRaw(unreadable)
    client.notify("exit", [:])
    #expect(try client.run(ending: false).warnings.isEmpty)
    var open = EditorClient(ServerSpec.text)
    open.sendRaw(unreadable)
    #expect(try open.run().warnings.count == 1)
    var empty = EditorClient()
    empty.sendRaw(unreadable)
    #expect(try empty.run().warnings.isEmpty)
  }

  @Test("each of its own requests has another number")
  func numbers() throws {
    var client = EditorClient(ServerSpec.text)
    for _ in 0..<2 {
      client.request(
        "workspace/executeCommand",
        ["command": "tabspec.preview", "arguments": [EditorClient.uri]])
    }
    let numbers = try client.run().messages.filter {
      $0["method"] as? String == "window/showDocument"
    }.map { $0["id"] as? String }
    #expect(numbers.count == 2 && Set(numbers).count == 2, "\(numbers)")
  }

  @Test("one catalog is read once for all folders, and again after their documents were closed")
  func catalogs() throws {
    var client = EditorClient()
    client.files["tabspec.config.json"] = #"{"strings": ["L.xcstrings"]}"#
    client.files["L.xcstrings"] =
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {}}}"#
    let uris = (0..<4).map { "file:///app/folder\($0)/App.tabspec.json" }
    for round in 0..<2 {
      for uri in uris {
        client.open(ServerSpec.text, uri: uri)
        client.rest()
      }
      // Closing some keeps it.
      client.notify("textDocument/didClose", ["textDocument": ["uri": uris[3]]])
      client.rest()
      client.open(ServerSpec.text, uri: uris[3])
      client.rest()
      if round == 1 { break }
      for uri in uris { client.notify("textDocument/didClose", ["textDocument": ["uri": uri]]) }
      client.rest()
    }
    let session = try client.run()
    #expect(session.reads["L.xcstrings"] == 2)
    let told = session.parameters("textDocument/publishDiagnostics")
    #expect(told.count == 16 && messages(told.last).contains { $0.contains("key 'First'") })
  }

  @Test("a change of the configuration or of a catalog counts in every folder")
  func changedCatalog() throws {
    let system = MemorySystem()
    let catalog = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"TITLE": {}}}"#
    func write(_ name: String, _ text: String) { system.files[name] = Array(text.utf8) }
    write("tabspec.config.json", #"{"strings": ["L.xcstrings"]}"#)
    write("L.xcstrings", catalog.replacing("TITLE", with: "Home"))
    var client = EditorClient()
    for folder in ["a", "b"] {
      client.open(ServerSpec.text, uri: "file:///app/\(folder)/App.tabspec.json")
    }
    client.rest()
    client.notify("workspace/didChangeWatchedFiles", ["changes": [Any]()])
    client.rest()
    // The catalog changes after the first diagnostics were sent.
    system.pieces = Array(EditorClient.pieces(of: client))
    system.whenReading = { system, left in
      if left == 3 {
        system.files["L.xcstrings"] = Array(catalog.replacing("TITLE", with: "Lists").utf8)
      }
    }
    _ = runTool(["server"], on: system)
    let told = try EditorClient.messages(system.standardOutput).filter {
      $0["method"] as? String == "textDocument/publishDiagnostics"
    }.map { messages($0["params"] as? [String: Any]) }
    let titles = told.map { messages in
      ["Home", "Lists"].filter { title in messages.contains { $0.contains("key '\(title)'") } }
    }
    #expect(titles == [["Lists"], ["Lists"], ["Home"], ["Home"]])
  }

  @Test("another mistake in the configuration replaces the one before")
  func changedMistake() throws {
    let system = MemorySystem()
    system.files["tabspec.config.json"] = Array("{".utf8)
    var client = EditorClient(ServerSpec.text)
    client.rest()
    client.notify("workspace/didChangeWatchedFiles", ["changes": [Any]()])
    client.rest()
    system.pieces = EditorClient.pieces(of: client)
    system.whenReading = { system, left in
      if left == 2 { system.files["tabspec.config.json"] = Array(#"{"rules": 3}"#.utf8) }
    }
    _ = runTool(["server"], on: system)
    let told = try EditorClient.messages(system.standardOutput).filter {
      $0["method"] as? String == "textDocument/publishDiagnostics"
    }.flatMap { messages($0["params"] as? [String: Any]) }
    #expect(told.count == 2 && told[0] != told[1] && told[1].contains("'rules'"), "\(told)")
  }

  private func messages(_ parameters: [String: Any]?) -> [String] {
    (parameters?["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
  }

  @Test("requested and published diagnostics are equal")
  func pulled() throws {
    let told = try EditorClient(ServerSpec.text).run().diagnostics
    var client = EditorClient(ServerSpec.text, EditorClient.asking)
    let one = client.request(
      "textDocument/diagnostic", ["textDocument": ["uri": EditorClient.uri]])
    let all = client.request("workspace/diagnostic", ["previousResultIds": [Any]()])
    client.files["Other.tabspec.json"] = #"{"tabs": []}"#
    client.notify("workspace/didChangeWatchedFiles", ["changes": [Any]()])
    let session = try client.run()
    let items = (session.result(one) as? [String: Any])?["items"] as? [[String: Any]] ?? []
    #expect(items as NSArray == told as NSArray && !items.isEmpty)
    // What is asked for is not told as well; what has changed beside it is asked for again.
    #expect(session.parameters("textDocument/publishDiagnostics").isEmpty)
    #expect(session.messages.contains { $0["method"] as? String == "workspace/diagnostic/refresh" })
    let reports = (session.result(all) as? [String: Any])?["items"] as? [[String: Any]] ?? []
    #expect(
      reports.compactMap { $0["uri"] as? String }.sorted()
        == [EditorClient.uri, "file:///app/Other.tabspec.json"].sorted())
  }
}
