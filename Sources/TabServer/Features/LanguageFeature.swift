import JSON

/// A request that the server answers: its method, what it needs of the client, and its function.
struct LanguageFeature: Sendable {
  /// What the server says at the beginning that it can do.
  struct Offer: Sendable {
    let name: String
    let value: JSONTree
    /// What the client has to be able to do; nil where every client can use it.
    var needs: (@Sendable (ClientCapabilities) -> Bool)?
    /// What is said to other clients; nil for nothing.
    var otherwise: JSONTree?

    init(
      _ name: String, _ value: JSONTree,
      needs: (@Sendable (ClientCapabilities) -> Bool)? = nil,
      otherwise: JSONTree? = nil
    ) {
      self.name = name
      self.value = value
      self.needs = needs
      self.otherwise = otherwise
    }

    /// What is said to a client; nil for nothing.
    func value(for client: ClientCapabilities) -> JSONTree? {
      needs?(client) ?? true ? value : otherwise
    }
  }

  let method: String
  /// Nil for what another feature's offer speaks of.
  let offer: Offer?
  let answer: @Sendable (LanguageSession, Parameters) throws(ResponseError) -> JSONTree

  init(
    _ method: String, offer: Offer? = nil,
    answer:
      @escaping @Sendable (LanguageSession, Parameters) throws(ResponseError) -> JSONTree
  ) {
    self.method = method
    self.offer = offer
    self.answer = answer
  }

  /// All of them.
  static let all: [LanguageFeature] = [
    .documentDiagnostics, .workspaceDiagnostics, .codeActions, .hover, .completion, .inlayHints,
    .resolvedInlayHint,
    .documentSymbols, .definition, .references, .highlights, .prepareRename, .rename, .folding,
    .links, .commands,
  ]
}
