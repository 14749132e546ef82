/// The candidate that a word was most likely meant to be, or nil where none is near.
///
/// Near means the same but for upper and lower case, or at most a third of the longer word's
/// letters wrong, missing, too many or swapped with their neighbour (at least one, at most three).
package func suggestion(
  for word: String, among candidates: some Sequence<String>
) -> String? {
  let lowercased = Array(word.lowercased().unicodeScalars)
  // Nobody mistypes a name of this length; the comparison would only cost time.
  guard lowercased.count <= 64, !lowercased.isEmpty else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased().unicodeScalars)
    let limit = min(3, max(1, max(lowercased.count, other.count) / 3))
    guard abs(other.count - lowercased.count) <= limit else { continue }
    let distance = editDistance(lowercased, other)
    guard distance <= limit, distance < max(lowercased.count, other.count) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// How many letters have to be inserted, removed, replaced or swapped with their neighbour to turn
/// one word into the other (optimal string alignment).
func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var twoBack: [Int] = []
  var previous = Array(0...second.count)
  for row in 0..<first.count {
    var current = [row + 1]
    current.reserveCapacity(second.count + 1)
    for column in 0..<second.count {
      var cost = min(
        previous[column + 1] + 1, current[column] + 1,
        previous[column] + (first[row] == second[column] ? 0 : 1))
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, twoBack[column - 1] + 1)
      }
      current.append(cost)
    }
    (twoBack, previous) = (previous, current)
  }
  return previous[second.count]
}
