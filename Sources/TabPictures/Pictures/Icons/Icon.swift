/// A simple line icon of our own for symbols of some names.
///
/// The symbols themselves are Apple's; these shapes only say what a symbol is of.
struct Icon: Sendable {
  /// The names of the symbols that it stands for, the usual one first.
  let names: [String]
  /// A path of SVG on a grid of 24, drawn as lines.
  let path: String

  init(_ names: String, _ path: String) {
    self.names = names.split(separator: " ").map(String.init)
    self.path = path
  }

  /// All icons, by theme.
  static let all: [Icon] = places + people + media + documents + shopping + nature + tools + signs

  /// The icon for a symbol: that of its name, or of what the name is a variant of.
  static func named(_ symbol: String) -> Icon? {
    var name = symbol[...]
    while true {
      if let index = indices[String(name)] { return all[index] }
      guard let shorter = base(of: name) else { return nil }
      name = shorter
    }
  }

  /// A name without its last part, where that says only how a symbol is drawn: `house.fill`,
  /// `person.crop.circle.badge.plus`.
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
