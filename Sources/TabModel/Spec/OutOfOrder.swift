import JSON

/// Returns the positions outside a longest increasing subsequence: the fewest to move for ascending
/// order.
///
/// `[1, 2, 0, 3]` gives `[2]`. Values are distinct; the time is O(n log n).
package func outOfOrder(_ values: [Int]) -> [Int] {
  // For each length, the position with the lowest last element of such a subsequence.
  var ends: [Int] = []
  // The predecessor of each position in its subsequence.
  var previous: [Int?] = []
  for (position, value) in values.enumerated() {
    let length = ends.partitioningIndex { values[$0] >= value }
    previous.append(length > 0 ? ends[length - 1] : nil)
    if length < ends.count { ends[length] = position } else { ends.append(position) }
  }
  var stays = Array(repeating: false, count: values.count)
  var current = ends.last
  while let position = current {
    stays[position] = true
    current = previous[position]
  }
  return values.indices.filter { !stays[$0] }
}
