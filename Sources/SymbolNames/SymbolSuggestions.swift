import JSON

extension SymbolTable {
  /// Returns the symbols that an unknown name was probably meant to be, the likeliest first.
  ///
  /// - Parameter isUsable: returns whether a symbol exists wherever the name is used. Others are
  ///   suggested only if nothing else is as near.
  package func suggestions(
    for name: String, where isUsable: (Symbol) -> Bool = { _ in true }
  ) -> [Symbol] {
    let written = String(name.lowercased().map { "_- ".contains($0) ? "." : $0 })
    let parts = written.split(separator: ".").map(String.init)
    guard !parts.isEmpty, written.utf8.count <= 100 else { return [] }
    let tidied = parts.joined(separator: ".")
    if let symbol = self[tidied], tidied != name { return [current(symbol, isUsable)] }
    let meant = commonlyMeant(by: parts)
    if !meant.isEmpty { return meant }
    let near = nearest(to: written, isUsable)
    if let near, near.distance == 1 { return [current(near.symbol, isUsable)] }
    let other =
      best(of: inAnotherOrder(parts), isUsable)
      ?? self[parts.filter { $0 != "fill" }.joined(separator: ".")]
      ?? near?.symbol ?? shortestContinuation(of: tidied, isUsable)
    return other.map { [current($0, isUsable)] } ?? []
  }

  /// Returns what common mistakes mean, also with more parts where that is a name: `home.fill` is
  /// `house.fill`.
  private func commonlyMeant(by parts: [String]) -> [Symbol] {
    for count in stride(from: parts.count, to: 0, by: -1) {
      let meant = commonMistakes[parts.prefix(count).joined(separator: ".")] ?? []
      let rest = parts.dropFirst(count).map { "." + $0 }.joined()
      let symbols = meant.compactMap { self[$0 + rest] }
      if !symbols.isEmpty { return symbols }
    }
    return []
  }

  /// Returns the symbols with the same parts, such as a `fill` in another place.
  private func inAnotherOrder(_ parts: [String]) -> [Symbol] {
    let length = parts.map(\.utf8.count).reduce(parts.count - 1, +)
    let sorted = parts.sorted()
    return Symbol.spellings.filter { symbol, name in
      name.count == length && symbol.name.split(separator: ".").map(String.init).sorted() == sorted
    }.map(\.0)
  }

  /// Returns a symbol by its current name if that is usable.
  private func current(_ symbol: Symbol, _ isUsable: (Symbol) -> Bool) -> Symbol {
    guard let newest = symbol.newName.flatMap({ self[$0] }), isUsable(newest) else { return symbol }
    return newest
  }

  private func best(of symbols: [Symbol], _ isUsable: (Symbol) -> Bool) -> Symbol? {
    symbols.first(where: isUsable) ?? symbols.first
  }

  private func shortestContinuation(of name: String, _ isUsable: (Symbol) -> Bool) -> Symbol? {
    let longer = Symbol.current.filter { $0.name.hasPrefix(name + ".") }
      .sorted { ($0.name.utf8.count, $0.name) < ($1.name.utf8.count, $1.name) }
    return best(of: longer, isUsable)
  }

  private func nearest(
    to written: String, _ isUsable: (Symbol) -> Bool
  ) -> (symbol: Symbol, distance: Int)? {
    let word = Array(written.unicodeScalars)
    var limit = max(1, min(3, word.count / 4))
    var nearest: [Symbol] = []
    let own = added.map { (Symbol(name: $0, release: nil), Array($0.unicodeScalars)) }
    for (symbol, name) in Symbol.spellings + own where abs(name.count - word.count) <= limit {
      let distance = editDistance(word, name, atMost: limit)
      guard distance <= limit, distance < name.count else { continue }
      if distance < limit { nearest = [] }
      limit = distance
      nearest.append(symbol)
    }
    let ranked = nearest.map { symbol in
      (symbol: symbol, rank: Self.rank(of: Array(symbol.name.unicodeScalars), for: word))
    }.sorted { ($0.rank, $0.symbol.age) < ($1.rank, $1.symbol.age) }
    return best(of: ranked.map(\.symbol), isUsable).map { ($0, limit) }
  }

  /// Ranks names at one distance by the kind of typo: letters are doubled or swapped more often than
  /// dropped, and dropped more often than replaced or added.
  private static func rank(of name: [Unicode.Scalar], for word: [Unicode.Scalar]) -> Int {
    let isDoubled = word.indices.dropFirst().contains { index in
      guard word[index] == word[index - 1] else { return false }
      var shorter = word
      shorter.remove(at: index)
      return shorter == name
    }
    if isDoubled { return 0 }
    if name.count == word.count, name.sorted() == word.sorted() { return 1 }
    if name.count > word.count { return 2 }
    return name.count == word.count ? 3 : 4
  }
}

extension Symbol {
  /// The symbols that are suggested, with the letters of their names.
  fileprivate static let spellings = all.values.filter { !$0.isLocalized }
    .sorted { $0.name < $1.name }.map { ($0, Array($0.name.unicodeScalars)) }
}
