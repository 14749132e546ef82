import JSON

/// What a client can do, as far as answers depend on it. Whatever it does not say, it cannot.
struct ClientCapabilities {
  let encoding: PositionEncoding
  let hasMarkdownHover: Bool
  let hasSnippets: Bool
  let hasRelatedInformation: Bool
  let hasDiagnosticTags: Bool
  let hasCodeDescriptions: Bool
  let hasHierarchicalSymbols: Bool
  let hasCodeActionLiterals: Bool
  let hasPreferredCodeActions: Bool
  let hasDocumentChanges: Bool
  let hasPullDiagnostics: Bool
  let hasDiagnosticRefresh: Bool
  let hasInlayHints: Bool
  /// Whether it asks for the tooltip of a hint when somebody points at that.
  let resolvesTooltips: Bool
  let hasShowDocument: Bool
  let hasPrepareRename: Bool

  init(_ capabilities: Parameters) {
    let text = capabilities["textDocument"]
    encoding = PositionEncoding(offered: capabilities["general"]["positionEncodings"].strings)
    hasMarkdownHover = text["hover"]["contentFormat"].strings.contains("markdown")
    hasSnippets = text["completion"]["completionItem"]["snippetSupport"].bool == true
    let diagnostics = text["publishDiagnostics"]
    hasRelatedInformation = diagnostics["relatedInformation"].bool == true
    hasDiagnosticTags = diagnostics["tagSupport"].exists
    hasCodeDescriptions = diagnostics["codeDescriptionSupport"].bool == true
    hasHierarchicalSymbols =
      text["documentSymbol"]["hierarchicalDocumentSymbolSupport"].bool == true
    hasCodeActionLiterals = text["codeAction"]["codeActionLiteralSupport"].exists
    hasPreferredCodeActions = text["codeAction"]["isPreferredSupport"].bool == true
    hasDocumentChanges = capabilities["workspace"]["workspaceEdit"]["documentChanges"].bool == true
    hasPullDiagnostics = text["diagnostic"].exists
    hasDiagnosticRefresh =
      hasPullDiagnostics
      && capabilities["workspace"]["diagnostics"]["refreshSupport"].bool == true
    hasInlayHints = text["inlayHint"].exists
    resolvesTooltips =
      text["inlayHint"]["resolveSupport"]["properties"].strings.contains("tooltip")
    hasShowDocument = capabilities["window"]["showDocument"]["support"].bool == true
    hasPrepareRename = text["rename"]["prepareSupport"].bool == true
  }
}

/// What features work with: the open documents, the client and the tool.
final class LanguageSession {
  let desk: any LanguageDesk
  let client: ClientCapabilities
  /// The folders that the client has open, from the root.
  let folders: [[UInt8]]
  private(set) var documents: [String: OpenDocument] = [:]
  /// The pages of the documents that are shown; nil for one that could not be written yet.
  private var previews: [String: [UInt8]?] = [:]
  private let send: ([UInt8]) -> Void
  private var requests = 0
  /// Whether the desk may know more than the open documents need.
  private var mayForget = false

  init(
    _ desk: any LanguageDesk, _ parameters: Parameters, send: @escaping ([UInt8]) -> Void
  ) {
    self.desk = desk
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
      "tabspec could not apply a change of '\(harmless(uri))'. Close the file and open it again.")
  }

  func close(_ uri: String) {
    documents[uri] = nil
    previews[uri] = nil
    mayForget = true
  }

  /// Has the desk forget what it knows of folders without an open document, sooner or later.
  func willForget() { mayForget = true }

  /// Has the desk forget what it knows of folders without an open document.
  func forgetUnused() {
    guard mayForget else { return }
    mayForget = false
    desk.forget(allBut: documents.keys.map(DocumentURI.path))
  }

  /// The document that a request is about.
  func document(_ parameters: Parameters) throws(ResponseError) -> OpenDocument {
    let uri = parameters["textDocument"]["uri"].string ?? ""
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParams, "no document is open at '\(uri)'")
    }
    return document
  }

  // MARK: - Messages of the server's own

  func notify(_ method: String, _ parameters: JSONTree) {
    send(OutgoingMessage.notification(method, parameters))
  }

  /// Shows the user a warning.
  func warn(_ message: String) {
    notify("window/showMessage", ["type": 2, "message": .string(message)])
  }

  /// Asks the client for something. What it answers does not matter.
  func request(_ method: String, _ parameters: JSONTree) {
    requests += 1
    send(OutgoingMessage.request(.string("tabspec-\(requests)"), method, parameters))
  }

  // MARK: - What is shown anew after changes

  /// Sends what is said of a document, and renews its page where that is shown. A client that asks for
  /// diagnostics is not told of them: it would show them twice.
  func renew(_ document: OpenDocument) {
    if !client.hasPullDiagnostics { publish(document) }
    if previews.keys.contains(document.uri) { _ = writePreview(of: document) }
  }

  /// Has a client ask again that asks for diagnostics.
  func refresh() {
    if client.hasDiagnosticRefresh { request("workspace/diagnostic/refresh", .null) }
  }

  private func publish(_ document: OpenDocument) {
    var parameters: JSONTree = [
      "uri": .string(document.uri),
      "diagnostics": .array(DiagnosticWriter(document, self).values),
    ]
    if let version = document.version { parameters["version"] = .integer(version) }
    notify("textDocument/publishDiagnostics", parameters)
  }

  /// Takes back what was said of a document that is closed.
  func clear(_ uri: String) {
    if client.hasPullDiagnostics { return }
    notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
  }

  /// Writes the page of a document, and keeps it in step with the text from now on.
  ///
  /// - Returns: the path of the page; nil where the text is no spec or nothing can be written.
  func writePreview(of document: OpenDocument) -> [UInt8]? {
    let earlier = previews[document.uri] ?? nil
    previews[document.uri] = .some(earlier)
    let text = document.checked(desk)
    guard text.spec != nil else { return nil }
    let name = DocumentURI.path(of: document.uri).map { path in
      String(decoding: path.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
    }
    let path = desk.writePreview(
      desk.page(of: text, named: name ?? document.uri, refreshedEvery: 1), to: earlier)
    if let path { previews[document.uri] = .some(path) }
    return path
  }

  /// Removes the pages that were written.
  func removePreviews() { desk.removePreviews() }
}
