import LocatedJSON
import Spelling
import TabHierarchy
import TabLayout
import TabWords

/// The sidebar as an outline of rows.
struct SidebarPicture {
  /// Rows that are drawn; a longer sidebar says how many there are.
  private static let mostRows = 150
  private static let padding = 10
  private static let indent = 16
  /// Below this depth rows stand under one another, so that their titles keep some room.
  private static let deepest = 5

  private let pen: PicturePen
  private let sidebar: SidebarLayout
  private let rows: SidebarRows

  init(_ pen: PicturePen, _ sidebar: SidebarLayout, selection: [Int]) {
    self.pen = pen
    self.sidebar = sidebar
    rows = SidebarRows(sidebar, of: pen.spec, selection: selection, most: Self.mostRows)
  }

  /// The sidebar in a width, at least as high as asked.
  func picture(width: Int, height: Int) -> Picture {
    let inside = width - 2 * Self.padding
    var parts: [Picture] = []
    if sidebar.isToggleable { parts.append(SidebarButton.picture) }
    let views = sidebar.views
    if let header = views.header { parts.append(drawn(header, width: inside)) }
    parts += rowPictures(width: inside)
    if let footer = views.footer {
      parts += [Picture(width: inside, height: 8), drawn(footer, width: inside)]
    }
    let content = Picture.stacked(parts, gap: 2)
    let bottom = views.bottomBar.map { drawn($0, width: inside) }
    let needed = content.height + 2 * Self.padding + (bottom.map { $0.height + 8 } ?? 0)
    var picture = Picture(width: width, height: max(height, needed))
    picture.place(content, x: Self.padding, y: Self.padding)
    if let bottom {
      let y = picture.height - bottom.height - Self.padding
      picture.add(.line([.init(x: 1, y: y - 4), .init(x: width - 1, y: y - 4)], .rule))
      picture.place(bottom, x: Self.padding, y: y)
    }
    return picture
  }

  private func rowPictures(width: Int) -> [Picture] {
    if rows.drawn.isEmpty { return [pen.nothing("no rows")] }
    var parts: [Picture] = []
    for drawn in rows.drawn {
      if drawn.isApart { parts.append(Picture(width: width, height: 8)) }
      parts.append(picture(of: drawn, width: width))
    }
    if rows.rest > 0 { parts.append(pen.nothing("and \(rows.rest) more rows")) }
    return parts
  }

  private func picture(of drawn: DrawnRow, width: Int) -> Picture {
    let row = drawn.row
    let x = min(row.depth, Self.deepest) * Self.indent
    let end = row.kind == .section ? 24 : 0
    var style = PicturePen.LineStyle()
    style.height = 32
    style.group = .row
    style.padding = 8
    style.badgeAtEnd = true
    style.alignsTitle = rows.hasImages
    if drawn.isInsideCollapsed { style.ink = .dim }
    switch row.kind {
    case .action: style.ink = .tint
    case .section:
      style.isBold = true
      if !row.isSelectable {
        style.alignsTitle = false
        style.showsImage = false
      }
    case .leaf: break
    }
    let entry = pen.entry(of: drawn)
    var picture = Picture(width: width, height: style.height)
    picture.place(pen.line(entry, width: width - x - end, style), x: x, y: 0)
    if drawn.isInsideCollapsed {
      let line = max(3, x - 9)
      picture.add(.line([.init(x: line, y: 1), .init(x: line, y: style.height)], .tick))
    }
    if row.kind == .section { picture.add(chevron(row.isCollapsed, x: width - 14)) }
    return picture
  }

  private func chevron(_ isCollapsed: Bool, x: Int) -> Picture.Mark {
    let points: [(Int, Int)] =
      isCollapsed ? [(x - 2, 12), (x + 2, 16), (x - 2, 20)] : [(x - 4, 14), (x, 18), (x + 4, 14)]
    return .line(points.map { .init(x: $0.0, y: $0.1) }, .chevron)
  }

  /// A view of the app's own, of which a title is known.
  private func drawn(_ view: SidebarView, width: Int) -> Picture {
    var picture = Picture(width: width, height: 44)
    let title = harmless(view.title)
    picture.add(.begin(.note, title: "Sidebar \(view.kind): \(title)"))
    picture.box(Rect(x: 0, y: 0, width: width, height: 44), radius: 8, .room)
    picture.text(view.kind, in: Rect(x: 8, y: 3, width: width - 16, height: 16), size: 10, .dim)
    picture.text(title, in: Rect(x: 8, y: 19, width: width - 16, height: 20), size: 13, .text)
    picture.add(.end)
    return picture
  }
}

/// The button that shows and hides the sidebar.
enum SidebarButton {
  static var picture: Picture {
    var picture = Picture(width: 36, height: 30)
    picture.box(Rect(x: 8, y: 7, width: 20, height: 16), radius: 4, .outline)
    picture.add(.line([.init(x: 15, y: 7), .init(x: 15, y: 23)], .outline))
    return picture
  }
}
