import JSON

struct LanguageFeature: Sendable {
  struct Offer: Sendable {
    let name: String
    let value: JSONTree
    /// The required client capability; nil for none.
    var needs: (@Sendable (ClientCapabilities) -> Bool)?
    var otherwise: JSONTree?

    func value(for client: ClientCapabilities) -> JSONTree? {
      needs?(client) ?? true ? value : otherwise
    }
  }

  let method: String
  /// The server capability; nil if another feature's covers it.
  var offer: Offer?
  let answer: @Sendable (LanguageSession, JSONValue) throws(ResponseError) -> JSONTree

  static let all: [LanguageFeature] = [
    .documentDiagnostics, .workspaceDiagnostics, .codeActions, .hover, .completion, .inlayHints,
    .resolvedInlayHint,
    .documentSymbols, .definition, .references, .highlights, .prepareRename, .rename, .folding,
    .links, .commands,
  ]
}
