import TabHierarchy
import TabLayout
import Writing

/// The bars.
extension PicturePen {
  private static let edge = 5
  /// Items that are drawn; a bar with more says how many there are.
  private static let mostItems = 60
  private static let widestItem = 260

  /// A bar across the window, at its top or its bottom, at most as wide as asked.
  ///
  /// - Parameter isStretched: whether its items share the whole width.
  func horizontalBar(_ bar: TabBar, width: Int, isStretched: Bool) -> Picture {
    let distinct = bar.items.filter(\.isDistinct)
    let others = bar.items.filter { !$0.isDistinct }
    let isHigh = bar.items.contains { $0.shows == .imageAboveTitle }
    let height = isHigh ? 54 : 40
    let apart = distinct.map { item in
      framed(column(entry(of: item), width: height, height: height, showsTitle: false), edge: 4)
    }
    let gap = 8
    let room = width - apart.reduce(0) { $0 + $1.width + gap }
    let main =
      isHigh
      ? columns(others, width: room, height: height, isStretched: isStretched)
      : lines(others, width: room, overflow: bar.overflow, isStretched: isStretched)
    guard !apart.isEmpty else { return main }
    let rest = max(0, isStretched ? 0 : gap)
    return Picture.beside([main] + apart, gap: isStretched ? gap : rest)
  }

  /// A bar outside of the window, from top to bottom.
  func verticalBar(_ bar: TabBar, width: Int) -> Picture {
    var style = LineStyle()
    style.height = 44
    style.size = 15
    style.radius = 22
    let entries = bar.items.prefix(Self.mostItems).map { entry(of: $0) }
    guard !entries.isEmpty else { return framed(nothing("no items"), edge: Self.edge) }
    let widest = entries.reduce(120) { max($0, naturalWidth($1, style)) }
    let lines = entries.map { line($0, width: min(widest, width - 2 * Self.edge), style) }
    return framed(
      Picture.stacked(lines + rest(bar.items.count, style), gap: 2), edge: Self.edge, radius: 27)
  }

  /// Items with images above titles, in equal shares of the width.
  private func columns(
    _ items: [BarItem], width: Int, height: Int, isStretched: Bool
  ) -> Picture {
    guard !items.isEmpty else { return framed(nothing("no items"), edge: Self.edge) }
    let room = width - 2 * 4
    let share = isStretched ? room / items.count : min(room / items.count, 96)
    let entries = items.map { column(entry(of: $0), width: share, height: height) }
    return framed(Picture.beside(entries, gap: 0), edge: 4, radius: 31)
  }

  /// Items on one line, by regions where there are any, in further lines where one does not do.
  private func lines(
    _ items: [BarItem], width: Int, overflow: TabBar.Overflow, isStretched: Bool
  ) -> Picture {
    guard !items.isEmpty else { return framed(nothing("no items"), edge: Self.edge) }
    let room = width - 2 * Self.edge
    let regions: [BarItem.Region?] = [nil, .fixed, .customizable, .pinned]
    let shown = items.prefix(Self.mostItems)
    let parts = regions.map { region in
      (region, shown.filter { $0.region == region })
    }.filter { !$0.1.isEmpty }
    var rows = parts.map { self.items($0.1, width: room, overflow: overflow) }
    let dividers = (parts.count - 1) * 17
    let isWide = rows.reduce(dividers) { $0 + max($1.width, 80) } > room
    let isHigh = rows.contains { $0.height > 60 }
    if isWide || isHigh {
      rows = parts.map {
        self.items($0.1, width: room, overflow: overflow, isCentered: false)
      }
    }
    var pictures = zip(parts, rows).map { part, row in
      labelled(namesRegions ? part.0?.rawValue : nil, row, side: isWide || isHigh ? .left : .middle)
    }
    if isWide || isHigh, overflow != .more {
      pictures.append(nothing("does not fit on one line: scrolls"))
    }
    if let note = rest(items.count, LineStyle()).first { pictures.append(note) }
    let radius = 24
    guard isWide || isHigh else {
      let content = divided(pictures)
      return framed(content, edge: Self.edge, radius: radius)
    }
    return framed(Picture.stacked(pictures, gap: 4), edge: Self.edge, radius: radius)
  }

  /// Items side by side; bars that cannot scroll shorten titles, the others go on below.
  private func items(
    _ items: [BarItem], width: Int, overflow: TabBar.Overflow, isCentered: Bool = true
  ) -> Picture {
    let entries = items.map { item in
      var entry = entry(of: item)
      var style = Self.style(of: item)
      if item.shows == .image, entry.image == nil {
        style.showsTitle = true
        entry.title = nil
        entry.missing = "no image"
      }
      return (item, entry, style)
    }
    var widths = entries.map { min(naturalWidth($0.1, $0.2), min(width, Self.widestItem)) }
    if overflow == .more, widths.reduce(0, +) > width {
      widths = shares(of: width, wanted: widths, needed: widths.map { min($0, 64) })
    }
    let pictures = zip(entries, widths).map { entry, width in
      line(entry.1, width: width, entry.2, isCentered: isCentered)
    }
    let rows = Picture.flowing(pictures, width: width, gap: 2)
    return Picture.stacked(rows, gap: 2)
  }

  private static func style(of item: BarItem) -> LineStyle {
    var style = LineStyle()
    switch item.shows {
    case .title: style.showsImage = false
    case .image:
      style.showsTitle = false
      style.padding = 9
    case .imageAboveTitle, .imageBesideTitle, .imageAndTitleOnFocus: break
    }
    return style
  }

  /// A part of a bar under its name.
  private func labelled(
    _ label: String?, _ picture: Picture, side: Picture.Text.Side
  ) -> Picture {
    guard let label else { return picture }
    let natural = TextAdvance(label).width(size: 10) + 16
    var labelled = Picture(width: max(natural, picture.width), height: picture.height + 15)
    labelled.text(
      label, in: Rect(x: 8, y: 1, width: labelled.width - 16, height: 14), size: 10, .dim,
      side: side)
    labelled.place(picture, x: side == .left ? 0 : (labelled.width - picture.width) / 2, y: 15)
    return labelled
  }

  /// Pictures side by side with lines between them.
  private func divided(_ pictures: [Picture]) -> Picture {
    var row = Picture.beside(pictures, gap: 17)
    var x = 0
    for picture in pictures.dropLast() {
      x += picture.width + 8
      row.add(.line([.init(x: x, y: 7), .init(x: x, y: row.height - 7)], .rule))
      x += 9
    }
    return row
  }

  /// A content on a bar's own ground.
  private func framed(_ content: Picture, edge: Int, radius: Int? = nil) -> Picture {
    var bar = Picture(width: content.width + 2 * edge, height: content.height + 2 * edge)
    let room = Rect(x: 0, y: 0, width: bar.width, height: bar.height)
    bar.box(room, radius: min(radius ?? bar.height / 2, bar.height / 2), .bar)
    bar.place(content, x: edge, y: edge)
    return bar
  }

  /// How many items are not drawn; nothing where all are.
  private func rest(_ count: Int, _ style: LineStyle) -> [Picture] {
    guard count > Self.mostItems else { return [] }
    return [nothing("and \(count - Self.mostItems) more items")]
  }

  /// The view above a bar.
  func accessory(_ title: String, width: Int) -> Picture {
    var picture = Picture(width: width, height: 44)
    picture.add(.begin(.note, title: "Bottom accessory: \(title)"))
    let room = Rect(x: 0, y: 0, width: width, height: 44)
    picture.box(room, radius: 22, .bar)
    picture.box(Rect(x: 10, y: 8, width: 28, height: 28), radius: 7, .block)
    picture.text(title, in: Rect(x: 48, y: 0, width: width - 66, height: 44), size: 13, .text)
    picture.add(.end)
    return picture
  }

  /// Says that something is empty, or how much is not drawn.
  func nothing(_ text: String) -> Picture {
    var picture = Picture(width: TextAdvance(text).width(size: 13) + 24, height: 34)
    picture.text(
      text, in: Rect(x: 12, y: 0, width: picture.width - 24, height: 34), size: 13, .dim)
    return picture
  }
}
