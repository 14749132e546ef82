import JSON
import TabModel
import TabReports

/// A bar at the top of a window, on one line. Items that do not fit fade out.
struct TopBarPicture {
  let pen: PicturePen
  let bar: TabBar

  private var layout: Layout { pen.layout }
  private var device: DeviceDrawing { pen.device }
  /// True if the sidebar button is at the leading end.
  private var hasSidebarButton: Bool { layout.hasSidebarButton && device.form != .desktop }
  private var metrics: BarMetrics { BarMetrics(layout.environment) }

  private struct Part {
    let region: BarItem.Region?
    let pictures: [Picture]
    var width: Int { pictures.reduce(0) { $0 + $1.width } }
  }

  private var style: PicturePen.LineStyle {
    let (height, radius, selected): (Int, Int, Ink) =
      switch device.form {
      case .desktop: (26, device.floats ? 13 : 6, .selected)
      case .television: (28, 14, .focused)
      case .phone, .tablet, .headset: (36, 18, .selected)
      }
    return PicturePen.LineStyle(
      height: height, size: metrics.textSize, imageSide: metrics.imageSide,
      padding: metrics.padding(around: .title), radius: radius, selected: selected, side: .above,
      assumesBadges: true)
  }

  private func picture(of item: BarItem, width: Int) -> Picture {
    var style = style
    style.padding = metrics.padding(around: item.shows)
    var entry = pen.entry(of: item)
    switch item.shows {
    case .title: style.showsImage = false
    case .image:
      style.showsTitle = entry.image == nil
      if entry.image == nil {
        entry.title = nil
        entry.missing = BarMetrics.missingImage
      }
    case .imageAboveTitle, .imageBesideTitle, .imageAndTitleOnFocus: break
    }
    return pen.line(entry, width: width, style, isCentered: true)
  }

  /// The item that the edge of the bar clips; nil if almost nothing of it is visible.
  private func picture(of item: BarItem, atMost width: Int) -> Picture? {
    let entry = pen.entry(of: item)
    var style = style
    style.padding = 10
    style.fades = true
    style.showsImage = entry.image != nil && item.shows != .title
    style.showsTitle = !style.showsImage || width >= 80
    return width < BarFit.narrowestPart ? nil : pen.line(entry, width: width, style)
  }

  func picture() -> Picture {
    let fit = BarFit(bar, in: layout)
    let edge = metrics.edge
    let room = fit.room
    let hasMenu = fit.hasMenu
    let button = hasSidebarButton ? BarMetrics.sidebarButton : 0
    let items = Array(zip(bar.items, fit.widths))
    let pinned = items.filter { $0.0.region == .pinned }.map { self.picture(of: $0.0, width: $0.1) }
    let pinnedWidth = pinned.reduce(0) { $0 + $1.width }
    let others = items.filter { $0.0.region != .pinned }
    var parts = others.prefix(fit.count).grouped(by: \.0.region).map { region, items in
      Part(region: region, pictures: items.map { self.picture(of: $0.0, width: $0.1) })
    }
    let used = parts.reduce(0) { $0 + $1.width }
    let isFull = fit.count < others.count
    let half =
      isFull && !hasMenu ? self.picture(of: others[fit.count].0, atMost: room - used) : nil
    if !pinned.isEmpty { parts.append(Part(region: .pinned, pictures: pinned)) }
    let inside =
      hasMenu
      ? used + BarMetrics.menuButton + pinnedWidth
      : isFull ? room + pinnedWidth : max(used + pinnedWidth, 80)
    let height = style.height + 2 * edge
    var picture = Picture(width: inside + 2 * edge + button, height: height)
    let radius = device.form == .desktop && !device.floats ? 8 : height / 2
    picture.begin(.bar, title: "Tab bar", in: picture.bounds, radius: radius, .bar)
    if hasSidebarButton { picture.place(.sidebarButton, x: edge + 6, y: (height - 30) / 2) }
    if bar.items.isEmpty {
      picture.text("no items", in: picture.bounds, size: 13, .dim, side: .middle)
    }
    var x = edge + button
    for part in parts {
      if part.region == .pinned { x = picture.width - edge - part.width }
      if layout.readsCustomization, let region = part.region {
        picture.add(.bracket(.init(name: region.rawValue, from: x + 5, to: x + part.width - 5)))
      }
      picture.place(.beside(part.pictures, gap: 0), x: x, y: edge)
      x += part.width
    }
    if hasMenu {
      let x = edge + button + used + 8
      for x in [x, x + 7] { picture.add(.chevron(pointing: x, height / 2)) }
    } else if isFull {
      let end = picture.width - edge - pinnedWidth
      if let half { picture.place(half, x: edge + button + used, y: edge) }
      // Fully visible items are not faded.
      let width = min(64, max(16, room - used))
      let last = pinned.isEmpty ? edge - 1 : 0
      picture.fade(
        Rect(x: end - width, y: 1, width: width + last, height: height - 2),
        radius: pinned.isEmpty ? radius - 1 : 0)
    }
    picture.add(.end)
    let place =
      switch bar.overflow {
      case .scroll: "The bar scrolls to"
      case .menu: "In the menu at the end of the bar:"
      case .more, .truncate: "Beyond the edge of the bar:"
      }
    picture.remarks = pen.remark(place, fit.beyond)
    return picture
  }
}

extension Picture {
  static var sidebarButton: Picture {
    var picture = Picture(width: 36, height: 30)
    picture.box(Rect(x: 8, y: 7, width: 20, height: 16), radius: 4, .outline)
    picture.add(.line([.init(x: 15, y: 7), .init(x: 15, y: 23)], .outline))
    return picture
  }
}

extension Picture.Mark {
  /// A sign that points to the end of a line.
  static func chevron(pointing x: Int, _ middle: Int) -> Picture.Mark {
    .line(
      [.init(x: x, y: middle - 5), .init(x: x + 5, y: middle), .init(x: x, y: middle + 5)],
      .chevron)
  }
}
