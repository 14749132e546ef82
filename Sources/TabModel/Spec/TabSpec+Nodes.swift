package import JSON

/// Values of nodes, decoded on demand.
extension TabSpec {
  /// Returns the identifier in UIKit. All search tabs have the system's.
  package func identifier(of node: Node) -> String {
    if node.isSearch { return "\(Self.searchIdentifier)" }
    let written = document.string(node.identifier)
    return isSample(node) ? identifier(written, inSample: Int(node.sampleIndex)) : written
  }

  /// Returns the title, or UIKit's default for a search tab.
  package func title(of node: Node) -> String {
    if let sample = sample(of: node), sample.repeated == node.object {
      return document.string(sample.title)
    }
    if node.title.exists { return shown(node.title) }
    return node.isSearch ? "Search" : ""
  }

  /// Returns whether the app replaces the title: the node is repeated, or its title is live.
  package func hasSampleTitle(_ node: Node) -> Bool {
    node.isWritten(.repeats) || isLive(.title, of: node)
  }

  package func image(of node: Node) -> ImageName? {
    if node.image.exists { return image(node.image) }
    return node.isSearch ? ImageName(name: "magnifyingglass", isAsset: false) : nil
  }

  package func image(_ value: JSONValue) -> ImageName? {
    if document.isString(value) {
      return ImageName(name: document.string(value), isAsset: false)
    }
    guard let member = document.members(of: value).first else { return nil }
    return ImageName(
      name: document.string(member.value), isAsset: document.isText(member.key, "asset"))
  }

  /// Returns the name of an image: the string itself or the one in the object.
  package func imageNameValue(_ value: JSONValue) -> JSONValue {
    document.isString(value) ? value : document.members(of: value).first?.value ?? value
  }

  package func badge(of node: Node) -> String? { text(written(.badgeValue, of: node)) }

  /// Returns the value of a key; none if the node or its framework doesn't have it.
  package func written(_ key: NodeKey, of node: Node) -> JSONValue {
    node.isWritten(key) ? value(of: key, in: node) ?? .none : .none
  }

  /// Returns whether the app sets a key at run time, so that the spec's value is a sample.
  package func isLive(_ key: NodeKey, of node: Node) -> Bool {
    node.isWritten(.live)
      && document.elements(of: node.live).contains { document.string($0) == key.name }
  }

  package func availability(of node: Node) -> Availability? {
    node.availability == 0 ? nil : availabilities[Int(node.availability)]
  }

  /// Returns the index of a node's availability among the spec's distinct ones; 0 for none.
  package func availabilityIndex(of node: Node) -> Int { Int(node.availability) }

  package func text(_ value: JSONValue) -> String? {
    value.exists ? shown(value) : nil
  }

  package func value(of key: NodeKey, in node: Node) -> JSONValue? {
    document.member(key.name, of: node.object)
  }

  /// Returns the keys of a node in the order of the document.
  package func keys(of node: Node) -> [NodeKey] {
    document.members(of: node.object).compactMap {
      SpecReader.Tables.shared.nodeKey($0.key, in: document)
    }
  }

  package func children(of group: Int) -> NodeChildren {
    NodeChildren(nodes: nodes, position: group + 1, end: nodes[group].end)
  }

  package var roots: NodeChildren { NodeChildren(nodes: nodes, position: 0, end: nodes.count) }

  package func ancestors(of index: Int) -> [Int] {
    Array(sequence(first: index) { nodes[$0].parent }.dropFirst())
  }

  package func range(_ value: JSONValue) -> ByteRange { document.range(of: value) }
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
