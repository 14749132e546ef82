import TabHierarchy
import TabLayout

/// Tells nodes of one title apart by their identifiers, for lists that name nodes out of place.
struct NodeNames: Sendable {
  private let spec: TabSpec
  /// The nodes whose title others have too.
  private let alike: Set<Int>

  init(_ spec: TabSpec) {
    self.spec = spec
    var first: [String: Int] = [:]
    var alike: Set<Int> = []
    for (index, node) in spec.nodes.enumerated() {
      let title = spec.title(of: node)
      guard !isBlank(title) else { continue }
      if let other = first[title] {
        alike.formUnion([other, index])
      } else {
        first[title] = index
      }
    }
    self.alike = alike
  }

  /// The identifier that tells a node apart; nil where its title does.
  func identifier(of node: Int) -> String? {
    alike.contains(node) ? spec.identifier(of: spec.nodes[node]) : nil
  }

  /// A node's title, or its identifier where that is blank, with the identifier after a title that
  /// others have too: `Home (home-mac)`.
  func name(of node: Int) -> String {
    let title = spec.title(of: spec.nodes[node])
    if isBlank(title) { return spec.identifier(of: spec.nodes[node]) }
    return identifier(of: node).map { "\(title) (\($0))" } ?? title
  }
}

extension Pen {
  /// A node's title where the text has to name the node, with its identifier where others have the
  /// same title.
  func name(of node: Int, among names: NodeNames, columns: Int = 30) -> String {
    // In a narrow column the title needs the room.
    guard columns >= 12, let identifier = names.identifier(of: node) else {
      return name(of: node, columns: columns)
    }
    let suffix = " (\(style.shown(identifier, columns: max(1, columns / 2 - 3))))"
    return name(of: node, columns: max(1, columns - suffix.displayWidth)) + suffix
  }
}
