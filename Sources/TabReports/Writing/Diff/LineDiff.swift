import TabModel

/// Finds differing lines.
///
/// The longest common sequence of unique lines is kept ("patience"). Between these anchors the
/// shortest edit is found (Myers), up to a limit; beyond it the whole range counts as changed.
struct LineDiff {
  typealias Line = ArraySlice<UInt8>

  /// Lines that are replaced by others; either side may be empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Maximum number of edits between two anchors.
  private static let limit = 100

  private let old: [Line]
  private let new: [Line]
  private var changes: [Change] = []

  /// Ascending changes that do not touch.
  static func changes(from old: [Line], to new: [Line]) -> [Change] {
    var diff = LineDiff(old: old, new: new)
    let range = diff.trimmed(Change(old: old.indices, new: new.indices))
    var start = (old: range.old.lowerBound, new: range.new.lowerBound)
    for anchor in diff.anchors(in: range) {
      diff.compare(Change(old: start.old..<anchor.old, new: start.new..<anchor.new))
      start = anchor
    }
    diff.compare(
      Change(old: start.old..<range.old.upperBound, new: start.new..<range.new.upperBound))
    return diff.changes
  }

  /// Ranges without equal lines at both ends.
  private func trimmed(_ range: Change) -> Change {
    var (oldStart, newStart) = (range.old.lowerBound, range.new.lowerBound)
    var (oldEnd, newEnd) = (range.old.upperBound, range.new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      oldStart += 1
      newStart += 1
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    return Change(old: oldStart..<oldEnd, new: newStart..<newEnd)
  }

  /// The longest common sequence of unique lines.
  private func anchors(in range: Change) -> [(old: Int, new: Int)] {
    func positions(_ lines: [Line], _ range: Range<Int>) -> [Line: Int] {
      Dictionary(grouping: range) { lines[$0] }.compactMapValues {
        $0.count == 1 ? $0[0] : nil
      }
    }
    let (oldPositions, newPositions) = (positions(old, range.old), positions(new, range.new))
    let shared: [(old: Int, new: Int)] = range.old.compactMap { position in
      guard oldPositions[old[position]] != nil, let other = newPositions[old[position]] else {
        return nil
      }
      return (position, other)
    }
    let moved = Set(outOfOrder(shared.map(\.new)))
    return shared.indices.filter { !moved.contains($0) }.map { shared[$0] }
  }

  // MARK: - Between anchors

  private mutating func compare(_ range: Change) {
    let range = trimmed(range)
    guard !range.old.isEmpty, !range.new.isEmpty, let steps = shortestPath(range.old, range.new)
    else { return add(range) }
    for step in steps { add(step) }
  }

  private mutating func add(_ change: Change) {
    if change.old.isEmpty, change.new.isEmpty { return }
    guard let last = changes.last, last.old.upperBound == change.old.lowerBound else {
      return changes.append(change)
    }
    changes[changes.count - 1] = Change(
      old: last.old.lowerBound..<change.old.upperBound,
      new: last.new.lowerBound..<change.new.upperBound)
  }

  /// The shortest edits; nil beyond the limit.
  ///
  /// `furthest` has the furthest old line by diagonal (old minus new lines); `trail` has its
  /// history.
  private func shortestPath(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> [Change]? {
    let (oldCount, newCount) = (oldLines.count, newLines.count)
    let limit = min(oldCount + newCount, Self.limit)
    let center = limit + 1
    var furthest = Array(repeating: 0, count: 2 * center + 1)
    var trail: [[Int]] = []
    for steps in 0...limit {
      trail.append(Array(furthest[(center - steps - 1)...(center + steps + 1)]))
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

  /// True if the last edit adds a line; otherwise it removes one.
  private func goesDown(_ diagonal: Int, _ steps: Int, _ below: Int, _ above: Int) -> Bool {
    diagonal == -steps || diagonal != steps && below < above
  }

  private func way(
    back trail: [[Int]], _ oldLines: Range<Int>, _ newLines: Range<Int>
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
