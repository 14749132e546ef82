import JSON
import TabLint
import TabModel

extension LanguageFeature {
  static let links = LanguageFeature(
    method: "textDocument/documentLink",
    offer: .init(name: "documentLinkProvider", value: ["resolveProvider": false])
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    guard let text = document.checked(session.host).document else { return [] }
    var links: [JSONTree] = []
    func add(_ value: JSONValue, _ target: String, _ tooltip: String) {
      let range = text.range(of: value)
      links.append([
        "range": document.range(range.lowerBound + 1..<range.upperBound - 1),
        "target": .string(target), "tooltip": .string(tooltip),
      ])
    }
    if let schema = text.member("$schema", of: text.root), text.isString(schema),
      let target = target(ofSchema: text.string(schema), from: document.uri)
    {
      add(schema, target, "The JSON Schema")
    }
    for value in text.values(in: text.root) {
      for (key, name) in text.members(of: value)
      where text.isText(key, "rule") && text.isString(name) {
        if let rule = Rule.named(text.string(name)), let url = rule.url {
          add(name, url, rule.summary)
        }
      }
    }
    return .array(links)
  }

  /// Returns a schema's https URL, or the URL of a path relative to the document.
  private static func target(ofSchema text: String, from uri: String) -> String? {
    if text.contains("://") { return text.hasPrefix("https://") ? text : nil }
    guard var folder = DocumentURI.path(of: uri), !text.isEmpty else { return nil }
    while let last = folder.last, last != UInt8(ascii: "/") { folder.removeLast() }
    return DocumentURI.uri(of: text.hasPrefix("/") ? Array(text.utf8) : folder + Array(text.utf8))
  }
}
