import JSON

/// A Language Server Protocol 3.17 server over two byte streams.
///
/// Its only state is the open documents: responses do not depend on earlier requests.
package final class LanguageServer {
  private enum Phase {
    case starting
    case running(LanguageSession)
    case shutDown
  }

  private let host: any LanguageHost
  private let version: String
  private let send: ([UInt8]) -> Void
  private var buffer = MessageBuffer()
  private var phase = Phase.starting
  /// The documents with new texts or configurations, in order.
  private var changed: [String] = []

  /// The client's process; the server exits when it does. Nil if unknown.
  package private(set) var clientProcess: Int?
  package private(set) var exitCode: Int32?

  package init(_ host: any LanguageHost, version: String, send: @escaping ([UInt8]) -> Void) {
    self.host = host
    self.version = version
    self.send = send
  }

  package func receive(_ bytes: [UInt8]) {
    buffer.append(bytes)
    var messages: [Message] = []
    while let content = buffer.next() {
      do throws(ResponseError) { messages.append(try Message(content.get())) } catch {
        rejectUnreadable(error)
      }
    }
    handle(messages)
  }

  /// Sends the diagnostics of changed documents, once no messages are pending.
  package func flushDiagnostics() {
    guard case .running(let session) = phase else { return }
    for uri in changed.uniqued() {
      if let document = session.documents[uri] { session.renew(document) }
    }
    changed = []
    session.forgetUnused()
  }

  /// Rejects an unreadable message, which may have been a change of any document.
  private func rejectUnreadable(_ error: ResponseError) {
    reject(.null, error)
    guard case .running(let session) = phase, !session.documents.isEmpty else { return }
    session.warn(
      "tabspec could not read a message of the editor (\(error.message)). If its findings do not match "
        + "the text, close the file and open it again.")
  }

  /// Sends an error response. The identity is null if the request was unreadable.
  private func reject(_ identity: JSONTree, _ error: ResponseError) {
    send(
      framed([
        "jsonrpc": "2.0", "id": identity,
        "error": ["code": .integer(error.code.rawValue), "message": .string(error.message)],
      ]))
  }

  /// Handles messages in order, skipping requests that a later message cancels.
  private func handle(_ messages: [Message]) {
    var cancelled: [String: Int] = [:]
    for (index, message) in messages.enumerated() where message.method == "$/cancelRequest" {
      guard let identity = message.identity(message.parameters["id"]) else { continue }
      cancelled[identity.compactText] = index
    }
    for (index, message) in messages.enumerated() where exitCode == nil {
      if let problem = message.problem {
        reject(message.identity ?? .null, problem)
        continue
      }
      guard let method = message.method else { continue }
      guard let identity = message.identity else {
        notified(method, message.parameters)
        continue
      }
      if let later = cancelled[identity.compactText], later > index {
        reject(identity, ResponseError(.requestCancelled, "the request was cancelled"))
        continue
      }
      do throws(ResponseError) {
        let result = try answer(method, message.parameters)
        send(framed(["jsonrpc": "2.0", "id": identity, "result": result]))
      } catch {
        reject(identity, error)
      }
    }
  }

  // MARK: - Requests

  private func answer(_ method: String, _ parameters: JSONValue) throws(ResponseError) -> JSONTree {
    switch (phase, method) {
    case (.starting, "initialize"): return initialize(parameters)
    case (.starting, _):
      throw ResponseError(.serverNotInitialized, "the first request must be 'initialize'")
    case (.shutDown, _):
      throw ResponseError(.invalidRequest, "only 'exit' may follow 'shutdown'")
    case (.running, "initialize"):
      throw ResponseError(.invalidRequest, "the server is already initialized")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running(let session), _):
      guard let feature = LanguageFeature.all.first(where: { $0.method == method }) else {
        throw ResponseError(.methodNotFound, "unsupported method '\(method)'")
      }
      return try feature.answer(session, parameters)
    }
  }

  private func initialize(_ parameters: JSONValue) -> JSONTree {
    clientProcess = parameters["processId"]?.integer
    let session = LanguageSession(host, parameters, send: send)
    phase = .running(session)
    var capabilities: JSONTree = [
      "positionEncoding": .string(session.client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
    ]
    for offer in LanguageFeature.all.compactMap(\.offer) {
      capabilities[offer.name] = offer.value(for: session.client)
    }
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "tabspec", "version": .string(version)],
    ]
  }

  // MARK: - Notifications

  private func notified(_ method: String, _ parameters: JSONValue) {
    if method == "exit" {
      exitCode = if case .shutDown = phase { 0 } else { 1 }
      return
    }
    guard case .running(let session) = phase else { return }
    let document = parameters["textDocument"]
    let uri = document?["uri"]?.string ?? ""
    switch method {
    case "initialized": session.watchFiles()
    case "textDocument/didOpen":
      if let document { session.open(document) }
      changed.append(uri)
    case "textDocument/didChange":
      session.change(
        uri, parameters["contentChanges"]?.elements ?? [], version: document?["version"]?.integer)
      changed.append(uri)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      // The file may be a configuration or a catalog.
      session.refresh()
      changed += session.documents.keys.sorted()
    case "textDocument/didClose":
      session.close(uri)
    default: break
    }
  }
}

func framed(_ message: JSONTree) -> [UInt8] {
  let content = message.compact
  return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
}
