import JSON
package import TabModel

extension TabSpec {
  /// A node's title, or its identifier if that is blank.
  package func name(of node: Int) -> String {
    let title = title(of: node)
    return isBlank(title) ? identifier(of: node) : title
  }

  /// - Parameter rows: nil for all nodes.
  package func repeatedTitles(among rows: [Int]? = nil) -> Set<String> {
    var seen: Set<String> = []
    let titles = (rows ?? Array(nodes.indices)).map { title(of: $0) }
    return Set(titles.filter { !isBlank($0) && !seen.insert($0).inserted })
  }
}

/// Distinguishes nodes with equal titles by identifier.
package struct NodeNames: Sendable {
  package let spec: TabSpec
  private let ambiguous: Set<String>

  /// - Parameter rows: the nodes to distinguish.
  init(_ spec: TabSpec, rows: [Int]) {
    self.spec = spec
    ambiguous = spec.repeatedTitles(among: rows)
  }

  package func identifier(of node: Int) -> String? {
    ambiguous.contains(spec.title(of: node)) ? spec.identifier(of: node) : nil
  }

  /// A node's title or identifier, with the identifier after an ambiguous title: `Home (home-mac)`.
  package func name(of node: Int) -> String {
    let name = spec.name(of: node)
    return identifier(of: node).map { "\(name) (\($0))" } ?? name
  }
}
