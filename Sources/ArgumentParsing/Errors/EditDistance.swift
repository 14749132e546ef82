/// How many characters have to be inserted, left out, replaced or swapped with their neighbour to
/// make one word of the other (Damerau-Levenshtein, each place edited once).
///
/// Row `i` of the usual table holds the distances of the first `i` bytes of `a` to every beginning
/// of `b`; a swap looks two rows back, so three rows are kept.
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var twoBack: [Int] = []
  var oneBack = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let replaced = oneBack[j] + (a[i] == b[j] ? 0 : 1)
      var distance = min(replaced, oneBack[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = min(distance, twoBack[j - 1] + 1)
      }
      row.append(distance)
    }
    (twoBack, oneBack) = (oneBack, row)
  }
  return oneBack[b.count]
}
