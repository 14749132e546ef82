import JSON

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
      let parts = line.split(separator: ": ")
      return Icon(names: parts[0].split(separator: " ").map(String.init), path: String(parts[1]))
    }
  }

  /// The icon of a symbol, or of the symbol that it is a variant of.
  static func named(_ symbol: String) -> Icon? { indices[String(known(symbol))].map { all[$0] } }

  /// The beginning of a symbol's name that has an icon, or the shortest one if none has.
  private static func known(_ symbol: String) -> Substring {
    var name = symbol[...]
    while indices[String(name)] == nil, let shorter = base(of: name) { name = shorter }
    return name
  }

  /// A variant in a symbol's name that its icon does not have.
  enum Variant: String, Sendable { case fill, badge, circle, square }

  static func variants(of symbol: String) -> Set<Variant> {
    let parts = symbol.dropFirst(known(symbol).count).split(separator: ".")
    return Set(parts.compactMap { Variant(rawValue: $0 == "rectangle" ? "square" : String($0)) })
  }

  /// A name without its variant suffix: `house.fill`, `person.crop.circle.badge.plus`.
  private static func base(of name: Substring) -> Substring? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.count > 1 else { return nil }
    if let badge = parts.firstIndex(of: "badge"), badge > 0 {
      return name[..<parts[badge - 1].endIndex]
    }
    guard suffixes.contains(last) else { return nil }
    return name[..<parts[parts.count - 2].endIndex]
  }

  private static let suffixes: Set<Substring> = ["fill", "circle", "square", "crop", "rectangle"]

  private static let indices = Dictionary(
    all.enumerated().flatMap { index, icon in icon.names.map { ($0, index) } },
    uniquingKeysWith: { first, _ in first })
}
