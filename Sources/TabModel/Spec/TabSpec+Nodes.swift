package import JSON

/// What the nodes of a spec say, decoded when it is asked for.
extension TabSpec {
  /// The identifier that UIKit knows a node by: a search tab's is always the system's.
  package func identifier(of node: Node) -> String {
    node.isSearch ? "\(Self.searchIdentifier)" : document.string(node.identifier)
  }

  /// The title, with UIKit's own for a search tab that has none.
  package func title(of node: Node) -> String {
    if node.title.exists { return shown(node.title) }
    return node.isSearch ? "Search" : ""
  }

  /// The picture, with UIKit's own for a search tab that has none.
  package func image(of node: Node) -> ImageName? {
    if node.image.exists { return image(node.image) }
    return node.isSearch ? ImageName(name: "magnifyingglass", isAsset: false) : nil
  }

  /// The picture that a value names, in any of its three forms.
  package func image(_ value: JSONValue) -> ImageName? {
    if document.isString(value) {
      return ImageName(name: document.string(value), isAsset: false)
    }
    guard let member = document.members(of: value).first else { return nil }
    return ImageName(
      name: document.string(member.value), isAsset: document.isText(member.key, "asset"))
  }

  /// The place of a picture's name: the string, or the one inside the object.
  package func imageNameValue(_ value: JSONValue) -> JSONValue {
    document.isString(value) ? value : document.members(of: value).first?.value ?? value
  }

  package func badge(of node: Node) -> String? { text(badgeValue(of: node)) }

  package func badgeValue(of node: Node) -> JSONValue { details[Int(node.details)].badgeValue }
  package func subtitle(of node: Node) -> JSONValue { details[Int(node.details)].subtitle }
  package func selectedImage(of node: Node) -> JSONValue {
    details[Int(node.details)].selectedImage
  }
  package func viewController(of node: Node) -> JSONValue {
    details[Int(node.details)].viewController
  }
  package func suppress(of node: Node) -> JSONValue { details[Int(node.details)].suppress }
  package func defaultChildIdentifier(of node: Node) -> JSONValue {
    details[Int(node.details)].defaultChildIdentifier
  }
  package func displayOrderIdentifiers(of node: Node) -> JSONValue {
    details[Int(node.details)].displayOrderIdentifiers
  }
  package func sidebarActions(of node: Node) -> JSONValue {
    details[Int(node.details)].sidebarActions
  }

  package func availability(of node: Node) -> Availability? {
    let index = Int(details[Int(node.details)].availability)
    return index == 0 ? nil : availabilities[index]
  }

  /// The text of a string as people read it, or nil where there is none.
  package func text(_ value: JSONValue) -> String? {
    value.exists ? shown(value) : nil
  }

  /// The value of a key of a node, found by going through its members.
  package func value(of key: NodeKey, in node: Node) -> JSONValue? {
    document.member(key.name, of: node.object)
  }

  /// The nodes that stand directly in a group, in the order of `children`.
  package func children(of group: Int) -> NodeChildren {
    NodeChildren(nodes: nodes, position: group + 1, end: nodes[group].end)
  }

  /// The root nodes, in the order of `tabs`.
  package var roots: NodeChildren { NodeChildren(nodes: nodes, position: 0, end: nodes.count) }

  /// The groups that a node stands in, innermost first.
  package func ancestors(of index: Int) -> [Int] {
    var ancestors: [Int] = []
    var current = nodes[index].parent
    while let group = current {
      ancestors.append(group)
      current = nodes[group].parent
    }
    return ancestors
  }

  /// The range of a node's object, or of any other value, in bytes.
  package func range(_ value: JSONValue) -> ByteRange { document.range(of: value) }
}

/// The indices of nodes that stand side by side: from each to the end of what is below it.
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
