import JSON
import TabModel

extension PicturePen {
  enum Emblem: Sendable {
    case icon(Icon)
    /// Letters in a frame, for assets and symbols without an icon.
    case tile(String, code: String, isAsset: Bool)
    case more
  }
}

extension PicturePen.Emblem {
  /// Default size in bars and lists.
  static let side = 24

  func picture(_ side: Int = side, isSelected: Bool = false, isEnabled: Bool = true) -> Picture {
    var picture = Picture(width: side, height: side)
    let line: Ink = !isEnabled ? .iconOff : isSelected ? .iconTint : .icon
    switch self {
    case .icon(let icon): picture.path(icon.path, x: 0, y: 0, size: side, line)
    case .more:
      picture.path(Icon.named("ellipsis")?.path ?? "", x: 0, y: 0, size: side, line)
    case .tile(let name, let code, let isAsset):
      picture.add(.begin(.tile, title: name))
      let room = Rect(x: 1, y: 1, width: side - 2, height: side - 2)
      picture.box(room, radius: isAsset ? 3 : side / 3, isAsset ? .asset : .symbol)
      let ink: Ink = !isEnabled ? .off : isSelected ? .tint : .code
      picture.text(code, in: room, size: 10, ink, side: .middle, keepsAll: true)
      picture.add(.end)
    }
    return picture
  }
}

/// Unique letters for a picture's tiles: `Mn` for `music.note`, `Ho` for `house`.
struct TileCodes {
  private(set) var codes: [String: String] = [:]

  init(_ layouts: [Layout]) {
    var taken: Set<String> = []
    let images = layouts.flatMap(\.imageNames).grouped(by: \.tileKey).map(\.elements[0])
    for image in images where image.isAsset || Icon.named(image.name) == nil {
      let code = Self.candidates(image.name).first { !taken.contains($0) }
      var number = taken.count
      var free = code ?? ""
      while code == nil, free.isEmpty || taken.contains(free) {
        number += 1
        free = "\(number)"
      }
      taken.insert(free)
      codes[image.tileKey] = free
    }
  }

  /// Candidates of two letters, best first; empty for names without letters.
  private static func candidates(_ name: String) -> [String] {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first, let last = words.last else { return [] }
    let initial = first.prefix(1).uppercased()
    var seconds = words.count > 1 ? [last.prefix(1)] : []
    let letters = Array(first.dropFirst()) + words.dropFirst().flatMap { Array($0) }
    seconds += letters.map { Substring(String($0)) }
    return seconds.map { initial + $0.lowercased() }
  }
}
