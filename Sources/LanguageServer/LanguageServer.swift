import LocatedJSON
import TabSchemas

/// The Language Server Protocol 3.17 over two streams of bytes: what comes in goes into `receive`,
/// what goes out into `send`.
///
/// It has no state but the open documents: every answer is what a server would give that was started
/// anew on the same texts.
package final class LanguageServer {
  private enum Phase { case starting, running, shutDown }

  private let desk: any LanguageDesk
  private let version: String
  private let send: ([UInt8]) -> Void
  private var buffer = MessageBuffer()
  private var phase = Phase.starting
  private var session: LanguageSession?
  /// The documents that changed since diagnostics were sent the last time, in their order.
  private var changed: [String] = []

  /// The process of the client, which the server does not outlive; nil where it does not say.
  package private(set) var clientProcess: Int?
  /// What the server ends with; nil while it goes on.
  package private(set) var exitCode: Int32?

  /// - Parameters:
  ///   - version: what the server says it is.
  ///   - send: writes bytes to the client.
  package init(_ desk: any LanguageDesk, version: String, send: @escaping ([UInt8]) -> Void) {
    self.desk = desk
    self.version = version
    self.send = send
  }

  /// Takes bytes of the client and answers what is whole.
  package func receive(_ bytes: [UInt8]) {
    buffer.append(bytes)
    var messages: [Message] = []
    while let piece = buffer.next() {
      switch piece {
      case .content(let content):
        do throws(ResponseError) { messages.append(try Message(content)) } catch { refuse(error) }
      case .tooLarge(let length):
        refuse(
          ResponseError(.invalidRequest, "a message of \(length) bytes is over the limit of 64 MiB")
        )
      case .brokenHeader:
        refuse(ResponseError(.parseError, "the header has no length that can be used"))
      }
    }
    handle(messages)
  }

  /// Sends what waited until nothing else came in: diagnostics of the newest texts.
  package func rest() {
    guard let session, phase == .running else { return }
    for uri in changed {
      if let document = session.documents[uri] { session.renew(document) }
    }
    changed = []
  }

  private func refuse(_ error: ResponseError) {
    send(OutgoingMessage.refusal(of: .null, error))
  }

  /// Handles messages in their order. A request that a later one takes back is not begun.
  private func handle(_ messages: [Message]) {
    var cancelled: [String: Int] = [:]
    for (index, message) in messages.enumerated() where message.method == "$/cancelRequest" {
      guard let identity = message.parameters["id"].identity else { continue }
      cancelled[identity.compactText] = index
    }
    for (index, message) in messages.enumerated() where exitCode == nil {
      guard let identity = message.identity, !message.method.isEmpty else {
        notified(message)
        continue
      }
      if let later = cancelled[identity.compactText], later > index {
        send(
          OutgoingMessage.refusal(
            of: identity, ResponseError(.requestCancelled, "the request was cancelled")))
        continue
      }
      do throws(ResponseError) {
        send(OutgoingMessage.response(to: identity, try answer(message)))
      } catch {
        send(OutgoingMessage.refusal(of: identity, error))
      }
    }
  }

  // MARK: - Requests

  private func answer(_ message: Message) throws(ResponseError) -> SchemaValue {
    switch (phase, message.method) {
    case (.starting, "initialize"): return initialize(message.parameters)
    case (.starting, _):
      throw ResponseError(.serverNotInitialized, "'initialize' comes before any other request")
    case (.shutDown, _):
      throw ResponseError(.invalidRequest, "nothing but 'exit' comes after 'shutdown'")
    case (.running, "initialize"):
      throw ResponseError(.invalidRequest, "'initialize' comes once")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, _):
      guard let session,
        let feature = LanguageFeature.all.first(where: { $0.method == message.method })
      else {
        throw ResponseError(.methodNotFound, "there is no method '\(message.method)' here")
      }
      return try feature.answer(session, message.parameters)
    }
  }

  private func initialize(_ parameters: Parameters) -> SchemaValue {
    phase = .running
    clientProcess = parameters["processId"].integer
    let session = LanguageSession(desk, parameters, send: send)
    self.session = session
    var capabilities: SchemaValue = [
      "positionEncoding": .string(session.client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
    ]
    for feature in LanguageFeature.all {
      guard let offer = feature.offer, let value = offer.value(for: session.client) else {
        continue
      }
      capabilities[offer.name] = value
    }
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "tabspec", "version": .string(version)],
    ]
  }

  // MARK: - Notifications

  private func notified(_ message: Message) {
    if message.method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running, let session else { return }
    let document = message.parameters["textDocument"]
    let uri = document["uri"].string ?? ""
    switch message.method {
    case "textDocument/didOpen":
      session.open(document)
      touch(uri)
    case "textDocument/didChange":
      session.documents[uri]?.change(
        message.parameters["contentChanges"].elements, version: document["version"].integer)
      touch(uri)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      // It may be a configuration or a catalog.
      session.refresh()
      for uri in session.documents.keys.sorted() { touch(uri) }
    case "textDocument/didClose":
      changed.removeAll { $0 == uri }
      session.close(uri)
      session.clear(uri)
    default: break
    }
  }

  private func touch(_ uri: String) {
    if !changed.contains(uri) { changed.append(uri) }
  }
}
