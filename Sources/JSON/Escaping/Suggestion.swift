/// Returns up to three names that a word may have been meant to be, in the order of the list.
///
/// A name matches if its edit distance is at most about a third of the word, ignoring case, or if
/// the word is its prefix or its initials: `rtl` matches `rightToLeft`.
package func suggestions(for word: String, among names: some Sequence<String>) -> [String] {
  let written = lowercased(word)
  // Computing the distance takes quadratic time.
  guard !written.isEmpty, written.count <= 64 else { return [] }
  var best = (written.count + 2) / 3
  var nearest: [String] = []
  for name in names {
    let candidate = lowercased(name)
    // Uppercase letters are looked up in tables, so few names are asked for their initials.
    let isBeginning =
      written.count > 1 && candidate.first == written.first
      && (candidate.starts(with: written) || initials(of: name) == written)
    guard isBeginning || abs(candidate.count - written.count) <= best else { continue }
    let distance = isBeginning ? 1 : editDistance(written, candidate)
    // "a" is not a misspelling of "b".
    guard distance <= best, distance < candidate.count else { continue }
    if distance < best { nearest = [] }
    best = distance
    nearest.append(name)
  }
  return Array(nearest.prefix(3))
}

package func suggestion(for word: String, among names: some Sequence<String>) -> String? {
  suggestions(for: word, among: names).first
}

private func initials(of name: String) -> [Unicode.Scalar] {
  let scalars = Array(name.unicodeScalars)
  let starts = scalars.dropFirst().filter(\.properties.isUppercase)
  guard let first = scalars.first, !starts.isEmpty else { return [] }
  return lowercased(String(first) + starts.map { String($0) }.joined())
}

private func lowercased(_ text: String) -> [Unicode.Scalar] {
  Array(text.lowercased().unicodeScalars)
}

/// Returns the Damerau-Levenshtein distance of two words, or any larger number if it exceeds a limit.
///
/// A swap refers to two rows back, so three rows of the table are kept.
package func editDistance(
  _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], atMost limit: Int = .max
) -> Int {
  var twoBack: [Int] = []
  var oneBack = Array(0...second.count)
  var leastOneBack = 0
  for i in first.indices {
    var row = [i + 1]
    row.reserveCapacity(oneBack.count)
    var least = i + 1
    for j in second.indices {
      let replaced = oneBack[j] + (first[i] == second[j] ? 0 : 1)
      var distance = min(replaced, oneBack[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        distance = min(distance, twoBack[j - 1] + 1)
      }
      row.append(distance)
      least = min(least, distance)
    }
    if min(least, leastOneBack) > limit { return min(least, leastOneBack) }
    (twoBack, oneBack, leastOneBack) = (oneBack, row, least)
  }
  return oneBack[second.count]
}
