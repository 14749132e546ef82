import JSON

/// The changes of a comparison by the sets of environments that they are found in.
///
/// What is said of a node in the same words holds for all environments in which it is.
struct ChangeSections {
  /// The changes of one set of environments.
  struct Section {
    /// Positions in the pairs of the comparison, ascending.
    let environments: [Int]
    /// Positions of the changes, ascending.
    let changes: ArraySlice<Int32>
  }

  /// The sections, those of the most environments first.
  private(set) var list: [Section] = []

  init(_ comparison: Comparison, _ numbers: PhraseNumbers) {
    let entries = comparison.entries
    var sets = comparison.sets
    // For each change its set; -1 where another change says the same.
    var setOfChange = entries.map(\.set)
    var said = PositionTable()
    func hash(_ position: Int) -> Int {
      var hasher = Hasher()
      hasher.combine(entries[position].change.subject)
      hasher.combine(numbers[position])
      return hasher.finalize()
    }
    for position in entries.indices {
      let first = said.insert(
        position, hash(position),
        where: {
          numbers[$0] == numbers[position]
            && entries[$0].change.subject == entries[position].change.subject
        }, rehashing: hash)
      guard let first else { continue }
      setOfChange[first] = sets.union(setOfChange[first], setOfChange[position])
      setOfChange[position] = -1
    }
    list = Self.sections(setOfChange, sets)
  }

  private static func sections(_ setOfChange: [Int32], _ sets: EnvironmentSets) -> [Section] {
    var ends = Array(repeating: 0, count: sets.count)
    for set in setOfChange where set >= 0 { ends[Int(set)] += 1 }
    let used = ends.indices.filter { ends[$0] > 0 }.map { Int32(truncatingIfNeeded: $0) }.sorted {
      let (left, right) = (sets[$0], sets[$1])
      return left.count == right.count
        ? left.lexicographicallyPrecedes(right) : left.count > right.count
    }
    var start = 0
    var ranges: [Range<Int>] = []
    for set in used {
      ranges.append(start..<start + ends[Int(set)])
      ends[Int(set)] = start
      start = ranges.last?.upperBound ?? start
    }
    var order = Array(repeating: Int32(0), count: start)
    for (position, set) in setOfChange.enumerated() where set >= 0 {
      order[ends[Int(set)]] = Int32(truncatingIfNeeded: position)
      ends[Int(set)] += 1
    }
    return zip(used, ranges).map { Section(environments: sets[$0], changes: order[$1]) }
  }
}
