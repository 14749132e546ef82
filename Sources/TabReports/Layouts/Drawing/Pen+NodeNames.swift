import JSON
import TabModel

extension Pen {
  /// A node's name, with its identifier if the title is ambiguous.
  package func name(of node: Int, among names: NodeNames, columns: Int = 30) -> String {
    // A narrow column has space for the title only.
    guard columns >= 12, let identifier = names.identifier(of: node) else {
      return name(of: node, columns: columns)
    }
    let suffix = " (\(style.shown(identifier, columns: max(1, columns / 2 - 3))))"
    return name(of: node, columns: max(1, columns - suffix.displayWidth)) + suffix
  }

  /// Names of nodes, shortened after `most`.
  package func names(
    of nodes: [Int], among names: NodeNames, most: Int, columns: Int
  ) -> [String] {
    shortNames(of: nodes, atMost: most) { name(of: $0, among: names, columns: columns) }
  }

  /// Width of reports about several environments.
  package var reportWidth: Int { max(style.width, 40) }
}
