/// The order of a list that several records have in part.
///
/// It begins with the order of the first record; a node that is new follows its left neighbour. Where
/// a later record has the same nodes in another order, what stands left of a node there goes before
/// it, so that one order is found wherever there is one.
struct MergedOrder {
  /// The node that follows each one; nil after the last one.
  private var next: [Int: Int?] = [:]
  private var first: Int?
  /// What stands directly left of each node in some record.
  private var left: [Int: [Int]] = [:]

  /// Adds a node as it stands in a record.
  ///
  /// - Parameter neighbour: the node to its left there, which was added before; nil where it is the
  ///   first one.
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

  /// The nodes so that each stands after what is left of it in every record.
  ///
  /// - Throws: what `conflict` makes of two nodes that stand left of each other.
  func sorted<Failure>(
    conflict: (_ first: Int, _ second: Int) -> Failure
  ) throws(Failure) -> [Int] {
    var list: [Int] = []
    // Whether a node is in the list; one that is only begun waits for what is left of it.
    var isListed: [Int: Bool] = [:]
    var current = first
    while let node = current {
      // Without recursion: a list can be as long as it likes.
      var waiting = isListed[node] == nil ? [node] : []
      while let last = waiting.last {
        isListed[last] = false
        if let missing = left[last]?.first(where: { isListed[$0] != true }) {
          if isListed[missing] == false { throw conflict(missing, last) }
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
