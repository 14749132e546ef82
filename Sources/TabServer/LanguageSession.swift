import JSON

/// The relevant capabilities of the client; false by default.
struct ClientCapabilities {
  private let all: JSONValue?

  init(_ capabilities: JSONValue?) { all = capabilities }

  /// - Parameter path: the keys with dots between them, as the protocol writes them.
  private func value(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(all) { value, key in value?[String(key)] }
  }

  private func has(_ path: String) -> Bool { value(path).map { !$0.isNull } ?? false }
  private func isTrue(_ path: String) -> Bool { value(path)?.bool == true }
  private func strings(_ path: String) -> [String] {
    value(path)?.elements.compactMap(\.string) ?? []
  }

  var encoding: PositionEncoding { PositionEncoding(offered: strings("general.positionEncodings")) }
  /// True if the client prefers Markdown, which is the first format of its list.
  var hasMarkdownHover: Bool { strings("textDocument.hover.contentFormat").first == "markdown" }
  var hasSnippets: Bool { isTrue("textDocument.completion.completionItem.snippetSupport") }
  var hasRelatedInformation: Bool { isTrue("textDocument.publishDiagnostics.relatedInformation") }
  var hasDiagnosticTags: Bool { has("textDocument.publishDiagnostics.tagSupport") }
  var hasCodeDescriptions: Bool { isTrue("textDocument.publishDiagnostics.codeDescriptionSupport") }
  var hasHierarchicalSymbols: Bool {
    isTrue("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport")
  }
  var hasCodeActionLiterals: Bool { has("textDocument.codeAction.codeActionLiteralSupport") }
  var hasPreferredCodeActions: Bool { isTrue("textDocument.codeAction.isPreferredSupport") }
  var hasDocumentChanges: Bool { isTrue("workspace.workspaceEdit.documentChanges") }
  var hasPullDiagnostics: Bool { has("textDocument.diagnostic") }
  var hasDiagnosticRefresh: Bool {
    hasPullDiagnostics && isTrue("workspace.diagnostics.refreshSupport")
  }
  var hasInlayHints: Bool { has("textDocument.inlayHint") }
  var hasInlayHintRefresh: Bool { hasInlayHints && isTrue("workspace.inlayHint.refreshSupport") }
  var hasFileWatching: Bool { isTrue("workspace.didChangeWatchedFiles.dynamicRegistration") }
  /// True if the client requests tooltips of hints on demand.
  var resolvesTooltips: Bool {
    strings("textDocument.inlayHint.resolveSupport.properties").contains("tooltip")
  }
  var hasShowDocument: Bool { isTrue("window.showDocument.support") }
  var hasPrepareRename: Bool { isTrue("textDocument.rename.prepareSupport") }
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

  init(_ host: any LanguageHost, _ parameters: JSONValue, send: @escaping ([UInt8]) -> Void) {
    self.host = host
    self.send = send
    client = ClientCapabilities(parameters["capabilities"])
    let named = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let roots = named.isEmpty ? [parameters["rootUri"]?.string].compactMap(\.self) : named
    folders = roots.compactMap(DocumentURI.path)
  }

  // MARK: - Documents

  func open(_ document: JSONValue) {
    guard let uri = document["uri"]?.string, let text = document["text"]?.string else { return }
    documents[uri] = OpenDocument(
      uri: uri, version: document["version"]?.integer, Array(text.utf8), client.encoding)
  }

  func change(_ uri: String, _ changes: [JSONValue], version: Int?) {
    guard let document = documents[uri] else { return }
    guard !document.change(changes, version: version) else { return }
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

  func document(_ parameters: JSONValue) throws(ResponseError) -> OpenDocument {
    let uri = parameters["textDocument"]?["uri"]?.string ?? ""
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
              "watchers": .array(patterns.map { ["globPattern": .string($0)] })
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
