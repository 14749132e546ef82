extension Sequence {
  /// Groups elements by key, in order of the first element of each group.
  @inlinable package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var positions: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let position = positions[key] {
        groups[position].elements.append(element)
      } else {
        positions[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

extension Array {
  /// Returns the index of the first element of the second part of an array whose elements are partitioned.
  @inlinable package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Sequence where Element: Hashable {
  @inlinable package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
