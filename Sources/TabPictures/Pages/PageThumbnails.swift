import TabAnalysis
import TabModel
import TabReports

/// All devices of a page at one small scale, for comparison with the first.
extension LayoutPage {
  func writeThumbnails(_ page: inout HTMLWriter) {
    let groups = groupsInOwnLanguage
    guard groups.count > 1 else { return }
    let layouts = groups.map(\.element.layoutResult.layout)
    let bar = layouts.lazy.compactMap(\.tabBar).first(where: \.isVisible)
    let sidebar = layouts.lazy.compactMap(\.sidebar).first(where: \.isVisible)
    page.section("overview", "All devices") { page in
      page.quiet(
        """
        All at one scale. A filled bar has other tabs, another order or another separate item than the first bar; a filled \
        sidebar has other rows than the first sidebar.
        """)
      page.open("ul", [("class", "thumbnails")])
      for (index, group) in groups {
        page.line("<li><a href=\"#device-\(index + 1)\">")
        SVGDocument(
          title: "", description: "",
          picture: Thumbnail(bar: bar, sidebar: sidebar).picture(group.layoutResult.layout),
          isDecorative: true
        ).write(into: &page)
        page.line("<span>\(markup(prose: group.heading))</span></a></li>")
      }
      page.close("ul")
    }
  }
}

private struct Thumbnail {
  /// The bar and the sidebar that others are compared with.
  let bar: TabBar?
  let sidebar: SidebarLayout?

  private static let scale = 9

  func picture(_ layout: Layout) -> Picture {
    let device = DeviceDrawing(layout.environment)
    func scaled(_ length: Int) -> Int { max(1, length / Self.scale) }
    let ornament = layout.tabBar?.position == .leading ? 12 : 0
    let screen = Rect(
      x: ornament + 1, y: 1, width: scaled(device.screen.width),
      height: scaled(device.screen.height))
    var picture = Picture(width: screen.right + 1, height: screen.bottom + 1)
    picture.box(screen, radius: scaled(device.corner) + 1, .screen)
    var window = Rect(
      x: screen.x + device.window.x / Self.scale, y: screen.y + device.window.y / Self.scale,
      width: scaled(device.window.width), height: scaled(device.window.height))
    if device.isWindowed {
      window.width = min(window.width, screen.right - window.x)
      window.height = min(window.height, screen.bottom - window.y)
      picture.box(window, radius: 2, .window)
    }
    if let bar = layout.tabBar, bar.isVisible {
      draw(bar, differs: bar.order != self.bar?.order, in: window, into: &picture)
    }
    if let sidebar = layout.sidebar, sidebar.isVisible {
      let differs = sidebar.rows.map(\.node) != self.sidebar?.rows.map(\.node)
      let panel = Rect(
        x: window.x + 2, y: window.y + 2, width: min(34, window.width / 3),
        height: window.height - 4)
      picture.box(panel, radius: 3, differs ? .differing : .panel)
      let rows = min(sidebar.rows.count, (panel.height - 6) / 6)
      for row in 0..<max(0, rows) {
        picture.box(
          Rect(x: panel.x + 4, y: panel.y + 5 + row * 6, width: panel.width - 8, height: 3),
          radius: 1, .dots)
      }
    }
    return picture
  }

  private func draw(_ bar: TabBar, differs: Bool, in window: Rect, into picture: inout Picture) {
    let ink: Ink = differs ? .differing : .bar
    let shown = min(bar.items.count, 14)
    switch bar.position {
    case .leading, .trailing:
      let height = max(10, shown * 6 + 4)
      let (x, y) =
        bar.position == .leading
        ? (1, window.y + (window.height - height) / 2)
        : (window.right - 12, window.bottom - height - 4)
      let room = Rect(x: x, y: y, width: 10, height: height)
      picture.box(room, radius: 5, ink)
      for item in 0..<shown {
        picture.add(.circle(x: room.x + 5, y: room.y + 5 + item * 6, radius: 1, .dots))
      }
    case .top, .bottom:
      let step = bar.position == .top ? 10 : 8
      let separate = bar.items.contains(where: \.isDistinct) ? 1 : 0
      let shown = shown - separate
      let width = min(window.width - 4 - separate * 9, max(12, shown * step + 4))
      let y = bar.position == .top ? window.y + 4 : window.bottom - 10
      let x = window.x + (window.width - width - separate * 9) / 2
      let room = Rect(x: x, y: y, width: width, height: 7)
      picture.box(room, radius: 3, ink)
      for item in 0..<shown where 6 + item * step < width {
        picture.add(.circle(x: room.x + 5 + item * step, y: y + 4, radius: 1, .dots))
      }
      if separate > 0 {
        picture.box(Rect(x: room.right + 2, y: y, width: 7, height: 7), radius: 3, ink)
        picture.add(.circle(x: room.right + 6, y: y + 4, radius: 1, .dots))
      }
    }
  }
}

extension TabBar {
  /// Nodes in the bar and in More, and the separate one.
  fileprivate var order: [[Int]] {
    [nodes, items.filter(\.isDistinct).compactMap(\.node)]
  }
}
