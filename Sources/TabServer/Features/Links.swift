import JSON
import TabLint
import TabModel

extension LanguageFeature {
  static let links = LanguageFeature(
    method: "textDocument/documentLink",
    offer: .init(name: "documentLinkProvider", value: ["resolveProvider": false])
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    guard let root = document.checked(session.host).document?.root else { return [] }
    var links: [JSONTree] = []
    func add(_ text: Located<String>, _ target: String, _ tooltip: String) {
      let range = text.range
      links.append([
        "range": document.range(range.lowerBound + 1..<range.upperBound - 1),
        "target": .string(target), "tooltip": .string(tooltip),
      ])
    }
    if let schema = root["$schema"]?.locatedString,
      let target = target(ofSchema: schema.value, from: document.uri)
    {
      add(schema, target, "The JSON Schema")
    }
    for member in root.descendants.flatMap(\.members) where member.key.value == "rule" {
      if let name = member.value.locatedString, let rule = Rule.named(name.value),
        let url = rule.url
      {
        add(name, url, rule.summary)
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
