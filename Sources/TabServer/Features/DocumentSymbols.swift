import JSON
import TabModel

extension LanguageFeature {
  static let documentSymbols = LanguageFeature(
    method: "textDocument/documentSymbol", offer: .init(name: "documentSymbolProvider", value: true)
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    guard let spec = document.checked(session.host).spec else { return [] }
    let outline = SymbolOutline(spec: spec, document: document)
    return session.client.hasHierarchicalSymbols ? outline.tree : outline.list
  }
}

struct SymbolOutline {
  let spec: TabSpec
  let document: OpenDocument

  /// The nodes as a tree, encoded without recursion because specs nest deeply.
  var tree: JSONTree {
    var writer = JSONWriter(.compact)
    writer.beginArray()
    var open: [Int] = []
    func close() {
      writer.endArray()
      writer.endObject()
      open.removeLast()
    }
    for (index, node) in spec.nodes.enumerated() {
      while open.last != node.parent { close() }
      writer.beginObject()
      writeMembers(of: node, &writer)
      if index + 1 < spec.nodes.count, spec.nodes[index + 1].parent == index {
        writer.key("children")
        writer.beginArray()
        open.append(index)
      } else {
        writer.endObject()
      }
    }
    while !open.isEmpty { close() }
    writer.endArray()
    return .written(writer.bytes)
  }

  private func writeMembers(of node: Node, _ writer: inout JSONWriter) {
    let name = node.identifier.exists ? node.identifier : node.title
    let object = node.object.range
    writer.member("name", title(of: node))
    writer.member("detail", spec.identifier(of: node))
    writer.member("kind", kind(of: node))
    writer.key("range")
    document.range(object).write(into: &writer)
    writer.key("selectionRange")
    document.range(name.exists ? name.range : object.lowerBound..<object.lowerBound + 1)
      .write(into: &writer)
  }

  var list: JSONTree {
    .list(of: spec.nodes) { node in
      var symbol: JSONTree = [
        "name": .string(title(of: node)), "kind": .integer(kind(of: node)),
        "location": [
          "uri": .string(document.uri), "range": document.range(node.object.range),
        ],
      ]
      if let parent = node.parent {
        symbol["containerName"] = .string(title(of: spec.nodes[parent]))
      }
      return symbol
    }
  }

  /// Returns the first name that is not blank, because some clients reject blank ones.
  private func title(of node: Node) -> String {
    let names = [spec.title(of: node), spec.identifier(of: node)]
    return names.first { !isBlank($0) } ?? node.kind.name
  }

  /// Returns a symbol kind. Module, event and field have different icons in editors.
  private func kind(of node: Node) -> Int {
    switch node.kind {
    case .group: 2
    case .search: 24
    case .tab: 8
    }
  }
}
