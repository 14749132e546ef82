import Spelling
import TabHierarchy
import TabLayout
import TabWords

/// What stands in a window: the bar, the sidebar and the selected screen.
struct WindowPicture {
  let pen: PicturePen
  let layout: Layout
  /// The bar to show; nil for none.
  let bar: TabBar?
  /// The sidebar to show; nil for none.
  let sidebar: SidebarLayout?
  /// The radius of the window's corners.
  let corner: Int

  private static let margin = 14

  private var showsSidebarButton: Bool { sidebar == nil && layout.hasSidebarButton }

  /// The content in a width, at least as high as asked.
  func picture(width: Int, height: Int) -> Picture {
    guard let sidebar else { return screen(width: width, height: height) }
    let outline = SidebarPicture(pen, sidebar, selection: layout.selection)
    let sidebarWidth = min(300, max(220, width * 36 / 100))
    switch sidebar.layout {
    case .tile:
      let rows = outline.picture(width: sidebarWidth, height: height)
      let screen = screen(width: width - sidebarWidth, height: rows.height)
      var picture = Picture(width: width, height: max(rows.height, screen.height))
      let panel = Rect(x: 1, y: 1, width: sidebarWidth - 1, height: picture.height - 2)
      picture.box(panel, radius: corner, .aside)
      var rest = panel
      rest.x += corner
      rest.width -= corner
      picture.box(rest, .aside)
      let edge = panel.right
      picture.add(.line([.init(x: edge, y: 1), .init(x: edge, y: panel.bottom)], .rule))
      picture.place(rows, x: 0, y: 0)
      picture.place(screen, x: sidebarWidth, y: 0)
      return picture
    case .overlap:
      let edge = 10
      let rows = outline.picture(width: sidebarWidth, height: height - 2 * edge)
      let taken = sidebarWidth + 2 * edge
      // What the sidebar covers is left out: people cannot see it either.
      let screen = screen(width: width - taken, height: rows.height + 2 * edge)
      var picture = Picture(width: width, height: max(rows.height + 2 * edge, screen.height))
      let panel = Rect(x: edge, y: edge, width: sidebarWidth, height: picture.height - 2 * edge)
      picture.place(screen, x: taken, y: 0)
      picture.box(panel, radius: 18, .panel)
      picture.place(rows, x: edge, y: edge)
      return picture
    }
  }

  /// The selected screen with the bar above or below it.
  private func screen(width: Int, height: Int) -> Picture {
    let inside = width - 2 * Self.margin
    let isUpright = layout.environment.orientation == .portrait
    let button = showsSidebarButton ? SidebarButton.picture : nil
    let room = inside - (button == nil ? 0 : 80)
    let barPicture = bar.map {
      pen.horizontalBar($0, width: room, isStretched: isUpright && $0.position == .bottom)
    }
    var top = Self.margin
    var above: [(Picture, x: Int, y: Int)] = []
    if let button { above.append((button, 8, Self.margin + 8)) }
    if let bar, let barPicture, bar.position == .top {
      above.append((barPicture, (width - barPicture.width) / 2, Self.margin))
      top += barPicture.height + Self.margin
    } else if let button {
      top += button.height + Self.margin
    }
    let accessory = layout.accessory.map {
      pen.accessory(harmless($0), width: min(inside, 480))
    }
    var below: [Picture] = [accessory].compactMap(\.self)
    if let bar, let barPicture, bar.position == .bottom { below.append(barPicture) }
    let belowHeight = below.reduce(0) { $0 + $1.height + 8 }
    let contentHeight = max(140, height - top - belowHeight - Self.margin)
    var picture = Picture(
      width: width, height: top + contentHeight + belowHeight + Self.margin)
    picture.place(content(width: inside, height: contentHeight), x: Self.margin, y: top)
    for (part, x, y) in above { picture.place(part, x: x, y: y) }
    var y = picture.height - Self.margin - belowHeight + 8
    for part in below {
      picture.place(part, x: (width - part.width) / 2, y: y)
      y += part.height + 8
    }
    return picture
  }

  /// The selected screen: the way to it, its title, and blank shapes for what the app shows.
  private func content(width: Int, height: Int) -> Picture {
    var picture = Picture(width: width, height: height)
    var y = 6
    let way = layout.selection.dropLast().suffix(2).map { pen.name(of: $0) }
    if let outer = way.last {
      picture.text(
        outer, in: Rect(x: 4, y: y, width: width - 8, height: 18), size: 12, .dim)
      y += 18
    }
    let title = layout.selection.last.map { pen.name(of: $0) }
    picture.text(
      title ?? "Nothing is selected", in: Rect(x: 4, y: y, width: width - 8, height: 32), size: 22,
      isBold: true, title == nil ? .dim : .heading)
    y += 44
    let columns = max(1, width / 220)
    let cell = (width - (columns - 1) * 12) / columns
    let most = y + 560
    while y + 64 <= min(height, most) {
      for column in 0..<columns {
        let x = column * (cell + 12)
        picture.box(Rect(x: x, y: y, width: cell, height: 64), radius: 12, .ghost)
        picture.box(Rect(x: x + 12, y: y + 12, width: 40, height: 40), radius: 9, .block)
        let line = max(10, cell - 76)
        picture.box(
          Rect(x: x + 64, y: y + 18, width: line * 3 / 5, height: 9), radius: 4, .block)
        picture.box(
          Rect(x: x + 64, y: y + 37, width: line * 4 / 5, height: 9), radius: 4, .block)
      }
      y += 76
    }
    return picture
  }
}
