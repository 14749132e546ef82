/// The order of a list that several records have in part.
///
/// It begins with the order of the first record; a node that is new follows its left neighbour. Where
/// a later record has the same nodes in another order, what stands left of a node there goes before
/// it, so that one order is found wherever there is one.
struct MergedOrder {
  /// The successor of each node; nil for the last one.
  private var next: [Int: Int?] = [:]
  private var first: Int?
  /// The left neighbours of each node in any record.
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

  /// The nodes in an order that agrees with every record; nil if there is none.
  func sorted() -> [Int]? {
    var list: [Int] = []
    // False for a node that waits for those left of it.
    var isListed: [Int: Bool] = [:]
    var current = first
    while let node = current {
      // Without recursion, because a list may be long.
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
