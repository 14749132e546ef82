import JSON
import TabModel

/// The nodes of incomplete JSON, for completion.
struct NodeScan {
  private struct Found {
    let range: ByteRange
    let parent: Int?
    var identifier = ""
    var title = ""
    var isSearch = false

    /// The name in references; empty if there is none. Search tabs have UIKit's.
    var name: String { isSearch ? TabSpec.searchIdentifier : identifier }

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
    guard let group = found.firstIndex(where: { $0.range.lowerBound == start }) else { return [] }
    return named { $0.parent == group }
  }

  func children(around offset: Int) -> [(identifier: String, title: String)] {
    guard let group = found.lastIndex(where: { $0.range.dropFirst().contains(offset) }) else {
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

  /// Finds nodes: objects in arrays called 'tabs' or 'children'.
  init(_ bytes: [UInt8]) {
    let values = LooseTree(bytes).values
    let keys = values.map { $0.key.map { LooseTokens.text(bytes[$0]) } }
    func isRootMember(_ index: Int?, _ key: String) -> Bool {
      guard let index, let root = values[index].parent else { return false }
      return keys[index] == key && values[root].parent == nil
    }
    /// Positions in `found` by value.
    var nodes: [Int: Int] = [:]
    for (index, value) in values.enumerated() {
      guard let holder = value.parent else { continue }
      let outer = values[holder].parent
      if let key = keys[index], key != SpecObject.comment.name, isRootMember(holder, "conditions") {
        conditions.append((key, ""))
      }
      if value.kind == .object, values[holder].kind == .list {
        let group = outer.flatMap { nodes[$0] }
        let isNested = group != nil && keys[holder] == "children"
        guard isNested || isRootMember(holder, "tabs") else { continue }
        nodes[index] = found.count
        found.append(Found(range: value.range, parent: group))
      }
      guard value.kind == .string, let key = keys[index] else { continue }
      let text = LooseTokens.text(bytes[value.range])
      if let node = nodes[holder] {
        if key == "identifier" { found[node].identifier = text }
        if key == "title" { found[node].title = text }
        if key == "type" { found[node].isSearch = text == Node.Kind.search.name }
      } else if key == "platform", isRootMember(outer, "targets") {
        platforms.append(text)
      } else if key == "meaning", isRootMember(outer, "conditions"), !conditions.isEmpty {
        conditions[conditions.count - 1].meaning = text
      }
    }
  }
}
