import JSON

/// The visible items of a bar, in points of the device.
///
/// Drawings, text and tap counts use it, so they agree at every width of a terminal.
package struct BarFit: Sendable {
  /// Widths of the items, in their order; empty unless the bar is across the top of a window.
  package private(set) var widths: [Int] = []
  /// The number of items in view at the leading end, without pinned ones.
  package private(set) var count: Int
  /// Space for items, without pinned ones.
  package private(set) var room = 0
  /// Nodes that do not fit.
  package private(set) var beyond: [Int] = []
  /// True if a menu at the end of the bar has the other items.
  package private(set) var hasMenu = false

  /// The number of items that fit next to a headset's window.
  package static let ornamentCapacity = 14

  package init(_ bar: TabBar, in layout: Layout) {
    count = bar.items.count
    switch bar.position {
    case .bottom, .trailing: break
    case .leading:
      // The last of a longer bar is under a fade.
      if count > Self.ornamentCapacity { count = Self.ornamentCapacity - 1 }
      beyond = bar.items.dropFirst(count).compactMap(\.node)
    case .top: measure(bar, in: layout)
    }
  }

  private mutating func measure(_ bar: TabBar, in layout: Layout) {
    let environment = layout.environment
    let metrics = BarMetrics(environment)
    widths = bar.items.map { metrics.width(of: $0, in: layout.spec) }
    let others = zip(bar.items, widths).filter { $0.0.region != .pinned }
    let pinned = widths.reduce(0, +) - others.reduce(0) { $0 + $1.1 }
    let hasButton = layout.hasSidebarButton && environment.platform.form != .desktop
    room = metrics.limit - 2 * metrics.edge - (hasButton ? BarMetrics.sidebarButton : 0) - pinned
    hasMenu = bar.overflow == .menu && others.reduce(0) { $0 + $1.1 } > room
    if hasMenu { room -= BarMetrics.menuButton }
    var used = 0
    count =
      others.prefix {
        used += $0.1
        return used <= room
      }.count
    if !hasMenu {
      // The next title looks out at the end.
      while count > 0, count < others.count,
        room - others.prefix(count).reduce(0, { $0 + $1.1 }) < Self.narrowestPart
      {
        count -= 1
      }
    }
    beyond = others.dropFirst(count).compactMap(\.0.node)
  }

  /// The least of an item that its end is cut off.
  package static let narrowestPart = 44
}

extension BarMetrics {
  /// The text of items without a title.
  package static let missingTitle = "‹no title›"
  package static let missingImage = "‹no image›"

  fileprivate func width(of item: BarItem, in spec: TabSpec) -> Int {
    let space = 2 * padding(around: item.shows)
    guard let node = item.node else { return space }
    let hasImage = spec.image(of: node) != nil
    let isImage = item.shows == .image
    var parts: [Int] = []
    if item.shows != .title, hasImage { parts.append(imageSide) }
    if let badge = spec.badge(of: node) { parts.append(Self.badgeWidth(printable(badge))) }
    if !isImage || !hasImage {
      let title = printable(onOneLine(spec.title(of: node)))
      let shown = isImage ? Self.missingImage : isBlank(title) ? Self.missingTitle : title
      parts.append(TextAdvance(shown, isBold: item.isSelected).width(size: textSize))
    }
    let inside = parts.reduce(0, +) + max(0, parts.count - 1) * Self.gap
    return min(Self.widestItem, inside + space)
  }
}

extension Layout {
  /// True if a button shows and hides the sidebar. Users of a television move the focus instead.
  package var hasSidebarButton: Bool {
    sidebar?.isToggleable == true && environment.platform.form != .television
  }

  /// Nodes that the bar scrolls to, or that are in the menu at its end.
  package var nodesBeyondBar: Set<Int> { tabBar.map { Set(BarFit($0, in: self).beyond) } ?? [] }
}
