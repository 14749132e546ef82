/// The names nearest to a word, if they are near enough to be what was meant: at most three, in the
/// order of the list.
///
/// Near is a distance of about a third of the word, upper and lower case being the same, or to be
/// the name's beginning.
package func suggestions(for word: Word, among names: [String]) -> [String] {
  let written = lowercased(word.bytes)
  // Nobody means a name with a word many times its length; and the distance takes quadratic time.
  guard !written.isEmpty, written.count <= 64 else { return [] }
  let cutoff = (written.count + 2) / 3
  var best = cutoff
  var nearest: [String] = []
  for name in names {
    let candidate = lowercased(name.utf8)
    let distance =
      written.count > 1 && candidate.starts(with: written) ? 1 : editDistance(written, candidate)
    // Everything of a short name can be edited away: "a" is no typing error for "b".
    guard distance <= best, distance < candidate.count else { continue }
    if distance < best { nearest = [] }
    best = distance
    nearest.append(name)
  }
  return Array(nearest.prefix(3))
}

/// What an unknown option may have been meant to be, with its dashes.
func suggestions(forOption token: Lexer.Token, among options: [OptionDescription]) -> [String] {
  guard case .long(let name) = token else { return [] }
  // "--q" is "-q" with a dash too many.
  if let short = options.compactMap(\.short).first(where: { name.spells(String($0)) }) {
    return ["-\(short)"]
  }
  return suggestions(for: name, among: options.map(\.long)).reduce(into: []) { names, long in
    if !names.contains("--\(long)") { names.append("--\(long)") }
  }
}

private func lowercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
}
