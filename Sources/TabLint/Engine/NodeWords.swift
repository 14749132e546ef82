import JSON
import TabModel

/// How messages speak of several nodes, and where they point to one.
extension LintScope {
  /// Where a note about a node points to: its identifier, or the whole of a search tab that has
  /// none.
  func place(of node: Node) -> JSONValue { node.identifier.exists ? node.identifier : node.object }

  /// Says which nodes stand side by side, the first few of many; nil where there are none.
  ///
  /// - Parameters:
  ///   - one: what the only one is called, such as `its only child`.
  ///   - several: what they are called together, such as `its children`.
  func listing(_ nodes: NodeChildren, one: String, several: String) -> String? {
    var names: [String] = []
    var count = 0
    for index in nodes {
      if count < mostTold { names.append("'\(spec.identifier(of: spec.nodes[index]))'") }
      count += 1
    }
    guard count > 1 else { return names.first.map { "\(one) is \($0)" } }
    return "\(several) are \(enumeration(of: names, count: count))"
  }
}
