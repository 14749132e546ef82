import JSON

/// A request that the server supports.
struct LanguageFeature: Sendable {
  /// A capability of the server.
  struct Offer: Sendable {
    let name: String
    let value: JSONTree
    /// The required client capability; nil if every client is supported.
    var needs: (@Sendable (ClientCapabilities) -> Bool)?
    /// The value for other clients; nil for none.
    var otherwise: JSONTree?

    func value(for client: ClientCapabilities) -> JSONTree? {
      needs?(client) ?? true ? value : otherwise
    }
  }

  let method: String
  /// nil if another feature's offer covers it.
  var offer: Offer?
  let answer: @Sendable (LanguageSession, Parameters) throws(ResponseError) -> JSONTree

  static let all: [LanguageFeature] = [
    .documentDiagnostics, .workspaceDiagnostics, .codeActions, .hover, .completion, .inlayHints,
    .resolvedInlayHint,
    .documentSymbols, .definition, .references, .highlights, .prepareRename, .rename, .folding,
    .links, .commands,
  ]
}
