import JSON

/// A number for what is said of each change, the same for equal phrases.
///
/// A phrase is put together once for all changes that it follows from in the same way, and none is
/// kept: a number is the position of the first change of which it is said.
struct PhraseNumbers {
  private var numbers: [Int32] = []

  init(_ entries: ChunkedList<Comparison.Entry>, _ words: ChangeWords) {
    numbers.reserveCapacity(entries.count)
    var kinds = PositionTable()
    var phrases = PositionTable()
    for (position, entry) in entries.enumerated() {
      let key = ChangeWords.PhraseKey(entry.change, words)
      let known = kinds.insert(
        position, key.hashValue,
        where: { ChangeWords.PhraseKey(entries[$0].change, words) == key },
        rehashing: { ChangeWords.PhraseKey(entries[$0].change, words).hashValue })
      if let known {
        numbers.append(numbers[known])
        continue
      }
      let phrase = words.phrase(entry.change, plural: false)
      let first = phrases.insert(
        position, phrase.hashValue,
        where: { words.phrase(entries[$0].change, plural: false) == phrase },
        rehashing: { words.phrase(entries[$0].change, plural: false).hashValue })
      numbers.append(Int32(truncatingIfNeeded: first ?? position))
    }
  }

  subscript(position: Int) -> Int32 { numbers[position] }
}
