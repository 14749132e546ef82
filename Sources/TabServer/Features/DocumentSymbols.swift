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

  var tree: JSONTree { .array(spec.roots.map(symbol(of:))) }

  private func symbol(of index: Int) -> JSONTree {
    let node = spec.nodes[index]
    let start = node.range.lowerBound
    let name = node.identifier ?? node.title
    var symbol: JSONTree = [
      "name": .string(title(of: node)), "detail": .string(spec.identifier(of: node)),
      "kind": .integer(kind(of: node)), "range": document.range(node.range),
      "selectionRange": document.range(name?.range ?? start..<start + 1),
    ]
    let children = spec.children(of: index).map(symbol(of:))
    if !children.isEmpty { symbol["children"] = .array(children) }
    return symbol
  }

  /// The nodes in their order, each with the title of its group.
  var list: JSONTree {
    .array(
      spec.nodes.map { node in
        var symbol: JSONTree = [
          "name": .string(title(of: node)), "kind": .integer(kind(of: node)),
          "location": document.location(node.range),
        ]
        if let parent = node.parent {
          symbol["containerName"] = .string(title(of: spec.nodes[parent]))
        }
        return symbol
      })
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
