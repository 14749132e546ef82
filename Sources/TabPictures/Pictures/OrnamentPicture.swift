import TabModel
import TabReports

/// A bar in a column: a headset's, with images at rest and titles on focus, or images at the side of an iPhone Duo.
struct OrnamentPicture {
  /// The part of the bar outside the window.
  static let outside = 34

  let pen: PicturePen
  let bar: TabBar

  private var isAtSide: Bool { bar.position == .trailing }
  private var itemHeight: Int { isAtSide ? 52 : 48 }
  private var edge: Int { isAtSide ? 2 : 10 }
  /// The side of the items that callouts point to.
  private var side: Picture.Anchor.Side {
    isAtSide && !pen.layout.isMirrored ? .trailing : .leading
  }

  func picture(isOpen: Bool) -> Picture {
    let fit = BarFit(bar, in: pen.layout)
    let isCut = !fit.beyond.isEmpty
    // One more is under the fade.
    let entries = bar.items.prefix(fit.count + (isCut ? 1 : 0)).map { pen.entry(of: $0) }
    let style = PicturePen.LineStyle(
      height: itemHeight, alignsTitle: entries.contains { $0.image != nil }, padding: 12,
      radius: itemHeight / 2)
    let widest = entries.reduce(140) { max($0, pen.naturalWidth($1, style)) }
    let inside = isOpen ? min(widest, 300) : itemHeight
    let rows = entries.map { entry in
      isOpen ? pen.line(entry, width: inside, style) : symbol(entry, side: itemHeight)
    }
    let full = max(rows.count, 1) * itemHeight
    var picture = Picture(width: inside + 2 * edge, height: full + 2 * edge)
    picture.begin(
      .bar, title: isOpen ? "Tab bar, opened" : "Tab bar", in: picture.bounds,
      radius: min(34, picture.height / 2), .bar)
    if rows.isEmpty { picture.text("none", in: picture.bounds, size: 12, .dim, side: .middle) }
    picture.place(.stacked(rows, gap: 0), x: edge, y: edge)
    if isCut {
      picture.fade(
        Rect(x: 1, y: picture.height - 60, width: picture.width - 2, height: 59), radius: 33,
        downwards: true)
    }
    picture.add(.end)
    picture.remarks = pen.remark("Beyond the end of the bar:", fit.beyond)
    return picture
  }

  private func symbol(_ entry: PicturePen.Entry, side: Int) -> Picture {
    var picture = Picture(width: side, height: side)
    picture.begin(
      .item, title: entry.words, in: picture.bounds, radius: side / 2,
      entry.isSelected ? .selected : .room)
    if let image = entry.image {
      picture.place(image.picture(entry.imageInk), x: side / 2 - 12, y: side / 2 - 12)
    } else {
      let top = side / 2 - (entry.badge == nil ? 13 : 5)
      for (line, word) in BarMetrics.missingImage.split(separator: " ").enumerated() {
        picture.text(
          String(word), in: Rect(x: 0, y: top + line * 13, width: side, height: 13),
          size: 10, isItalic: true, .dim, side: .middle)
      }
    }
    if entry.badge != nil {
      // Only a dot: the symbol is all that identifies the tab.
      picture.place(pen.dot, x: side - 15, y: 2)
    }
    picture.add(.end)
    pen.anchor(entry, self.side, into: &picture)
    return picture
  }
}

extension OrnamentPicture {
  /// The bar at the side of an iPhone Duo: images in a column at the lower end of a strip, a separate
  /// item below the others.
  static func sideBar(_ pen: PicturePen, _ bar: TabBar) -> Picture {
    let separate = bar.items.filter(\.isDistinct)
    let columns = [bar.items.filter { !$0.isDistinct }] + (separate.isEmpty ? [] : [separate])
    let parts = columns.map { items in
      var column = bar
      column.items = items
      return OrnamentPicture(pen: pen, bar: column).picture(isOpen: false)
    }
    return Picture.stacked(parts, gap: 8)
  }
}
