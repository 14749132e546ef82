/// Finds the lines in which two texts differ.
///
/// Lines are numbers here, equal ones for equal lines. Lines that both texts have exactly once are
/// anchors ("patience"): the longest sequence of them that both have in the same order stays. What
/// is between two anchors is small, and there the shortest way is looked for (Myers), up to a
/// limit; where it is longer than that, everything between the two counts as changed. So time
/// grows with the length of the texts, whatever they are.
struct LineDiff {
  /// Lines that are replaced by others; either side may be empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The most lines that are removed and added between two anchors before the search is given up.
  private static let limit = 100

  private let old: [Int32]
  private let new: [Int32]
  private var changes: [Change] = []

  private init(_ old: [Int32], _ new: [Int32]) {
    self.old = old
    self.new = new
  }

  /// The changes that make the new lines of the old ones, ascending, no two of which touch.
  ///
  /// - Parameter count: how many different lines there are; each is a number below it.
  static func changes(from old: [Int32], to new: [Int32], count: Int) -> [Change] {
    var diff = LineDiff(old, new)
    var start = (old: 0, new: 0)
    // What stands between the anchors, with the first of them.
    for anchor in diff.anchors(count) {
      diff.compare(start.old..<Int(anchor.old), start.new..<Int(anchor.new))
      start = (Int(anchor.old), Int(anchor.new))
    }
    diff.compare(start.old..<old.count, start.new..<new.count)
    return diff.changes
  }

  // MARK: - Anchors

  /// The lines that both texts have once, as long a sequence of them as both have in one order.
  private func anchors(_ count: Int) -> [(old: Int32, new: Int32)] {
    // For each line its place; -1 for one that is not there, -2 for one that is there repeatedly.
    func places(_ lines: [Int32]) -> [Int32] {
      var places = Array(repeating: Int32(-1), count: count)
      for (place, line) in lines.enumerated() {
        places[Int(line)] = places[Int(line)] == -1 ? Int32(clamping: place) : -2
      }
      return places
    }
    let newPlaces = places(new)
    let oldPlaces = places(old)
    let shared: [(old: Int32, new: Int32)] = old.enumerated().compactMap { place, line in
      let (own, other) = (oldPlaces[Int(line)], newPlaces[Int(line)])
      return own == place && other >= 0 ? (own, other) : nil
    }
    // The last element of the best sequence of each length, and what comes before each element.
    var tails: [Int32] = []
    var previous = Array(repeating: Int32(-1), count: shared.count)
    for index in shared.indices {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if shared[Int(tails[middle])].new < shared[index].new {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(0) }
      tails[low] = Int32(clamping: index)
    }
    var sequence: [(old: Int32, new: Int32)] = []
    var index = tails.last ?? -1
    while index >= 0 {
      sequence.append(shared[Int(index)])
      index = previous[Int(index)]
    }
    return sequence.reversed()
  }

  // MARK: - Between anchors

  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      oldStart += 1
      newStart += 1
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let (oldLines, newLines) = (oldStart..<oldEnd, newStart..<newEnd)
    guard !oldLines.isEmpty, !newLines.isEmpty, let steps = shortestWay(oldLines, newLines) else {
      return add(Change(old: oldLines, new: newLines))
    }
    for step in steps { add(step) }
  }

  private mutating func add(_ change: Change) {
    if change.old.isEmpty, change.new.isEmpty { return }
    guard let last = changes.last, last.old.upperBound == change.old.lowerBound,
      last.new.upperBound == change.new.lowerBound
    else { return changes.append(change) }
    changes[changes.count - 1] = Change(
      old: last.old.lowerBound..<change.old.upperBound,
      new: last.new.lowerBound..<change.new.upperBound)
  }

  /// The fewest lines to remove and to add, one by one, or nil where they are more than the limit.
  ///
  /// `furthest` has for each diagonal (lines of the old text passed minus lines of the new one) how
  /// far a way with so many steps gets; `trail` keeps it for each number of steps.
  private func shortestWay(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> [Change]? {
    let (oldCount, newCount) = (oldLines.count, newLines.count)
    let limit = min(oldCount + newCount, Self.limit)
    let center = limit + 1
    var furthest = Array(repeating: 0, count: 2 * center + 1)
    var trail: [ArraySlice<Int>] = []
    for steps in 0...limit {
      trail.append(ArraySlice(Array(furthest[(center - steps - 1)...(center + steps + 1)])))
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let place = center + diagonal
        var x =
          goesDown(diagonal, steps, furthest[place - 1], furthest[place + 1])
          ? furthest[place + 1] : furthest[place - 1] + 1
        while x < oldCount, x - diagonal < newCount,
          old[oldLines.lowerBound + x] == new[newLines.lowerBound + x - diagonal]
        {
          x += 1
        }
        furthest[place] = x
        if x >= oldCount, x - diagonal >= newCount {
          return way(back: trail, oldLines, newLines)
        }
      }
    }
    return nil
  }

  /// Whether the last step to a diagonal adds a line; else it removes one.
  private func goesDown(_ diagonal: Int, _ steps: Int, _ below: Int, _ above: Int) -> Bool {
    diagonal == -steps || diagonal != steps && below < above
  }

  private func way(
    back trail: [ArraySlice<Int>], _ oldLines: Range<Int>, _ newLines: Range<Int>
  ) -> [Change] {
    var changes: [Change] = []
    var diagonal = oldLines.count - newLines.count
    for steps in stride(from: trail.count - 1, to: 0, by: -1) {
      let center = steps + 1
      let below = trail[steps][center + diagonal - 1]
      let above = trail[steps][center + diagonal + 1]
      let isDown = goesDown(diagonal, steps, below, above)
      let x = oldLines.lowerBound + (isDown ? above : below)
      diagonal += isDown ? 1 : -1
      let y = x - oldLines.lowerBound - diagonal + newLines.lowerBound
      changes.append(
        isDown ? Change(old: x..<x, new: y..<y + 1) : Change(old: x..<x + 1, new: y..<y))
    }
    return changes.reversed()
  }
}
