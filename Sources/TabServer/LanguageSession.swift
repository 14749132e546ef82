import JSON

/// The relevant capabilities of the client; false by default.
struct ClientCapabilities {
  let encoding: PositionEncoding
  private let all: Parameters
  private let text: Parameters

  init(_ capabilities: Parameters) {
    all = capabilities
    text = capabilities["textDocument"]
    encoding = PositionEncoding(offered: all["general"]["positionEncodings"].strings)
  }

  private var published: Parameters { text["publishDiagnostics"] }

  /// True if the client prefers Markdown, which is the first format of its list.
  var hasMarkdownHover: Bool { text["hover"]["contentFormat"].strings.first == "markdown" }
  var hasSnippets: Bool { text["completion"]["completionItem"]["snippetSupport"].isTrue }
  var hasRelatedInformation: Bool { published["relatedInformation"].isTrue }
  var hasDiagnosticTags: Bool { published["tagSupport"].exists }
  var hasCodeDescriptions: Bool { published["codeDescriptionSupport"].isTrue }
  var hasHierarchicalSymbols: Bool {
    text["documentSymbol"]["hierarchicalDocumentSymbolSupport"].isTrue
  }
  var hasCodeActionLiterals: Bool { text["codeAction"]["codeActionLiteralSupport"].exists }
  var hasPreferredCodeActions: Bool { text["codeAction"]["isPreferredSupport"].isTrue }
  var hasDocumentChanges: Bool { all["workspace"]["workspaceEdit"]["documentChanges"].isTrue }
  var hasPullDiagnostics: Bool { text["diagnostic"].exists }
  var hasDiagnosticRefresh: Bool {
    hasPullDiagnostics && all["workspace"]["diagnostics"]["refreshSupport"].isTrue
  }
  var hasInlayHints: Bool { text["inlayHint"].exists }
  var hasInlayHintRefresh: Bool {
    hasInlayHints && all["workspace"]["inlayHint"]["refreshSupport"].isTrue
  }
  var hasFileWatching: Bool {
    all["workspace"]["didChangeWatchedFiles"]["dynamicRegistration"].isTrue
  }
  /// True if the client requests tooltips of hints on demand.
  var resolvesTooltips: Bool {
    text["inlayHint"]["resolveSupport"]["properties"].strings.contains("tooltip")
  }
  var hasShowDocument: Bool { all["window"]["showDocument"]["support"].isTrue }
  var hasPrepareRename: Bool { text["rename"]["prepareSupport"].isTrue }
}

final class LanguageSession {
  let host: any LanguageHost
  let client: ClientCapabilities
  let folders: [[UInt8]]
  private(set) var documents: [String: OpenDocument] = [:]
  /// The paths of preview pages by document; nil if a page hasn't been written yet.
  private var previews: [String: [UInt8]?] = [:]
  private let send: ([UInt8]) -> Void
  private var requests = 0
  /// True if the host may have caches that no open document needs.
  var mayForget = false

  init(
    _ host: any LanguageHost, _ parameters: Parameters, send: @escaping ([UInt8]) -> Void
  ) {
    self.host = host
    self.send = send
    client = ClientCapabilities(parameters["capabilities"])
    let named = parameters["workspaceFolders"].elements.compactMap { $0["uri"].string }
    let roots = named.isEmpty ? [parameters["rootUri"].string].compactMap(\.self) : named
    folders = roots.compactMap(DocumentURI.path)
  }

  // MARK: - Documents

  func open(_ document: Parameters) {
    guard let uri = document["uri"].string, let text = document["text"].bytes else { return }
    documents[uri] = OpenDocument(
      uri: uri, version: document["version"].integer, text, client.encoding)
  }

  func change(_ uri: String, _ changes: Parameters, version: Int?) {
    guard let document = documents[uri] else { return }
    guard !document.change(changes.elements, version: version) else { return }
    warn(
      "tabspec could not apply a change of '\(printable(uri))'. Close the file and open it again.")
  }

  func close(_ uri: String) {
    documents[uri] = nil
    previews[uri] = nil
    mayForget = true
    if client.hasPullDiagnostics { return }
    notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
  }

  func forgetUnused() {
    guard mayForget else { return }
    mayForget = false
    host.forget(allBut: documents.keys.map(DocumentURI.path))
  }

  func document(_ parameters: Parameters) throws(ResponseError) -> OpenDocument {
    let uri = parameters["textDocument"]["uri"].string ?? ""
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParams, "no document is open at '\(uri)'")
    }
    return document
  }

  // MARK: - Messages of the server's own

  func notify(_ method: String, _ parameters: JSONTree) {
    send(framed(["jsonrpc": "2.0", "method": .string(method), "params": parameters]))
  }

  func warn(_ message: String) {
    notify("window/showMessage", ["type": 2, "message": .string(message)])
  }

  func request(_ method: String, _ parameters: JSONTree) {
    requests += 1
    send(
      framed([
        "jsonrpc": "2.0", "id": .string("tabspec-\(requests)"), "method": .string(method),
        "params": parameters,
      ]))
  }

  // MARK: - What is shown anew after changes

  /// Sends the diagnostics and updates the preview of a document.
  ///
  /// Clients that request diagnostics get none, because they would show them twice.
  func renew(_ document: OpenDocument) {
    if !client.hasPullDiagnostics { publish(document) }
    if previews.keys.contains(document.uri) { _ = writePreview(of: document) }
  }

  /// Tells clients that request diagnostics or hints to do so again.
  func refresh() {
    if client.hasDiagnosticRefresh { request("workspace/diagnostic/refresh", .null) }
    if client.hasInlayHintRefresh { request("workspace/inlayHint/refresh", .null) }
  }

  /// Asks the client to report changes of specs, configurations and catalogs.
  func watchFiles() {
    guard client.hasFileWatching else { return }
    let patterns = [
      "**/*.tabspec.json", "**/tabspec.config.json", "**/*.xcstrings", "**/*.strings",
      "**/*.xcassets/**",
    ]
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": [
              "watchers": .list(of: patterns) { ["globPattern": .string($0)] }
            ],
          ]
        ]
      ])
  }

  private func publish(_ document: OpenDocument) {
    var parameters: JSONTree = [
      "uri": .string(document.uri),
      "diagnostics": diagnostics(of: document),
    ]
    if let version = document.version { parameters["version"] = .integer(version) }
    notify("textDocument/publishDiagnostics", parameters)
  }

  /// Writes the preview of a document and keeps it up to date; returns nil if the text is not a
  /// spec.
  func writePreview(of document: OpenDocument) -> [UInt8]? {
    let earlier = previews[document.uri] ?? nil
    let name = DocumentURI.path(of: document.uri).map { path in
      String(decoding: path.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
    }
    let path = host.writePreview(
      of: document.checked(host), named: name ?? document.uri, to: earlier)
    previews[document.uri] = .some(path ?? earlier)
    return path
  }
}
