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
    let environment = layout.environment
    let form = environment.platform.form
    edge = environment.hasInsetSidebar ? 8 : 0
    rowHeight = environment.sidebarRowHeight
    let isUpright = environment.orientation == .portrait
    let windowHeight =
      switch form {
      case .phone where environment.platform.folds: isUpright ? 951 : 669
      case .phone: isUpright ? 956 : 440
      case .tablet: isUpright ? 1194 : 834
      case .desktop: 800
      case .television: 540
      case .headset: 720
      }
    height = windowHeight - 2 * edge
    top =
      form == .desktop ? 52 - edge : layout.hasSidebarButton ? environment.topInset + 44 : 24
  }
}

extension Environment {
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
    var visible: [(row: SidebarRow, height: Int)] = []
    var collapsedEnd = 0
    for (index, row) in sidebar.rows.enumerated() {
      defer { if row.isCollapsed { collapsedEnd = max(collapsedEnd, row.end) } }
      if index < collapsedEnd { continue }
      let hasGap = row.kind == .section && row.depth == 0 && index > 0
      visible.append((row, metrics.rowHeight + (hasGap ? metrics.gap : 0)))
    }
    let start = metrics.top + (sidebar.header == nil ? 0 : SidebarMetrics.headerHeight)
    let bottomBar = sidebar.bottomBar == nil ? 0 : SidebarMetrics.bottomBarHeight
    let all = visible.reduce(0) { $0 + $1.height }
    let footer = sidebar.footer == nil ? 0 : SidebarMetrics.footerHeight
    let end = metrics.height - SidebarMetrics.padding - bottomBar
    let isLonger = start + all + footer + SidebarMetrics.padding > end
    var y = start
    let count =
      visible.prefix {
        y += $0.height
        return y <= (isLonger ? end - metrics.rowHeight : end)
      }.count
    beyond = visible.dropFirst(count).filter { $0.row.kind != .action }.map(\.row.node)
  }
}

extension Layout {
  /// Nodes of rows that users have to scroll to.
  package var nodesBeyondSidebar: Set<Int> {
    sidebar.map { Set(SidebarFit($0, in: self).beyond) } ?? []
  }
}
