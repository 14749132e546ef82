package import JSON

/// Nodes of a spec, and their values in its framework and language.
///
/// A node is large, and passing it to a function copies it. So loops over all nodes use the functions that take an
/// index, and read single keys: `nodes[index].title` copies only the title.
extension TabSpec {
  /// Returns the identifier in UIKit. All search tabs have the system's.
  package func identifier(of node: Node) -> String {
    if node.kind == .search { return Self.searchIdentifier }
    let written = node.identifier?.value ?? ""
    return node.sample.map { identifier(written, inSample: $0) } ?? written
  }

  /// Returns the identifier of a node, usually without copying the node.
  package func identifier(of index: Int) -> String {
    if nodes[index].kind != .search, nodes[index].sample == nil,
      let identifier = nodes[index].identifier
    {
      return identifier.value
    }
    return identifier(of: nodes[index])
  }

  /// Returns the title, or UIKit's default for a search tab.
  package func title(of node: Node) -> String {
    if let title = sampleTitle(of: node) { return title }
    if let title = node.title { return shown(title) }
    return node.kind == .search ? "Search" : ""
  }

  /// Returns the title of a node, usually without copying the node.
  package func title(of index: Int) -> String {
    if nodes[index].sample == nil, let title = nodes[index].title { return shown(title) }
    return title(of: nodes[index])
  }

  package func hasSampleTitle(_ index: Int) -> Bool {
    // Most nodes have neither key.
    (nodes[index].repeats != nil || nodes[index].live != nil) && nodes[index].hasSampleTitle
  }

  package func image(of index: Int) -> ImageName? {
    nodes[index].image?.value
      ?? (nodes[index].kind == .search ? ImageName(symbol: "magnifyingglass") : nil)
  }

  package func badge(of index: Int) -> String? { nodes[index].badgeValue.map(shown) }

  package func children(of group: Int) -> NodeChildren {
    NodeChildren(nodes: nodes, position: group + 1, end: nodes[group].end)
  }

  package var roots: NodeChildren { NodeChildren(nodes: nodes, position: 0, end: nodes.count) }

  package func ancestors(of index: Int) -> [Int] {
    Array(sequence(first: index) { nodes[$0].parent }.dropFirst())
  }

  package func hasAny(_ kind: Node.Kind) -> Bool {
    nodes.indices.contains { nodes[$0].kind == kind }
  }

  /// The keys that any node has, in the order of the documentation.
  package var keysOfNodes: [SpecKey<Node>] {
    let names = nodes.indices.reduce(into: Set<String>()) { $0.formUnion(nodes[$1].writtenKeys) }
    return Node.keys.filter { names.contains($0.name) && nodes.contains(where: $0.isWritten) }
  }

  /// True if any node depends on the environment or a condition.
  package var hasAvailability: Bool { nodes.indices.contains { nodes[$0].availability != nil } }

  package func isAnyWritten<Value>(_ property: (Node) -> Located<Value>?) -> Bool {
    nodes.indices.contains { property(nodes[$0]) != nil }
  }
}

package struct NodeChildren: Sequence, IteratorProtocol {
  let nodes: [Node]
  var position: Int
  let end: Int

  package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = nodes[position].end }
    return position
  }
}
