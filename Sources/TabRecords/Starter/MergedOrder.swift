/// Merges several partial orders of a list.
///
/// Starts with the order of the first record; a new node follows its left neighbor. If a later record has another
/// order, the nodes to the left of a node there precede it, so an order is found if there is one.
struct MergedOrder {
  /// The successor of each node; nil for the last one.
  private var next: [Int: Int?] = [:]
  private var first: Int?
  /// The left neighbors of each node in any record.
  private var left: [Int: [Int]] = [:]

  /// - Parameter neighbour: the node to its left in a record; nil for the first one.
  mutating func add(_ node: Int, after neighbour: Int?) {
    if let neighbour, left[node]?.contains(neighbour) != true {
      left[node, default: []].append(neighbour)
    }
    guard next[node] == nil else { return }
    if let neighbour {
      next[node] = next[neighbour] ?? nil
      next[neighbour] = .some(node)
    } else {
      next[node] = .some(first)
      first = node
    }
  }

  /// Returns the nodes in an order that satisfies all records; nil if there is none.
  func sorted() -> [Int]? {
    var list: [Int] = []
    // False for a node that waits for those to its left.
    var isListed: [Int: Bool] = [:]
    var current = first
    while let node = current {
      // Without recursion, because lists can be long.
      var waiting = isListed[node] == nil ? [node] : []
      while let last = waiting.last {
        isListed[last] = false
        if let missing = left[last]?.first(where: { isListed[$0] != true }) {
          if isListed[missing] == false { return nil }
          waiting.append(missing)
        } else {
          isListed[last] = true
          list.append(last)
          waiting.removeLast()
        }
      }
      current = next[node] ?? nil
    }
    return list
  }
}
