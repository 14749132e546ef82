import LocatedJSON
import TabHierarchy

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
      if count <= enumerationLimit { names.append("'\(spec.identifier(of: spec.nodes[index]))'") }
      count += 1
    }
    guard count > 1 else { return names.first.map { "\(one) is \($0)" } }
    return "\(several) are \(enumeration(of: names, count: count))"
  }
}

/// How many names a list in a message has at most.
private let enumerationLimit = 5

/// Names as a list in a sentence: `a, b and c`, or `a, b, c, d and 8 more`.
///
/// - Parameter count: how many there are; the names after the first few need not be given.
func enumeration(of names: [String], count: Int? = nil) -> String {
  let count = count ?? names.count
  if count > enumerationLimit {
    let shown = names.prefix(enumerationLimit - 1)
    return shown.joined(separator: ", ") + " and \(count - shown.count) more"
  }
  guard let last = names.last, count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
