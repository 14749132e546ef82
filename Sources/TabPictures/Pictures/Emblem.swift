import JSON
import TabModel

extension PicturePen {
  enum Emblem: Sendable {
    case icon(Icon, Set<Icon.Variant>)
    /// Letters in a frame, for assets and symbols without an icon.
    case tile(String, code: String, isAsset: Bool)
  }
}

extension PicturePen.Emblem {
  /// Default size in bars and lists.
  static let side = 24

  /// - Parameter ink: that of the title beside it.
  func picture(_ ink: Ink = .text, _ side: Int = side) -> Picture {
    var picture = Picture(width: side, height: side)
    let (line, fill): (Ink, Ink) =
      switch ink {
      case .off: (.iconOff, .iconOffFill)
      case .tint: (.iconTint, .iconTintFill)
      case .dim: (.iconDim, .iconDimFill)
      case .onHint: (.iconFocused, .iconFocusedFill)
      default: (.icon, .iconFill)
      }
    switch self {
    case .icon(let icon, let variants): draw(icon, variants, line, fill, side, into: &picture)
    case .tile(let name, let code, let isAsset):
      let room = picture.bounds.inset(1, 1)
      picture.begin(
        .tile, title: name, in: room, radius: isAsset ? 3 : side / 3, isAsset ? .asset : .symbol)
      picture.text(
        code, in: room, size: side < Self.side ? 10 : 12, ink == .text ? .code : ink, side: .middle,
        keepsAll: true)
      picture.add(.end)
    }
    return picture
  }

  private static let square =
    "M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-14a3 3 0 0 1-3-3v-14a3 3 0 0 1 3-3Z"

  /// An icon with the enclosing shape, the fill and the badge of its symbol's name.
  private func draw(
    _ icon: Icon, _ variants: Set<Icon.Variant>, _ line: Ink, _ fill: Ink, _ side: Int,
    into picture: inout Picture
  ) {
    let shape: String? =
      variants.contains(.circle)
      ? "M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"
      : variants.contains(.square) ? Self.square : nil
    if variants.contains(.fill) {
      picture.add(.path(shape ?? icon.path, x: 0, y: 0, size: side, fill))
    }
    if let shape { picture.add(.path(shape, x: 0, y: 0, size: side, line)) }
    let inner = shape == nil ? side : side * 15 / 24
    let edge = (side - inner) / 2
    picture.add(.path(icon.path, x: edge, y: edge, size: inner, line))
    if variants.contains(.badge) {
      let radius = max(2, side / 8)
      picture.add(.circle(x: side - radius, y: side - radius, radius: radius, .dots))
    }
  }
}

/// Unique letters for an app's tiles, the same in all of its pictures: `Mn` for `music.note`, `Ho` for
/// `house`.
struct TileCodes {
  private(set) var codes: [String: String] = [:]

  init(_ spec: TabSpec) {
    var taken: Set<String> = []
    // Of two symbols with the same icon, the second is a tile.
    var drawn: Set<[String]> = []
    let named = spec.nodes.indices.flatMap { node in
      [spec.image(of: node)]
        + (spec.nodes[node].sidebarActions?.value ?? []).map { $0.value.image?.value }
    }
    let images = named.compactMap(\.self).grouped(by: \.tileKey).map(\.elements[0])
    for image in images {
      if !image.isAsset, let icon = Icon.named(image.name) {
        let look = [icon.path] + Icon.variants(of: image.name).map(\.rawValue).sorted()
        if drawn.insert(look).inserted { continue }
      }
      var free = Self.candidates(image.name).first { !taken.contains($0) } ?? ""
      var number = taken.count
      while free.isEmpty || taken.contains(free) {
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
