import JSON

/// Measurements of a sidebar, in points of the device.
package struct SidebarMetrics: Sendable {
  /// Between the edges of the window and a sidebar that is a card.
  package let edge: Int
  package let rowHeight: Int
  /// The height of the sidebar.
  package let height: Int
  /// Space for the window's controls and the sidebar button.
  package let top: Int

  /// Above and below the rows, and at their sides.
  package static let padding = 10
  package static let headerHeight = 52
  package static let footerHeight = 60
  package static let bottomBarHeight = 56
  /// Above a section.
  package var gap: Int { rowHeight / 3 }

  package init(_ layout: Layout) {
    var environment = layout.environment
    // Only a window of regular width has a sidebar.
    environment.sizeClass = .regular
    let form = environment.platform.form
    edge = environment.hasInsetSidebar ? 8 : 0
    rowHeight = environment.sidebarRowHeight
    height = environment.screenSize.height - 2 * edge
    top =
      form == .desktop ? 52 - edge : layout.hasSidebarButton ? environment.topInset + 44 : 24
  }
}

extension Environment {
  /// The size of the screen, in points.
  package var screenSize: (width: Int, height: Int) {
    let isNarrow = sizeClass == .compact
    let (short, long) =
      switch platform.form {
      // Of the two displays of an iPhone Duo, the outer one is narrow.
      case .phone where platform.folds: isNarrow ? (466, 678) : (669, 951)
      // Only large iPhones have a regular width.
      case .phone: isNarrow ? (402, 874) : (440, 956)
      case .tablet: (834, 1194)
      case .desktop: (800, 1280)
      case .television: (540, 960)
      case .headset: (720, 1280)
      }
    return orientation == .portrait ? (short, long) : (long, short)
  }

  /// True if a sidebar is a card inside the window, which macOS 27 reverted.
  package var hasInsetSidebar: Bool {
    let release = effectiveVersion.major
    return release >= 26 && platform.form != .headset
      && !(platform.form == .desktop && release >= 27)
  }

  package var sidebarRowHeight: Int { platform.form == .desktop ? 30 : 44 }

  /// The margin at the top of a regular window that is reserved for the system.
  fileprivate var topInset: Int {
    switch platform.form {
    case .phone: 16
    case .tablet: 26
    case .desktop: 0
    case .television: 17
    case .headset: 12
    }
  }
}

/// The visible rows of a sidebar. The last one of a longer sidebar is under a fade.
package struct SidebarFit: Sendable {
  /// Nodes of the rows that users have to scroll to, without those of collapsed sections.
  package let beyond: [Int]

  package init(_ sidebar: SidebarLayout, in layout: Layout) {
    let metrics = SidebarMetrics(layout)
    let visible = SidebarRows(sidebar, in: layout).visible
    let heights = visible.map { metrics.rowHeight + ($0.hasGapAbove ? metrics.gap : 0) }
    let start = metrics.top + (sidebar.header == nil ? 0 : SidebarMetrics.headerHeight)
    let bottomBar = sidebar.bottomBar == nil ? 0 : SidebarMetrics.bottomBarHeight
    let footer = sidebar.footer == nil ? 0 : SidebarMetrics.footerHeight
    let end = metrics.height - SidebarMetrics.padding - bottomBar
    let isLonger = start + heights.reduce(footer, +) + SidebarMetrics.padding > end
    var y = start
    let count =
      heights.prefix {
        y += $0
        return y <= (isLonger ? end - metrics.rowHeight : end)
      }.count
    beyond = visible.map(\.row).dropFirst(count).filter { $0.kind != .action }.map(\.node)
  }
}

extension Layout {
  /// Nodes of rows that users have to scroll to.
  package var nodesBeyondSidebar: Set<Int> {
    sidebar.map { Set(SidebarFit($0, in: self).beyond) } ?? []
  }
}
