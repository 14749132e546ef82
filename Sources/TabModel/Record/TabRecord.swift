package import JSON

/// What the recorder wrote down of a running app: every value with its place.
package struct TabRecord: Sendable {
  package let document: JSONDocument
  package internal(set) var environment = RecordEnvironment()
  package internal(set) var nodes: [RecordNode] = []
  package internal(set) var tabs: JSONValue = .none

  package func value(_ key: String) -> JSONValue? { document.member(key, of: document.root) }

  package func value(_ key: String, of node: Int) -> JSONValue? {
    document.member(key, of: nodes[node].object)
  }

  package func image(_ value: JSONValue) -> RecordedImage? {
    guard let member = document.members(of: value).first else { return nil }
    let name = document.kind(of: member.value) == .null ? nil : document.string(member.value)
    return RecordedImage(name: name, isAsset: document.isText(member.key, "asset"))
  }

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

package struct RecordEnvironment: Hashable, Sendable {
  package var platform = PlatformName.iOS
  package var osVersion = Version.oldest
  package var sizeClass = SizeClass.regular
  package var language: String?

  /// The name in findings, such as `iPadOS 26.4 regular`.
  package var name: String { "\(platform.rawValue) \(osVersion) \(sizeClass.rawValue)" }
}

package struct RecordNode: Sendable {
  package let object: JSONValue
  package let kind: Node.Kind
  package let identifier: String
  /// The enclosing group; nil at the root.
  package let parent: Int?
  /// The end of the range of nodes below it.
  package internal(set) var end: Int
}

package struct RecordedImage: Equatable, Sendable {
  /// Nil for a symbol of unknown name.
  package let name: String?
  package let isAsset: Bool

  package init(name: String?, isAsset: Bool) {
    self.name = name
    self.isAsset = isAsset
  }
}
