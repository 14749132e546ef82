import JSON
import TabModel

/// The nodes of incomplete JSON, for completion.
struct NodeScan {
  private struct Found {
    let start: Int
    var end: Int
    let parent: Int?
    var identifier = ""
    var title = ""
    var isSearch = false

    /// The name in references; empty if there is none. Search tabs have UIKit's.
    var name: String { isSearch ? "\(TabSpec.searchIdentifier)" : identifier }

    /// Repeated nodes can't be referred to.
    var isRepeated: Bool { identifier.contains("*") }
  }

  private var found: [Found] = []
  private(set) var conditions: [(name: String, meaning: String)] = []
  /// The platforms of the targets.
  private(set) var platforms: [String] = []

  var roots: [(identifier: String, title: String)] { named { $0.parent == nil } }

  /// All nodes but repeated ones and those in them.
  var all: [(identifier: String, title: String)] { named { !isInRepeated($0) } }

  func children(ofObjectAt start: Int) -> [(identifier: String, title: String)] {
    guard let group = found.firstIndex(where: { $0.start == start }) else { return [] }
    return named { $0.parent == group }
  }

  func children(around offset: Int) -> [(identifier: String, title: String)] {
    guard let group = found.lastIndex(where: { $0.start < offset && offset < $0.end }) else {
      return []
    }
    return named { $0.parent == group }
  }

  private func named(_ isMeant: (Found) -> Bool) -> [(identifier: String, title: String)] {
    found.filter { isMeant($0) && !$0.name.isEmpty && !$0.isRepeated }.map { ($0.name, $0.title) }
  }

  private func isInRepeated(_ node: Found) -> Bool {
    sequence(first: node) { $0.parent.map { found[$0] } }.contains(where: \.isRepeated)
  }

  private struct Open {
    let isObject: Bool
    /// The node of an object, or the parent of an array of nodes.
    let node: Int?
    let holdsNodes: Bool
    var key: String?
    var isAfterColon = false
  }

  /// Scans the text in one pass. Objects in arrays called 'tabs' or 'children' are nodes.
  init(_ bytes: [UInt8]) {
    var open: [Open] = []
    var tokens = LooseTokens(bytes: bytes)
    while let (token, range) = tokens.next() {
      switch token {
      case .open(isObject: true):
        var node: Int?
        if let list = open.last, !list.isObject, list.holdsNodes {
          node = found.count
          found.append(Found(start: range.lowerBound, end: bytes.count, parent: list.node))
        }
        open.append(Open(isObject: true, node: node, holdsNodes: false))
      case .open(isObject: false):
        let holder = open.last
        let isRoot = open.count == 1 && holder?.key == RootKey.tabs.name
        let isNested = holder?.node != nil && holder?.key == NodeKey.children.name
        open.append(Open(isObject: false, node: holder?.node, holdsNodes: isRoot || isNested))
      case .close(let isObject):
        if let fitting = open.lastIndex(where: { $0.isObject == isObject }) {
          for level in open[fitting...] where level.isObject {
            if let node = level.node { found[node].end = range.upperBound }
          }
          open.removeSubrange(fitting...)
        }
        if let last = open.indices.last { open[last].key = nil }
      case .string:
        guard let last = open.indices.last, open[last].isObject else { continue }
        let text = QuotedString.text(bytes[range])
        if let key = open[last].key, open[last].isAfterColon {
          if let node = open[last].node {
            if key == NodeKey.identifier.name { found[node].identifier = text }
            if key == NodeKey.title.name { found[node].title = text }
            if key == NodeKey.type.name { found[node].isSearch = text == Node.Kind.search.name }
          }
          if open.count == 3, open[0].key == RootKey.targets.name, key == "platform" {
            platforms.append(text)
          }
          if Self.isInConditions(open, depth: 3), key == "meaning", !conditions.isEmpty {
            conditions[conditions.count - 1].meaning = text
          }
          open[last].key = nil
        } else {
          open[last].key = text
          if Self.isInConditions(open, depth: 2) { conditions.append((text, "")) }
        }
        open[last].isAfterColon = false
      case .colon:
        if let last = open.indices.last { open[last].isAfterColon = true }
      case .comma:
        if let last = open.indices.last {
          open[last].key = nil
          open[last].isAfterColon = false
        }
      case .word: continue
      }
    }
  }

  private static func isInConditions(_ open: [Open], depth: Int) -> Bool {
    open.count == depth && open[0].key == RootKey.conditions.name
  }
}
