import LocatedJSON
import Spelling
import TabHierarchy
import TabLayout

/// The names of the symbols in a picture, each with the shape that stands for it.
struct SymbolLegend {
  private static let most = 40

  private var emblems: [PicturePen.Emblem] = []
  private var rest = 0

  init(_ layout: Layout) {
    var seen: Set<String> = []
    let spec = layout.spec
    var images: [ImageName] = []
    for item in layout.tabBar?.items ?? [] {
      if let image = item.node.flatMap({ spec.image(of: spec.nodes[$0]) }) { images.append(image) }
    }
    for node in layout.tabBar?.more ?? [] {
      if let image = spec.image(of: spec.nodes[node]) { images.append(image) }
    }
    for row in layout.sidebar?.rows.prefix(400) ?? [] {
      let image =
        row.kind == .action
        ? spec.document.member("image", of: row.action).flatMap { spec.image($0) }
        : spec.image(of: spec.nodes[row.node])
      if let image { images.append(image) }
    }
    for image in images where seen.insert("\(image.isAsset) \(image.name)").inserted {
      if emblems.count == Self.most {
        rest += 1
      } else {
        let name = harmless(image.name)
        emblems.append(image.isAsset ? .asset(name) : .symbol(name))
      }
    }
  }

  /// Shapes and names in rows of a width.
  func rows(width: Int) -> [Picture] {
    var parts = emblems.map { emblem in
      let name = (emblem.name ?? "").fitted(to: min(260, width - 40), size: 12)
      let textWidth = TextAdvance(name).width(size: 12)
      var part = Picture(width: 32 + textWidth, height: 28)
      part.add(.begin(.legend, title: emblem.name ?? ""))
      part.box(Rect(x: 0, y: 0, width: part.width, height: 28), .room)
      part.place(emblem.picture, x: 0, y: 2)
      part.text(name, in: Rect(x: 31, y: 0, width: textWidth, height: 28), size: 12, .dim)
      part.add(.end)
      return part
    }
    if rest > 0 {
      var part = Picture(width: 120, height: 28)
      part.text(
        "and \(rest) more", in: Rect(x: 0, y: 0, width: 120, height: 28), size: 12, .dim)
      parts.append(part)
    }
    return Picture.flowing(parts, width: width, gap: 16)
  }
}
