import JSON
import TabModel
import TabReports

struct WindowPicture {
  let pen: PicturePen
  let bar: TabBar?
  let sidebar: SidebarLayout?
  let isMoreOpen: Bool
  /// The part that an opened bar of a headset covers.
  var coveredByBar = 0

  private var layout: Layout { pen.layout }
  private var device: DeviceDrawing { pen.device }
  private var width: Int { device.window.width }
  private var height: Int { device.window.height }
  /// True if a button represents the hidden sidebar, or on a television the selected tab.
  private var showsSidebarButton: Bool { sidebar == nil && layout.sidebar?.isToggleable == true }

  private var metrics: SidebarMetrics { SidebarMetrics(layout) }

  private var panel: Rect? {
    guard sidebar != nil else { return nil }
    let wanted = device.sidebarWidth
    let edge = metrics.edge
    let left = leadingStrip + (device.sideInset > 0 ? device.sideInset + 12 : edge)
    return Rect(
      x: left, y: edge, width: min(wanted + overlap, width / 2), height: height - 2 * edge)
  }

  /// The part of the window that a headset's bar covers at rest.
  private var overlap: Int { layout.tabBar?.position == .leading ? OrnamentPicture.outside : 0 }

  /// The strip's width at the leading side: it is always on the right of the device, so on the left before
  /// mirroring.
  private var leadingStrip: Int { layout.isMirrored ? device.strip : 0 }
  private var trailingStrip: Int { layout.isMirrored ? 0 : device.strip }

  func picture() -> Picture {
    var picture = Picture(width: width, height: height)
    if device.isWindowed {
      if device.floats {
        picture.box(picture.bounds, radius: 20, .window)
      } else {
        // It ends at the corners of the screen.
        picture.add(.tab(picture.bounds, radius: device.corner, .right, .window))
      }
    }
    // A sidebar that overlaps covers the content.
    let covered = sidebar?.layout == .tile ? (panel?.right ?? 0) : 0
    let clear = max(coveredByBar, panel?.right ?? max(leadingStrip, overlap))
    drawContent(from: covered, clearOf: clear, into: &picture)
    if device.form == .desktop, !device.hasInsetSidebar {
      // The lower edge of the toolbar.
      let edge: [Picture.Point] = [.init(x: max(covered, 1), y: 52), .init(x: width - 1, y: 52)]
      picture.add(.line(edge, .quietLine))
    }
    if let panel, let sidebar { drawSidebar(sidebar, panel, into: &picture) }
    drawControls(into: &picture)
    drawBars(into: &picture)
    return picture
  }

  // MARK: - Bars

  private func drawBars(into picture: inout Picture) {
    var low = device.form == .desktop ? 12 : device.bottomInset
    if let bar, bar.position == .bottom {
      let drawing = BottomBarPicture(pen: pen, bar: bar)
      drawing.draw(into: &picture)
      low = drawing.height
    }
    if let bar, bar.position == .trailing {
      let drawn = OrnamentPicture.sideBar(pen, bar)
      let x = (layout.isMirrored ? 0 : width - device.strip) + (device.strip - drawn.width) / 2
      picture.place(drawn, x: x, y: height - device.bottomInset - drawn.height)
    }
    if let accessory = layout.accessory {
      let left = panel?.right ?? leadingStrip
      let room = width - left - trailingStrip - 42
      let drawn = BottomBarPicture.accessory(accessory, width: min(room, 480))
      picture.place(
        drawn, x: left + 21 + (room - drawn.width) / 2, y: height - low - drawn.height - 8)
    }
    let top = device.topInset + (device.form == .desktop ? 11 : 6)
    guard let bar, bar.position == .top else {
      if showsSidebarButton, device.form != .desktop { drawSidebarButton(y: top, &picture) }
      return
    }
    let drawn = TopBarPicture(pen: pen, bar: bar).picture()
    picture.place(drawn, x: (width - drawn.width) / 2, y: top)
  }

  private func drawSidebarButton(y: Int, _ picture: inout Picture) {
    if device.form == .television { return drawShrunkSidebar(y: y, &picture) }
    picture.box(Rect(x: 20, y: y, width: 44, height: 44), radius: 22, .bar)
    picture.place(.sidebarButton, x: 24, y: y + 7)
  }

  /// The selected tab, which represents the sidebar.
  private func drawShrunkSidebar(y: Int, _ picture: inout Picture) {
    guard let node = layout.selection.last else { return }
    let style = PicturePen.LineStyle(
      height: 34, size: device.titleSize, padding: 12, radius: 17, selected: .bar)
    let entry = pen.entry(of: node, isSelected: true)
    let width = min(300, pen.naturalWidth(entry, style))
    picture.place(pen.line(entry, width: width, style), x: 40, y: y)
  }

  private func drawSidebar(_ sidebar: SidebarLayout, _ panel: Rect, into picture: inout Picture) {
    let foot = device.drawPanel(panel, isAtCorner: panel.x == 0, into: &picture)
    let hasButton = layout.hasSidebarButton
    var drawing = SidebarPicture(pen, sidebar, top: metrics.top)
    drawing.foot = foot
    let (drawn, beyond) = drawing.picture(width: panel.width - overlap, height: panel.height)
    picture.place(drawn, x: panel.x + overlap, y: panel.y)
    if hasButton {
      let y = device.form == .desktop ? 12 : device.topInset + 8
      picture.place(
        .sidebarButton, x: device.form == .desktop ? panel.right - 44 : panel.x + 12, y: y)
    }
    let views = [sidebar.views.header, sidebar.views.footer, sidebar.views.bottomBar]
    let framed = views.compactMap { $0.map { "\($0.kind) \(printable($0.title))" } }
      .filter { !beyond.contains($0) }
    if !framed.isEmpty {
      picture.remarks.append("Framed in the sidebar: \(listed(framed.map { "its \($0)" })).")
    }
    if !beyond.isEmpty {
      picture.remarks.append("Further down in the sidebar: \(beyond.joined(separator: ", ")).")
    }
    let collapsed = drawing.collapsed
    if !collapsed.isEmpty {
      picture.remarks.append("Collapsed: \(collapsed.joined(separator: ", ")).")
    }
  }

  // MARK: - What is the system's and the app's

  private func drawControls(into picture: inout Picture) {
    let isSmall = device.isWindowed && device.floats
    guard device.form == .desktop || isSmall else { return }
    let radius = isSmall ? 4 : 6
    for index in 0..<3 {
      picture.add(
        .circle(
          x: (isSmall ? 18 : 26) + index * (isSmall ? 14 : 20), y: isSmall ? 18 : 26,
          radius: radius, .quiet))
    }
  }

  /// The selected screen: its path and title above placeholders.
  private func drawContent(from x: Int, clearOf clear: Int, into picture: inout Picture) {
    let left = max(x, clear, device.sideInset) + 20
    let width = self.width - trailingStrip - device.sideInset
    let isBelowBar = device.form == .desktop || bar?.position == .top || showsSidebarButton
    var y = device.topInset + (isBelowBar ? 58 : 8)
    let inside = width - left - 20
    let way =
      isMoreOpen ? [] : layout.selection.dropLast().suffix(1).map { "in " + pen.heading(of: $0) }
    if let outer = way.last {
      picture.text(outer, in: Rect(x: left, y: y, width: inside, height: 20), size: 13, .dim)
      y += 20
    }
    let selected = layout.selection.last.map { pen.heading(of: $0) }
    let title = isMoreOpen ? "More" : selected ?? "Nothing is selected"
    let size = device.form == .desktop ? 22 : 30
    picture.text(
      title, in: Rect(x: left, y: y, width: inside, height: 40), size: size, isBold: true,
      selected == nil && !isMoreOpen ? .dim : .heading)
    y += 52
    if isMoreOpen { return drawMore(y: y, into: &picture) }
    // One band extends beneath an overlapping sidebar; other content is next to it.
    if sidebar?.layout == .overlap {
      picture.box(Rect(x: x + 1, y: y, width: self.width - x - 2, height: 84), .ghost)
      y += 100
    }
    let columns = max(1, inside / 360)
    let cell = (inside - (columns - 1) * 16) / columns
    let step = device.form == .phone ? 88 : 116
    // A few are enough: the bar is the subject.
    let end = y + max(step, (height - y) / 3)
    while y + step - 16 < min(end, height - 16) {
      for column in 0..<columns {
        let x = left + column * (cell + 16)
        picture.box(Rect(x: x, y: y, width: cell, height: step - 16), radius: 14, .ghost)
        picture.box(
          Rect(x: x + 16, y: y + 14, width: step - 44, height: step - 44), radius: 10, .block)
      }
      y += step
    }
  }

  private func drawMore(y: Int, into picture: inout Picture) {
    guard let bar else { return }
    let selection = Set(layout.selection)
    let style = PicturePen.LineStyle(
      group: .row, alignsTitle: true, badgeAtEnd: true,
      // At the side where the bar is not.
      side: bar.position == .trailing && !layout.isMirrored ? .leading : .trailing, part: .more)
    let left = 16 + device.sideInset + leadingStrip
    let inside = width - 16 - device.sideInset - left - trailingStrip
    let low =
      bar.position == .trailing ? device.bottomInset : BottomBarPicture(pen: pen, bar: bar).height
    let most = max(0, (height - low - 8 - y) / style.height)
    for (index, node) in bar.more.prefix(most).enumerated() {
      let entry = pen.entry(of: node, isSelected: selection.contains(node))
      picture.place(pen.line(entry, width: inside, style), x: left, y: y + index * style.height)
    }
    picture.remarks += pen.remark("Further down in More:", Array(bar.more.dropFirst(most)))
  }
}
