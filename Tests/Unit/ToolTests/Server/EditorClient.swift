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

  static let uri = "file:///app/App.tabspec.json"

  private var pieces: [[UInt8]] = []
  private var number = 0
  var files: [String: String] = [:]
  /// Files that change before a piece is read, by its index.
  private var saved: [Int: (name: String, text: String)] = [:]
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

  mutating func open(_ text: String, uri: String = Self.uri) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "json", "version": 1, "text": text]])
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

  /// Changes a file before the next message.
  mutating func save(_ text: String, as name: String) { saved[pieces.count] = (name, text) }

  /// Waits until everything was answered and diagnostics were sent.
  mutating func rest() { pieces.append([]) }

  /// What came of it all.
  struct Session {
    /// What the server wrote.
    let output: [UInt8]
    let messages: [[String: Any]]
    /// The files at the end.
    let files: [String: [UInt8]]
    /// What files held that were removed.
    let removed: [String: [UInt8]]
    /// How often each file was read.
    let reads: [String: Int]
    /// The answers by their numbers.
    private let answers: [Int: [String: Any]]

    init(_ system: MemorySystem) throws {
      output = system.standardOutput
      messages = try EditorClient.messages(output)
      files = system.files
      removed = system.removed
      reads = system.reads
      let numbered = messages.compactMap { message in
        (message["id"] as? Int).map { ($0, message) }
      }
      answers = Dictionary(numbered) { first, _ in first }
    }

    func result(_ number: Int) -> Any? { answers[number]?["result"] }

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

  /// Runs the server on all messages.
  func run() throws -> Session {
    let client = ended
    let system = MemorySystem()
    system.pieces = client.pieces
    system.files = files.mapValues { Array($0.utf8) }
    system.whenReading = { system, left in
      guard let (name, text) = client.saved[client.pieces.count - left] else { return }
      system.files[name] = Array(text.utf8)
    }
    let run = runTool(["server"] + words, on: system)
    #expect(run.errors.isEmpty, "\(run.errors)")
    return try Session(system)
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
      let end = rest.range(of: Data("\r\n\r\n".utf8)) ?? rest.startIndex..<rest.startIndex
      let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.dropFirst("Content-Length: ".count)), "\(header)")
      contents.append(rest[end.upperBound..<(end.upperBound + length)])
      rest = rest[(end.upperBound + length)...]
    }
    return contents
  }
}
