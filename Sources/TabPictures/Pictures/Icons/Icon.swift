/// A line icon for some symbols.
///
/// The symbols themselves are Apple's.
struct Icon: Sendable {
  /// Names of its symbols, usual one first.
  let names: [String]
  /// SVG path on a 24 × 24 grid, stroked.
  let path: String

  /// Icons from lines such as `house music.note.house: M3.5 11.5 12 4`.
  static func icons(_ lines: String) -> [Icon] {
    lines.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return Icon(
        names: parts[0].split(separator: " ").map(String.init),
        path: String(parts.last?.dropFirst() ?? ""))
    }
  }

  static let all: [Icon] = places + people + media + documents + shopping + nature + tools + signs

  /// The icon of a symbol, or of the symbol that it is a variant of.
  static func named(_ symbol: String) -> Icon? {
    var name = symbol[...]
    while true {
      if let index = indices[String(name)] { return all[index] }
      guard let shorter = base(of: name) else { return nil }
      name = shorter
    }
  }

  /// A name without its variant suffix: `house.fill`, `person.crop.circle.badge.plus`.
  private static func base(of name: Substring) -> Substring? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.count > 1 else { return nil }
    if let badge = parts.firstIndex(of: "badge"), badge > 0 {
      return name[..<parts[badge - 1].endIndex]
    }
    guard variants.contains(last) else { return nil }
    return name[..<parts[parts.count - 2].endIndex]
  }

  private static let variants: Set<Substring> = ["fill", "circle", "square", "crop", "rectangle"]

  private static let indices = Dictionary(
    all.enumerated().flatMap { index, icon in icon.names.map { ($0, index) } },
    uniquingKeysWith: { first, _ in first })
}
