import JSON
import TabModel
import TabReports

struct BottomBarPicture {
  let pen: PicturePen
  let bar: TabBar

  private var device: DeviceDrawing { pen.device }
  /// A bar with few items is narrower than its window.
  private static let widestItem = 104
  /// Before 26, items spread across the whole bar where the width is compact.
  private var spreads: Bool { !device.floats && device.isCompact }
  private static let margin = 21
  private static let gap = 8
  static let minimizedTitle = "Tab bar, minimized"

  private var isHigh: Bool { bar.items.contains { $0.shows == .imageAboveTitle } }

  var height: Int {
    switch (device.floats, isHigh) {
    case (true, true): 62 + Self.margin
    case (true, false): 48 + Self.margin
    case (false, true): 49 + device.bottomInset
    case (false, false): 32 + device.bottomInset
    }
  }

  /// The width that a bar alone needs, with some of the screen beside it: less than a wide window.
  var width: Int {
    if spreads || isHigh { return device.window.width }
    let style = lineStyle(height: 40, standsOnGround: true)
    let items = bar.items.reduce(0) { $0 + pen.naturalWidth(pen.entry(of: $1), style) }
    let needed = items + 8 + 2 * (device.floats ? Self.margin : 24 + side)
    return min(device.window.width, max(360, needed))
  }

  func draw(into window: inout Picture) {
    if device.floats { drawFloating(into: &window) } else { drawAttached(into: &window) }
  }

  private func drawAttached(into window: inout Picture) {
    let room = Rect(x: 0, y: window.height - height, width: window.width, height: height)
    window.begin(.bar, title: "Tab bar", in: room)
    // The screen's corners; a narrow window is at its trailing side.
    var ground = room.inset(1, 0)
    ground.height -= 1
    window.add(
      .tab(
        ground, radius: window.width < device.window.width ? 0 : device.corner - 1,
        device.isWindowed ? .bottomRight : .bottom, .chrome))
    window.add(.line([.init(x: 1, y: room.y), .init(x: room.right - 1, y: room.y)], .hairline))
    let itemHeight = height - device.bottomInset
    let items = items(
      bar.items, width: window.width - 2 * side, height: itemHeight, standsOnGround: false)
    window.place(items, x: side + (window.width - 2 * side - items.width) / 2, y: room.y)
    if bar.items.isEmpty { empty(in: room, into: &window) }
    window.add(.end)
  }

  /// Kept clear at both sides of a screen in landscape.
  private var side: Int { device.isUpright || device.isWindowed ? 0 : 60 }

  private func drawFloating(into window: inout Picture) {
    let height = self.height - Self.margin
    let separate = bar.items.filter(\.isDistinct)
    let others = bar.items.filter { !$0.isDistinct }
    let room = window.width - 2 * Self.margin - separate.count * (height + Self.gap)
    let items = items(others, width: room - 8, height: height - 8, standsOnGround: true)
    let width = max(120, items.width + 8)
    let total = width + separate.count * (height + Self.gap)
    // With a separate item, the others are at the leading side.
    var x = separate.isEmpty || !isHigh ? (window.width - total) / 2 : Self.margin
    let y = window.height - self.height
    let capsule = Rect(x: x, y: y, width: width, height: height)
    window.begin(.bar, title: "Tab bar", in: capsule, radius: height / 2, .bar)
    if others.isEmpty { empty(in: capsule, into: &window) }
    window.place(items, x: x + 4, y: y + 4)
    window.add(.end)
    x = separate.isEmpty || !isHigh ? x + width + Self.gap : window.width - Self.margin - height
    for item in separate {
      let circle = Rect(x: x, y: y, width: height, height: height)
      window.begin(.bar, title: "Apart", in: circle, radius: height / 2, .bar)
      let entry = pen.entry(of: item)
      window.place(
        pen.column(entry, width: height - 8, height: height - 8, showsTitle: false), x: x + 4,
        y: y + 4)
      window.add(.end)
    }
  }

  /// The bar after scrolling: the selected tab at the leading end, the accessory next to it, and the separate
  /// item. Nil in a low bar, and if the selected tab is not an item at the leading end.
  func minimized() -> Picture? {
    guard isHigh, let selected = bar.items.first(where: \.isSelected), !selected.isDistinct else {
      return nil
    }
    let side = 48
    var picture = Picture(width: device.window.width, height: side + Self.margin)
    var ends = [(selected, Self.margin)]
    if let separate = bar.items.first(where: \.isDistinct) {
      ends.append((separate, picture.width - Self.margin - side))
    }
    for (item, x) in ends {
      let circle = Rect(x: x, y: 0, width: side, height: side)
      picture.begin(.bar, title: Self.minimizedTitle, in: circle, radius: side / 2, .bar)
      var entry = pen.entry(of: item)
      // Statements are about the bar at rest.
      entry.node = nil
      let column = pen.column(
        entry, width: side - 8, height: side - 8, showsTitle: false, standsOnGround: false)
      picture.place(column, x: x + 4, y: 4)
      picture.add(.end)
    }
    if let accessory = pen.layout.accessory {
      let start = Self.margin + side + Self.gap
      let end = ends.count == 1 ? picture.width - Self.margin : ends[1].1 - Self.gap
      picture.place(Self.accessory(accessory, width: end - start), x: start, y: 0)
    }
    return picture
  }

  private func empty(in room: Rect, into window: inout Picture) {
    window.text("no items", in: room, size: 12, .dim, side: .middle)
  }

  /// Items in equal shares of a width; side by side with their titles in a low bar.
  private func items(
    _ items: [BarItem], width: Int, height: Int, standsOnGround: Bool
  ) -> Picture {
    guard isHigh else { return lines(items, width: width, height: height, standsOnGround) }
    let equal = width / max(1, items.count)
    let share = spreads ? equal : min(equal, Self.widestItem)
    let columns = items.map {
      pen.column(
        pen.entry(of: $0), width: share, height: height, standsOnGround: standsOnGround,
        isGrey: device.hasGreyItems)
    }
    return .beside(columns, gap: 0)
  }

  private func lines(
    _ items: [BarItem], width: Int, height: Int, _ standsOnGround: Bool
  ) -> Picture {
    let style = lineStyle(height: height, standsOnGround: standsOnGround)
    if items.isEmpty { return Picture(width: 0, height: height) }
    let entries = items.map { pen.entry(of: $0) }
    var widths = entries.map { pen.naturalWidth($0, style) }
    if spreads {
      widths = widths.map { _ in width / items.count }
    } else if widths.reduce(0, +) > width {
      let share = width / items.count
      let spare = widths.reduce(0) { $0 + max(0, share - $1) }
      let wide = max(1, widths.count { $0 > share })
      widths = widths.map { min($0, share + spare / wide) }
    }
    let lines = zip(entries, widths).map { pen.line($0, width: $1, style, isCentered: true) }
    return .beside(lines, gap: 0)
  }

  private func lineStyle(height: Int, standsOnGround: Bool) -> PicturePen.LineStyle {
    PicturePen.LineStyle(
      height: height, size: 13, imageSide: 20, radius: height / 2,
      selected: standsOnGround ? .selected : .room, side: .below,
      ink: device.hasGreyItems ? .dim : nil)
  }

  static func accessory(_ title: String, width: Int) -> Picture {
    let title = printable(title)
    var picture = Picture(width: width, height: 48)
    picture.begin(
      .note, title: "Bottom accessory: \(title)", in: picture.bounds, radius: 24, .bar)
    picture.box(Rect(x: 12, y: 9, width: 30, height: 30), radius: 7, .quiet)
    picture.text(title, in: Rect(x: 54, y: 0, width: width - 76, height: 48), size: 14, .text)
    picture.add(.end)
    return picture
  }
}
