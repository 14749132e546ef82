import Spelling
import TabHierarchy
import TabLayout
import TabWords

/// One layout as a picture: the device as it is, and what one tap changes.
struct LayoutPicture {
  private let layout: Layout
  private let pen: PicturePen
  private let device: DevicePicture

  init(_ layout: Layout, signs: [Int: PicturePen.NodeSign] = [:]) {
    self.layout = layout
    pen = PicturePen(
      spec: layout.spec, signs: signs, namesRegions: layout.readsCustomization)
    let environment = layout.environment
    device = DevicePicture(
      form: environment.platform.form, orientation: environment.orientation,
      isNarrow: environment.sizeClass == .compact)
  }

  /// The picture with what it is called above it and the names of its symbols below it.
  func withHeading() -> Picture {
    let devices = devices()
    let width = max(devices.width, 380)
    var heading = Picture(width: width, height: 54)
    let environment = layout.environment
    heading.text(
      environment.platform.device, in: Rect(x: 0, y: 0, width: width, height: 30), size: 22,
      isBold: true, .heading)
    heading.text(
      environment.factLine, in: Rect(x: 0, y: 28, width: width, height: 22), size: 13, .dim)
    return Picture.stacked([heading, devices], gap: 8)
  }

  /// The devices alone, with the names of their symbols.
  func devices() -> Picture {
    let states = states()
    let isUpright = states.allSatisfy { $0.width < 500 }
    let devices =
      isUpright ? Picture.beside(states, gap: 36) : Picture.stacked(states, gap: 30)
    let mirrored = layout.environment.layoutDirection == .rightToLeft
    let shown = mirrored ? devices.mirrored() : devices
    let notes = notes(width: max(380, devices.width))
    return Picture.stacked([shown] + notes, gap: 18)
  }

  /// The states of the window, each under what leads there.
  private func states() -> [Picture] {
    let states = layout.windowStates.map { state in
      let picture =
        switch state.content {
        case .window(let bar, let sidebar): window(bar, sidebar)
        case .more(let bar): moreList(bar)
        case .hiddenBar(let bar): window(bar, nil)
        }
      return (state.caption, picture)
    }
    guard states.count > 1 else { return states.map(\.1) }
    return states.map { caption, picture in
      var captioned = Picture(width: picture.width, height: picture.height + 26)
      captioned.text(
        caption ?? "At first", in: Rect(x: 4, y: 0, width: picture.width - 8, height: 20), size: 13,
        isBold: true, .dim)
      captioned.place(picture, x: 0, y: 26)
      return captioned
    }
  }

  private func window(_ bar: TabBar?, _ sidebar: SidebarLayout?) -> Picture {
    let ornament = bar.flatMap { $0.position == .leading ? $0 : nil }
    let window = WindowPicture(
      pen: pen, layout: layout, bar: ornament == nil ? bar : nil, sidebar: sidebar,
      corner: device.corner)
    let content = window.picture(width: device.screen.width, height: device.screen.height)
    return device.picture(
      content, ornament: ornament.map { pen.verticalBar($0, width: 300) },
      title: layout.environment.platform.device)
  }

  /// The list behind More, in a device like the one beside it.
  private func moreList(_ bar: TabBar) -> Picture {
    let width = device.screen.width
    let selection = Set(layout.selection)
    var style = PicturePen.LineStyle()
    style.height = 40
    style.size = 15
    style.group = .row
    style.alignsTitle = true
    style.badgeAtEnd = true
    let shown = bar.more.prefix(150)
    let inside = min(width - 32, 420)
    var rows = shown.map { node in
      let entry = pen.entry(of: node, isSelected: selection.contains(node))
      return pen.line(entry, width: inside, style)
    }
    if bar.more.count > shown.count {
      rows.append(pen.nothing("and \(bar.more.count - shown.count) more"))
    }
    let list = Picture.stacked(rows, gap: 2)
    var content = Picture(width: width, height: max(device.screen.height, list.height + 90))
    content.text(
      "More", in: Rect(x: 18, y: 18, width: width - 36, height: 32), size: 22, isBold: true,
      .heading)
    content.place(list, x: 16, y: 66)
    return device.picture(content, title: "More")
  }

  /// What the drawing cannot show, and what the letters in its frames stand for.
  private func notes(width: Int) -> [Picture] {
    var remarks: [String] = []
    if let minimizes = layout.tabBar?.minimizes {
      remarks.append(
        "The bar gets smaller when people scroll \(minimizes == .onScrollUp ? "up" : "down").")
    }
    if layout.tabBar?.items.contains(where: { $0.shows == .imageAndTitleOnFocus }) == true {
      remarks.append("The titles in the bar show while people look at it.")
    }
    var lines = remarks.map { remark in
      var picture = Picture(width: width, height: 18)
      picture.text(remark, in: Rect(x: 4, y: 0, width: width - 8, height: 18), size: 12, .dim)
      return picture
    }
    lines += SymbolLegend(layout).rows(width: width)
    return lines.isEmpty ? [] : [Picture.stacked(lines, gap: 6)]
  }
}
