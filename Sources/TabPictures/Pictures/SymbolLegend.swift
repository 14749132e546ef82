import JSON
import TabModel
import TabReports

/// Names of the symbols drawn as tiles.
struct SymbolLegend {
  private static let most = 40

  private let names: [String]
  private let pen: PicturePen

  init(_ picture: Picture, _ pen: PicturePen) {
    names = picture.tileNames.uniqued()
    self.pen = pen
  }

  var entries: [(code: String, name: String)] {
    names.map { key in
      let name = key.hasPrefix("asset ") ? "\(key.dropFirst(6)) (asset)" : key
      return (pen.codes[key] ?? "?", name)
    }
  }

  func rows(width: Int) -> [Picture] {
    var parts = zip(names, entries).prefix(Self.most).map { key, entry in
      let shown = entry.name.fitted(to: min(300, width - 40), size: 12)
      let textWidth = TextAdvance(shown).width(size: 12) + 4
      var part = Picture(width: 32 + textWidth, height: 28)
      part.begin(.legend, title: entry.name, in: part.bounds)
      let emblem = PicturePen.Emblem.tile(key, code: entry.code, isAsset: key.hasPrefix("asset "))
      part.place(emblem.picture(), x: 0, y: 2)
      part.text(
        shown, in: Rect(x: 31, y: 0, width: textWidth, height: 28), size: 12, .dim, isEnglish: true)
      part.add(.end)
      return part
    }
    if names.count > Self.most {
      var part = Picture(width: 120, height: 28)
      part.text("and \(names.count - Self.most) more", in: part.bounds, size: 12, .dim)
      parts.append(part)
    }
    return Picture.flowing(parts, width: width, gap: 16)
  }
}
