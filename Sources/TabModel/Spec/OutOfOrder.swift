/// The positions of a list that have to be moved to bring it into ascending order, as few as can
/// be: those outside of a longest ascending run.
///
/// `[1, 2, 0, 3]` gives `[2]`: only the 0 has moved. Values are all different. The time grows with
/// `n log n`.
package func outOfOrder(_ values: [Int]) -> [Int] {
  // For every length, the position at which an ascending run of it can end lowest.
  var ends: [Int32] = []
  // The one before it in that run, -1 for none. Lists can be long: 32 bits.
  var previous: [Int32] = []
  previous.reserveCapacity(values.count)
  for (position, value) in values.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if values[Int(ends[middle])] < value { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? ends[low - 1] : -1)
    let end = Int32(truncatingIfNeeded: position)
    if low < ends.count { ends[low] = end } else { ends.append(end) }
  }
  var stays = Array(repeating: false, count: values.count)
  var current = ends.last
  while let position = current, position >= 0 {
    stays[Int(position)] = true
    current = previous[Int(position)]
  }
  return values.indices.filter { !stays[$0] }
}
