import JSON

/// Things of a list that are alike, by their positions in 32 bits: a list can be as long as a large
/// spec.
struct Kinship {
  /// For each thing the next one that is like it, -1 for none.
  private var next: [Int32]
  /// For the first thing of each kind the last one like it, -1 for all others.
  private var last: [Int32]

  /// - Parameters:
  ///   - count: how many things there are.
  ///   - hash: the hash of the thing at a position, equal for things that are alike.
  ///   - isAlike: whether the things at two positions are alike.
  init(count: Int, hash: (Int) -> Int, isAlike: (Int, Int) -> Bool) {
    next = Array(repeating: -1, count: count)
    last = next
    var table = PositionTable()
    for position in 0..<count {
      let first = table.insert(
        position, hash(position), where: { isAlike($0, position) }, rehashing: hash)
      let place = Int32(truncatingIfNeeded: position)
      if let first { next[Int(last[first])] = place }
      last[first ?? position] = place
    }
  }

  /// Tells the positions of all things of each kind, the kind whose first thing comes first before
  /// the others.
  func tellEach(_ tell: (_ positions: [Int32]) -> Void) {
    for position in last.indices where last[position] >= 0 {
      var positions: [Int32] = []
      var current = Int32(truncatingIfNeeded: position)
      while current >= 0 {
        positions.append(current)
        current = next[Int(current)]
      }
      tell(positions)
    }
  }
}
