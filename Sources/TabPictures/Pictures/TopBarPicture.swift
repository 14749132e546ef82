import TabModel
import TabReports

/// A bar at the top of a window, on one line. Items that do not fit fade out.
struct TopBarPicture {
  let pen: PicturePen
  let device: DeviceModel
  let bar: TabBar
  /// True if the sidebar button is at the leading end.
  let hasSidebarButton: Bool
  /// True if brackets name the regions.
  let namesRegions: Bool

  private struct Part {
    var region: BarItem.Region?
    var pictures: [Picture]
    var width: Int { pictures.reduce(0) { $0 + $1.width } }
  }

  private var style: PicturePen.LineStyle {
    var style = PicturePen.LineStyle()
    style.side = .above
    style.imageSide = 20
    switch device.form {
    case .desktop:
      style.height = 26
      style.size = 13
      style.radius = device.floats ? 13 : 6
      style.imageSide = 16
    case .television:
      style.height = 28
      style.size = 15
      style.padding = 18
      style.radius = 14
      style.selected = .focused
    case .phone, .tablet, .headset:
      style.height = 36
      style.size = 15
      style.padding = 16
      style.radius = 18
    }
    return style
  }

  /// The button of a menu with what does not fit.
  private static let menuWidth = 30

  private func picture(of item: BarItem) -> Picture {
    var style = style
    var entry = pen.entry(of: item)
    switch item.shows {
    case .title: style.showsImage = false
    case .image:
      style.showsTitle = entry.image == nil
      style.padding = 11
      if entry.image == nil {
        entry.title = nil
        entry.missing = "‹no image›"
      }
    case .imageAboveTitle, .imageBesideTitle, .imageAndTitleOnFocus: break
    }
    let width = min(pen.naturalWidth(entry, style), 300)
    return pen.line(entry, width: width, style, isCentered: true)
  }

  /// The item that the edge of the bar cuts; nil if next to nothing of it is seen.
  private func picture(of item: BarItem, atMost width: Int) -> Picture? {
    let entry = pen.entry(of: item)
    var style = style
    style.padding = 10
    style.showsImage = entry.image != nil && item.shows != .title
    style.showsTitle = !style.showsImage || width >= 80
    return width < 44 ? nil : pen.line(entry, width: width, style)
  }

  func picture(atMost limit: Int) -> (picture: Picture, beyond: [Int]) {
    let edge =
      switch device.form {
      case .desktop: 2
      case .television: 3
      case .phone, .tablet, .headset: 4
      }
    let button = hasSidebarButton ? 44 : 0
    let pinned = bar.items.filter { $0.region == .pinned }.map(picture)
    let pinnedWidth = pinned.reduce(0) { $0 + $1.width }
    let others = bar.items.filter { $0.region != .pinned }
    var room = limit - 2 * edge - button - pinnedWidth
    let hasMenu =
      bar.overflow == .menu && others.reduce(0) { $0 + self.picture(of: $1).width } > room
    if hasMenu { room -= Self.menuWidth }
    var parts: [Part] = []
    var used = 0
    var shown = 0
    while shown < others.count {
      let next = picture(of: others[shown])
      if used + next.width > room { break }
      let region = others[shown].region
      if parts.isEmpty || parts.last?.region != region {
        parts.append(Part(region: region, pictures: []))
      }
      parts[parts.count - 1].pictures.append(next)
      used += next.width
      shown += 1
    }
    let isFull = shown < others.count
    let half = isFull && !hasMenu ? picture(of: others[shown], atMost: room - used) : nil
    let beyond = others.dropFirst(shown).compactMap(\.node)
    if !pinned.isEmpty { parts.append(Part(region: .pinned, pictures: pinned)) }
    let inside =
      hasMenu
      ? used + Self.menuWidth + pinnedWidth
      : isFull ? room + pinnedWidth : max(used + pinnedWidth, 80)
    let height = style.height + 2 * edge
    var picture = Picture(width: inside + 2 * edge + button, height: height)
    let whole = Rect(x: 0, y: 0, width: picture.width, height: height)
    let radius = device.form == .desktop && !device.floats ? 8 : height / 2
    picture.add(.begin(.bar, title: "Tab bar"))
    picture.box(whole, radius: radius, .bar)
    if hasSidebarButton {
      picture.place(.sidebarButton, x: edge + 6, y: (height - 30) / 2)
    }
    if bar.items.isEmpty { picture.text("no items", in: whole, size: 13, .dim, side: .middle) }
    var x = edge + button
    for part in parts {
      if part.region == .pinned { x = picture.width - edge - part.width }
      if namesRegions, let region = part.region {
        picture.add(
          .bracket(.init(name: region.rawValue, from: x + 5, to: x + part.width - 5)))
      }
      for item in part.pictures {
        picture.place(item, x: x, y: edge)
        x += item.width
      }
    }
    if hasMenu {
      let x = edge + button + used + 8
      for x in [x, x + 7] { picture.add(.chevron(pointing: x, height / 2)) }
    } else if isFull {
      let end = picture.width - edge - pinnedWidth
      if let half { picture.place(half, x: edge + button + used, y: edge) }
      // What is wholly there is not faded.
      let width = min(64, max(16, room - used))
      let last = pinned.isEmpty ? edge - 1 : 0
      picture.fade(
        Rect(x: end - width, y: 1, width: width + last, height: height - 2),
        radius: pinned.isEmpty ? radius - 1 : 0)
    }
    picture.add(.end)
    return (picture, beyond)
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
