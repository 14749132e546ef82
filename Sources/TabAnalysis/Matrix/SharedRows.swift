import JSON
import TabModel

/// The rows of a matrix: a row for each node, shared by nodes with one identifier that no layout has
/// together. To users they are one tab.
struct SharedRows {
  /// By node, the first one of its row.
  let first: [Int]
  /// The first nodes of all rows.
  let all: [Int]
  /// By node, the first one of its row that looks the same.
  let looks: [Int]
  private let members: [Int: [Int]]

  /// - Parameter presences: by layout, whether a node is present.
  init(_ spec: TabSpec, _ presences: [(Int) -> Bool]) {
    var first = Array(spec.nodes.indices)
    var looks = first
    var members: [Int: [Int]] = [:]
    for (_, nodes) in spec.nodes.indices.grouped(by: { ExactText(spec.identifier(of: $0)) })
    where nodes.count > 1 {
      let areTogether = presences.contains { isPresent in nodes.count(where: isPresent) > 1 }
      if areTogether { continue }
      var firstOfLook: [[String?]: Int] = [:]
      for node in nodes {
        first[node] = nodes[0]
        let look = spec.look(of: node)
        looks[node] = firstOfLook[look] ?? node
        firstOfLook[look] = looks[node]
      }
      members[nodes[0]] = nodes
    }
    self.first = first
    self.looks = looks
    self.members = members
    all = first.indices.filter { first[$0] == $0 }
  }

  /// Returns the node of a row that a layout has; the first one if it has none.
  func node(of row: Int, where isPresent: (Int) -> Bool) -> Int {
    members[row]?.first(where: isPresent) ?? row
  }
}

extension TabSpec {
  /// The appearance of a node, independent of its place.
  fileprivate func look(of index: Int) -> [String?] {
    let node = nodes[index]
    let actions = node.sidebarActions?.value.map(\.value) ?? []
    return [
      node.kind.name, title(of: index), image(of: index)?.name, node.subtitle.map(shown),
      badge(of: index), node.accessibilityLabel.map(shown),
      node.performsAction.isTrue ? "action" : nil,
    ] + actions.flatMap { [title(of: $0), $0.image?.value.name] }
  }
}
