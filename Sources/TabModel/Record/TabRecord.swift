package import JSON

/// What a running app had, as the recorder wrote it down: every value with its place.
package struct TabRecord: Sendable {
  package let document: JSONDocument
  package internal(set) var environment: RecordEnvironment
  /// All nodes in walk order.
  package internal(set) var nodes: [RecordNode] = []
  /// The array of `tabs`.
  package internal(set) var tabs: JSONValue = .none

  init(document: JSONDocument, environment: RecordEnvironment) {
    self.document = document
    self.environment = environment
  }

  /// The value of a key of the controller; nil where the record leaves it out.
  package func value(_ key: String) -> JSONValue? { document.member(key, of: document.root) }

  /// The value of a key of a node; nil where the record leaves it out.
  package func value(_ key: String, of node: Int) -> JSONValue? {
    document.member(key, of: nodes[node].object)
  }

  fileprivate func isNull(_ value: JSONValue) -> Bool { document.kind(of: value) == .null }

  /// The image that a value says; nil for none.
  package func image(_ value: JSONValue) -> RecordedImage? {
    guard let member = document.members(of: value).first else { return nil }
    let name = isNull(member.value) ? nil : document.string(member.value)
    return RecordedImage(name: name, isAsset: document.isText(member.key, "asset"))
  }

  /// The indices of the nodes that stand directly in a group, or at the root, in their order.
  package func children(of group: Int?) -> [Int] {
    var children: [Int] = []
    var position = group.map { $0 + 1 } ?? 0
    let end = group.map { nodes[$0].end } ?? nodes.count
    while position < end {
      children.append(position)
      position = nodes[position].end
    }
    return children
  }
}

/// Where an app ran when it was recorded.
package struct RecordEnvironment: Hashable, Sendable {
  package var platform = PlatformName.iOS
  package var osVersion = Version.oldest
  package var sizeClass = SizeClass.regular
  /// The language that the app ran in; nil where the record does not say.
  package var language: String?

  /// The environment as findings name it: `iPadOS 26.4 regular`.
  package var name: String { "\(platform.rawValue) \(osVersion) \(sizeClass.rawValue)" }
}

/// A tab, a search tab or a group of a running app.
package struct RecordNode: Sendable {
  /// The object in the document.
  package let object: JSONValue
  package let kind: Node.Kind
  package let identifier: String
  /// The group that it stands in; nil at the root.
  package let parent: Int?
  /// Where the stretch of nodes below it ends in the walk order.
  package internal(set) var end: Int
}

/// An image as far as a record knows it.
package struct RecordedImage: Equatable, Sendable {
  /// Nil where it is only known that it is a symbol.
  package let name: String?
  package let isAsset: Bool

  package init(name: String?, isAsset: Bool) {
    self.name = name
    self.isAsset = isAsset
  }
}
