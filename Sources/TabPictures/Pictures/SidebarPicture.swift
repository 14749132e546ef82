import JSON
import TabModel
import TabReports

struct SidebarPicture {
  private static let indent = 16
  /// Deeper rows are not indented further.
  private static let deepest = 5

  private let pen: PicturePen
  private let sidebar: SidebarLayout
  private let rows: SidebarRows
  /// Space for the window's controls and the sidebar button.
  private let top: Int
  /// The corners at its foot.
  var foot: (radius: Int, corners: Picture.Corners) = (0, [])

  private var device: DeviceDrawing { pen.device }

  init(_ pen: PicturePen, _ sidebar: SidebarLayout, top: Int) {
    self.pen = pen
    self.sidebar = sidebar
    self.top = top
    rows = SidebarRows(sidebar, in: pen.layout)
  }

  /// The sidebar, and the names of the rows that do not fit.
  func picture(width: Int, height: Int) -> (picture: Picture, beyond: [String]) {
    let inside = width - 2 * SidebarMetrics.padding
    var picture = Picture(width: width, height: height)
    picture.begin(.bar, title: "Sidebar", in: picture.bounds)
    let views = sidebar.views
    var y = top
    if let header = views.header {
      picture.place(drawn(header, width: inside), x: SidebarMetrics.padding, y: y)
      y += SidebarMetrics.headerHeight
    }
    let line =
      height - SidebarMetrics.padding
      - (views.bottomBar == nil ? 0 : SidebarMetrics.bottomBarHeight)
    var beyond: [String] = []
    var more = 0
    var isFull = false
    if rows.drawn.isEmpty {
      picture.text(
        "no rows",
        in: Rect(x: SidebarMetrics.padding, y: y, width: inside, height: device.rowHeight),
        size: device.titleSize, .dim)
    }
    let visible = rows.visible
    let end = visible.count
    // The last visible row is faded, and counts as one that does not fit.
    let fits = naturalHeight <= height
    let bottom = fits ? line : line - device.rowHeight
    for (index, drawn) in visible.enumerated() {
      if drawn.hasGapAbove { y += device.rowHeight / 3 }
      if y + device.rowHeight <= line {
        picture.place(self.picture(of: drawn, width: inside), x: SidebarMetrics.padding, y: y)
      }
      if y + device.rowHeight > bottom {
        isFull = true
        beyond = visible[index...].prefix(40).map { name(of: $0) }
        more = max(0, end - index - 40)
        break
      }
      y += device.rowHeight
    }
    if let footer = views.footer {
      if isFull || y + SidebarMetrics.footerHeight > bottom {
        isFull = true
        beyond.append("footer \(printable(footer.title))")
      } else {
        picture.place(drawn(footer, width: inside), x: SidebarMetrics.padding, y: y + 8)
      }
    }
    if isFull {
      let end = views.bottomBar == nil ? height - 1 : line
      let start = min(y, end - 24)
      picture.fade(
        Rect(x: 1, y: start, width: width - 2, height: end - start), radius: foot.radius,
        corners: views.bottomBar == nil ? foot.corners : [], downwards: true)
    }
    if let bottomBar = views.bottomBar {
      picture.add(.line([.init(x: 1, y: line), .init(x: width - 1, y: line)], .hairline))
      picture.place(drawn(bottomBar, width: inside), x: SidebarMetrics.padding, y: line + 8)
    }
    picture.add(.end)
    if more > 0 { beyond.append("and \(more) more") }
    return (picture, beyond)
  }

  var naturalHeight: Int {
    let views = sidebar.views
    let gaps = rows.visible.count { $0.hasGapAbove } * (device.rowHeight / 3)
    return top + max(1, rows.visible.count) * device.rowHeight + gaps + 2 * SidebarMetrics.padding
      + (views.header == nil ? 0 : SidebarMetrics.headerHeight)
      + (views.footer == nil ? 0 : SidebarMetrics.footerHeight)
      + (views.bottomBar == nil ? 0 : SidebarMetrics.bottomBarHeight)
  }

  /// Collapsed sections with the numbers of their rows.
  var collapsed: [String] {
    rows.drawn.filter { $0.row.isCollapsed }.prefix(40).map {
      "\(pen.name(of: $0.row.node)) (\(counted($0.inside, "row")))"
    }
  }

  private func name(of drawn: DrawnRow) -> String {
    drawn.row.kind == .action
      ? pen.entry(of: drawn).title ?? "an action" : pen.heading(of: drawn.row.node)
  }

  private func picture(of drawn: DrawnRow, width: Int) -> Picture {
    let row = drawn.row
    let end = row.kind == .section ? 28 : 0
    let isHeading = row.kind == .section && !row.isSelectable
    let isDesktop = device.form == .desktop
    let style = PicturePen.LineStyle(
      height: device.rowHeight, size: device.titleSize, imageSide: isDesktop ? 18 : 24,
      showsImage: !isHeading, group: .row, isBold: row.kind == .section,
      alignsTitle: rows.hasImages && !isHeading, padding: 10, radius: isDesktop ? 7 : 12,
      badgeAtEnd: true, selected: device.form == .television ? .focused : .selected,
      part: .sidebar, assumesBadges: true,
      ink: row.kind == .action ? .tint : nil)
    var picture = Picture(width: width, height: style.height)
    // A nested heading is aligned with the titles beside it.
    let isAligned = isHeading && rows.hasImages && row.depth > 0
    let x =
      min(row.depth, Self.deepest) * Self.indent
      + (isAligned ? style.imageSide + PicturePen.gap : 0)
    picture.place(pen.line(pen.entry(of: drawn), width: width - x - end, style), x: x, y: 0)
    if row.kind == .section {
      picture.add(chevron(row.isCollapsed, x: width - 16, middle: style.height / 2))
    }
    return picture
  }

  private func chevron(_ isCollapsed: Bool, x: Int, middle: Int) -> Picture.Mark {
    if isCollapsed { return .chevron(pointing: x - 2, middle) }
    let points = [(x - 5, middle - 2), (x, middle + 3), (x + 5, middle - 2)]
    return .line(points.map { .init(x: $0.0, y: $0.1) }, .chevron)
  }

  private func drawn(_ view: SidebarView, width: Int) -> Picture {
    var picture = Picture(width: width, height: 44)
    let title = printable(view.title)
    picture.begin(
      .note, title: "Sidebar \(view.kind): \(title)", in: picture.bounds, radius: 8, .quietLine)
    picture.text(title, in: picture.bounds.inset(10, 0), size: 14, .text)
    picture.add(.end)
    return picture
  }
}
