package import TabModel

/// The name of an SF Symbol.
package struct Symbol: Sendable {
  package let name: String
  /// The release that introduced the name, in iOS numbering; nil for an old name that was never dated.
  package let release: Version?
  /// The symbol's current name; nil if this is it.
  package var newName: String?
  /// True for a variant for a language or a direction of writing, such as `character.ar`, which the
  /// system chooses itself.
  package var isLocalized = false

  /// The release to sort by: names that were never dated are old.
  var age: Version { release ?? Version(13) }
}

extension Symbol {
  /// All symbols by name, read from the table on first use.
  static let all: [String: Symbol] = {
    var symbols: [String: Symbol] = [:]
    symbols.reserveCapacity(10_000)
    for (release, words) in names {
      let bytes = Array("\(words)\n".utf8)
      var base: ArraySlice<UInt8> = []
      var newBase: String?
      var isLocalized = false
      var start = 0
      for end in bytes.indices where bytes[end] <= UInt8(ascii: " ") {
        let word = bytes[start..<end]
        start = end + 1
        guard let first = word.first, let last = word.last else { continue }
        var suffix = word
        if last == UInt8(ascii: ":") {
          (base, newBase, isLocalized) = (word.dropLast(), nil, true)
          continue
        } else if first != UInt8(ascii: ".") {
          let equals = word.firstIndex(of: UInt8(ascii: "="))
          base = word[..<(equals ?? end)]
          newBase = equals.map { String(decoding: word[($0 + 1)...], as: UTF8.self) }
          (suffix, isLocalized) = ([], false)
        }
        let name = String(decoding: base + suffix, as: UTF8.self)
        symbols[name] = Symbol(
          name: name, release: release,
          newName: newBase.map { $0 + String(decoding: suffix, as: UTF8.self) },
          isLocalized: isLocalized)
      }
    }
    return symbols
  }()

  /// The symbols with their current names, without variants for languages, in the order of their names.
  package static let current: [Symbol] =
    all.values.filter { $0.newName == nil && !$0.isLocalized }.sorted { $0.name < $1.name }

  /// The old names of symbols by their current names, the latest first.
  static let oldNames: [String: [Symbol]] =
    Dictionary(grouping: all.values.filter { $0.newName != nil }) { $0.newName ?? "" }
    .mapValues { $0.sorted { ($1.age, $0.name) < ($0.age, $1.name) } }
}
