import Foundation
import TestTool
import Testing

/// A client of the language server in memory: it sends all messages at once and then reads the answers.
struct EditorClient {
  /// The capabilities of a client.
  static var modern: [String: Any] {
    [
      "general": ["positionEncodings": ["utf-8", "utf-16"]],
      "textDocument": [
        "hover": ["contentFormat": ["markdown", "plaintext"]],
        "completion": ["completionItem": ["snippetSupport": true]],
        "publishDiagnostics": [
          "relatedInformation": true, "tagSupport": ["valueSet": [1]],
          "codeDescriptionSupport": true,
        ],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        "codeAction": [
          "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]],
          "isPreferredSupport": true,
        ],
        "inlayHint": [String: Any](),
        "rename": ["prepareSupport": true],
      ],
      "workspace": ["workspaceEdit": ["documentChanges": true]],
      "window": ["showDocument": ["support": true]],
    ]
  }

  /// The capabilities of a client that requests diagnostics itself.
  static var asking: [String: Any] {
    var capabilities = modern
    var text = capabilities["textDocument"] as? [String: Any] ?? [:]
    text["diagnostic"] = [String: Any]()
    capabilities["textDocument"] = text
    var workspace = capabilities["workspace"] as? [String: Any] ?? [:]
    workspace["diagnostics"] = ["refreshSupport": true]
    capabilities["workspace"] = workspace
    return capabilities
  }

  static let uri = "file:///app/App.tabspec.json"

  private var pieces: [[UInt8]] = []
  private var number = 0
  var files: [String: String] = [:]
  /// The arguments after `server`.
  var words: [String] = []

  /// A client that has sent its capabilities and opened a document.
  init(_ text: String? = nil, _ capabilities: [String: Any] = modern) {
    request("initialize", ["capabilities": capabilities, "rootUri": "file:///app"])
    notify("initialized", [:])
    if let text { open(text) }
  }

  /// A client that has not sent anything.
  static var silent: EditorClient {
    var client = EditorClient()
    client.pieces = []
    client.number = 0
    return client
  }

  mutating func open(_ text: String, uri: String = Self.uri, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "json", "version": version, "text": text]])
  }

  mutating func notify(_ method: String, _ parameters: [String: Any]) {
    send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// - Returns: the number that the answer has.
  @discardableResult
  mutating func request(_ method: String, _ parameters: [String: Any] = [:]) -> Int {
    number += 1
    send(["jsonrpc": "2.0", "id": number, "method": method, "params": parameters])
    return number
  }

  /// The code actions at a place of a text.
  static func codeActions(
    _ text: String, line: Int = 0, _ character: Int = 0, version: Int = 1
  ) throws -> [[String: Any]] {
    var client = EditorClient()
    client.open(text, version: version)
    let place = ["line": line, "character": character]
    let number = client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": uri], "context": ["diagnostics": [Any]()],
        "range": ["start": place, "end": place],
      ])
    return try client.run().result(number) as? [[String: Any]] ?? []
  }

  /// Asks about a place in the document.
  @discardableResult
  mutating func ask(
    _ method: String, line: Int, character: Int, _ more: [String: Any] = [:]
  ) -> Int {
    var parameters = more
    parameters["textDocument"] = ["uri": Self.uri]
    parameters["position"] = ["line": line, "character": character]
    return request(method, parameters)
  }

  mutating func send(_ message: [String: Any]) {
    let content = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    sendRaw(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }

  mutating func sendRaw(_ bytes: [UInt8]) { pieces.append(bytes) }

  /// Waits until everything was answered and diagnostics were sent.
  mutating func rest() { pieces.append([]) }

  /// What came of it all.
  struct Session {
    /// What the server wrote.
    let output: [UInt8]
    let messages: [[String: Any]]
    let code: Int32
    /// The files at the end.
    let files: [String: [UInt8]]
    /// What files held that were removed.
    let removed: [String: [UInt8]]
    /// How often each file was read.
    let reads: [String: Int]
    /// The answers by their numbers.
    private let answers: [Int: [String: Any]]

    init(code: Int32, _ system: MemorySystem) throws {
      output = system.standardOutput
      messages = try EditorClient.messages(output)
      self.code = code
      files = system.files
      removed = system.removed
      reads = system.reads
      let numbered = messages.compactMap { message in
        (message["id"] as? Int).map { ($0, message) }
      }
      answers = Dictionary(numbered) { first, _ in first }
    }

    func result(_ number: Int) -> Any? { answers[number]?["result"] }

    func error(_ number: Int) -> Int? {
      (answers[number]?["error"] as? [String: Any])?["code"] as? Int
    }

    /// What the user was shown as a warning.
    var warnings: [String] {
      parameters("window/showMessage").filter { $0["type"] as? Int == 2 }
        .compactMap { $0["message"] as? String }
    }

    /// What was offered in an answer to a request for completion.
    func completions(_ number: Int) -> [[String: Any]] {
      let result = result(number)
      return result as? [[String: Any]] ?? (result as? [String: Any])?["items"] as? [[String: Any]]
        ?? []
    }

    /// The text of a hover.
    func hover(_ number: Int) -> String {
      let contents = (result(number) as? [String: Any])?["contents"] as? [String: Any]
      return contents?["value"] as? String ?? ""
    }

    func parameters(_ method: String) -> [[String: Any]] {
      messages.filter { $0["method"] as? String == method }
        .compactMap { $0["params"] as? [String: Any] }
    }

    /// The last diagnostics of the document.
    var diagnostics: [[String: Any]] {
      parameters("textDocument/publishDiagnostics").last?["diagnostics"] as? [[String: Any]] ?? []
    }
  }

  /// All messages, including the end of the session.
  private var ended: EditorClient {
    var client = self
    client.rest()
    client.request("shutdown")
    client.notify("exit", [:])
    return client
  }

  /// What the server reads from standard input.
  var input: [UInt8] { Array(ended.pieces.joined()) }

  /// The same in pieces; an empty one is a moment in which nothing comes.
  static func pieces(of client: EditorClient) -> [[UInt8]] { client.pieces }

  /// Runs the server on all messages.
  func run(ending: Bool = true) throws -> Session {
    let client = ending ? ended : self
    let system = MemorySystem()
    system.pieces = client.pieces
    system.files = files.mapValues { Array($0.utf8) }
    let run = runTool(["server"] + words, on: system)
    #expect(run.errors.isEmpty, "\(run.errors)")
    return try Session(code: run.code, system)
  }

  static func messages(_ output: [UInt8]) throws -> [[String: Any]] {
    try contents(of: output).map { content in
      try #require(try JSONSerialization.jsonObject(with: content) as? [String: Any])
    }
  }

  /// The JSON of each message.
  static func contents(of output: [UInt8]) throws -> [Data] {
    var contents: [Data] = []
    var rest = Data(output)
    while !rest.isEmpty {
      let end = try #require(rest.range(of: Data("\r\n\r\n".utf8)))
      let header = String(decoding: rest[rest.startIndex..<end.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.dropFirst("Content-Length: ".count)))
      contents.append(rest[end.upperBound..<(end.upperBound + length)])
      rest = rest[(end.upperBound + length)...]
    }
    return contents
  }
}
