/// The positions of a list that have to be moved to bring it into ascending order, as few as can
/// be: those outside of a longest ascending run.
///
/// `[1, 2, 0, 3]` gives `[2]`: only the 0 has moved. Values are all different. The time grows with
/// `n log n`.
package func outOfOrder(_ values: [Int]) -> [Int] {
  // For every length, the position at which an ascending run of it can end lowest.
  var ends: [Int] = []
  // The one before it in that run.
  var previous: [Int?] = []
  for (position, value) in values.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? ends[low - 1] : nil)
    if low < ends.count { ends[low] = position } else { ends.append(position) }
  }
  var stays = Array(repeating: false, count: values.count)
  var current = ends.last
  while let position = current {
    stays[position] = true
    current = previous[position]
  }
  return values.indices.filter { !stays[$0] }
}
