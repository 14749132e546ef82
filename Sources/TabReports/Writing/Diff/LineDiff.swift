import TabModel

/// Finds differing lines.
///
/// The longest common sequence of unique lines is kept ("patience"). Between these anchors the
/// shortest edit is found (Myers), unless a range is too long; then all of it counts as changed.
struct LineDiff {
  typealias Line = ArraySlice<UInt8>

  /// Lines that are replaced by others; either side may be empty.
  struct Change {
    let old: Range<Int>
    let new: Range<Int>
  }

  /// Maximum number of lines between two anchors. Time and memory grow with its square.
  private static let limit = 2_000

  private let old: [Line]
  private let new: [Line]

  /// Ascending changes that do not touch.
  static func changes(from old: [Line], to new: [Line]) -> [Change] {
    let diff = LineDiff(old: old, new: new)
    let anchors = diff.anchors(in: diff.trimmed(Change(old: old.indices, new: new.indices)))
    var changes: [Change] = []
    var start = (old: 0, new: 0)
    for anchor in anchors + [(old.count, new.count)] {
      let range = Change(old: start.old..<anchor.old, new: start.new..<anchor.new)
      for equal in diff.equalLines(in: range) + [anchor] {
        if start != equal {
          changes.append(Change(old: start.old..<equal.old, new: start.new..<equal.new))
        }
        start = (equal.old + 1, equal.new + 1)
      }
    }
    return changes
  }

  /// Ranges without equal lines at both ends.
  private func trimmed(_ range: Change) -> Change {
    let before = zip(old[range.old], new[range.new]).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (range.old.dropFirst(before), range.new.dropFirst(before))
    let after = zip(old[oldRest].reversed(), new[newRest].reversed()).prefix { $0 == $1 }.count
    return Change(old: oldRest.dropLast(after), new: newRest.dropLast(after))
  }

  private func anchors(in range: Change) -> [(old: Int, new: Int)] {
    func positions(_ lines: [Line], _ range: Range<Int>) -> [Line: Int] {
      Dictionary(grouping: range) { lines[$0] }.compactMapValues { $0.count == 1 ? $0[0] : nil }
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

  /// Equal lines at both ends, and between them those that the shortest edit keeps.
  private func equalLines(in range: Change) -> [(old: Int, new: Int)] {
    let middle = trimmed(range)
    var (removed, inserted) = (Set(middle.old), Set(middle.new))
    if middle.old.count + middle.new.count <= Self.limit {
      (removed, inserted) = ([], [])
      for change in new[middle.new].difference(from: old[middle.old]) {
        switch change {
        case .remove(let offset, _, _): removed.insert(middle.old.lowerBound + offset)
        case .insert(let offset, _, _): inserted.insert(middle.new.lowerBound + offset)
        }
      }
    }
    let kept = zip(
      range.old.filter { !removed.contains($0) }, range.new.filter { !inserted.contains($0) })
    return kept.map { ($0, $1) }
  }
}
