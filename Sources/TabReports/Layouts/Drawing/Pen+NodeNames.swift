import JSON
import TabModel

extension Pen {
  /// A node's title where the text has to name the node, with its identifier where others have the
  /// same title.
  package func name(of node: Int, among names: NodeNames, columns: Int = 30) -> String {
    // In a narrow column the title needs the room.
    guard columns >= 12, let identifier = names.identifier(of: node) else {
      return name(of: node, columns: columns)
    }
    let suffix = " (\(style.shown(identifier, columns: max(1, columns / 2 - 3))))"
    return name(of: node, columns: max(1, columns - suffix.displayWidth)) + suffix
  }

  /// The names of nodes, of very many only the first and how many more there are.
  package func names(
    of nodes: [Int], among names: NodeNames, most: Int, columns: Int
  ) -> [String] {
    shortNames(of: nodes, atMost: most) { name(of: $0, among: names, columns: columns) }
  }

  /// The columns that reports of several environments take: those of the terminal, and 40 at least.
  package var reportWidth: Int { max(style.width, 40) }
}
