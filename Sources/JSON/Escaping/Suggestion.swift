/// The names nearest to a word, if they are near enough to be what was meant: at most three, in the
/// order of the list.
///
/// Near is a distance of about a third of the word, upper and lower case being the same; or to be
/// the name's beginning, or the first letters of its words: `rtl` is `rightToLeft`.
package func suggestions(for word: String, among names: some Sequence<String>) -> [String] {
  let written = lowercased(word)
  // The distance takes quadratic time.
  guard !written.isEmpty, written.count <= 64 else { return [] }
  var best = (written.count + 2) / 3
  var nearest: [String] = []
  for name in names {
    let candidate = lowercased(name)
    let isBeginning =
      written.count > 1 && (candidate.starts(with: written) || initials(of: name) == written)
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

/// The first letters of the words of a name such as `rightToLeft`; empty for a single word.
private func initials(of name: String) -> [Unicode.Scalar] {
  let scalars = name.unicodeScalars
  let starts = scalars.dropFirst().filter(\.properties.isUppercase)
  guard let first = scalars.first, !starts.isEmpty else { return [] }
  return lowercased(String(first) + starts.map { String($0) }.joined())
}

private func lowercased(_ text: String) -> [Unicode.Scalar] {
  Array(text.lowercased().unicodeScalars)
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two words
/// (Damerau-Levenshtein). A swap refers to two rows back, so three rows of the table are kept.
func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var twoBack: [Int] = []
  var oneBack = Array(0...second.count)
  for i in first.indices {
    var row = [i + 1]
    for j in second.indices {
      let replaced = oneBack[j] + (first[i] == second[j] ? 0 : 1)
      var distance = min(replaced, oneBack[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        distance = min(distance, twoBack[j - 1] + 1)
      }
      row.append(distance)
    }
    (twoBack, oneBack) = (oneBack, row)
  }
  return oneBack[second.count]
}
