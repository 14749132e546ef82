import LocatedJSON
import Spelling
import TabHierarchy
import TabSchemas

extension LanguageFeature {
  /// The hierarchy of tabs, as an outline.
  static let documentSymbols = LanguageFeature(
    "textDocument/documentSymbol", offer: .init("documentSymbolProvider", true)
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    guard let spec = document.checked(session.desk).spec else { return [] }
    let outline = SymbolOutline(spec, document)
    return session.client.hasHierarchicalSymbols ? outline.tree : outline.list
  }
}

/// Writes the nodes of a spec as symbols.
struct SymbolOutline {
  private let spec: TabSpec
  private let document: OpenDocument

  init(_ spec: TabSpec, _ document: OpenDocument) {
    self.spec = spec
    self.document = document
  }

  /// Each node with those inside it.
  var tree: SchemaValue {
    // From the last node to the first, so that what is inside of a node is there before it.
    var children: [Int: [SchemaValue]] = [:]
    for index in spec.nodes.indices.reversed() {
      let node = spec.nodes[index]
      let name = node.identifier.exists ? node.identifier : node.title
      let object = spec.range(node.object)
      var symbol: SchemaValue = [
        "name": .string(title(of: node)), "detail": .string(spec.identifier(of: node)),
        "kind": kind(of: node), "range": document.range(object),
        "selectionRange": document.range(
          name.exists ? spec.range(name) : object.lowerBound..<object.lowerBound + 1),
      ]
      if let inside = children.removeValue(forKey: index) {
        symbol["children"] = .array(inside.reversed())
      }
      children[node.parent ?? -1, default: []].append(symbol)
    }
    return .array((children[-1] ?? []).reversed())
  }

  /// All nodes, each with the name of the group that it is in.
  var list: SchemaValue {
    .array(
      spec.nodes.map { node in
        var symbol: SchemaValue = [
          "name": .string(title(of: node)), "kind": kind(of: node),
          "location": [
            "uri": .string(document.uri), "range": document.range(spec.range(node.object)),
          ],
        ]
        if let parent = node.parent {
          symbol["containerName"] = .string(title(of: spec.nodes[parent]))
        }
        return symbol
      })
  }

  /// A name that is not empty: some clients refuse such.
  private func title(of node: Node) -> String {
    let names = [spec.title(of: node), spec.identifier(of: node)]
    return names.first { !isBlank($0) } ?? node.kind.name
  }

  /// Groups are modules, a search tab is an event, tabs are fields: kinds that editors show apart.
  private func kind(of node: Node) -> SchemaValue {
    switch node.kind {
    case .group: 2
    case .search: 24
    case .tab: 8
    }
  }
}
