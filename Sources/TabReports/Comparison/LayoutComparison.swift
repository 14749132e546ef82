import TabModel

/// Finds all visible changes between two layouts.
struct LayoutComparison {
  let old: Layout
  let new: Layout
  let pairing: NodePairing
  let oldPlaces: NodePlaces
  let newPlaces: NodePlaces
  private(set) var changes: [Change] = []

  /// All changes: those of the app, then by node.
  static func changes(
    from old: Layout, to new: Layout, _ pairing: NodePairing
  ) -> [Change] {
    var comparison = LayoutComparison(
      old: old, new: new, pairing: pairing, oldPlaces: NodePlaces(old), newPlaces: NodePlaces(new))
    comparison.compareWhole()
    comparison.compareNodes()
    comparison.compareBars()
    comparison.compareSidebars()
    comparison.compareDestinations()
    return comparison.changes
  }

  mutating func add(_ kind: Change.Kind) {
    changes.append(Change(subject: .app, kind: kind))
  }

  mutating func add(_ kind: Change.Kind, old: Int?, new: Int?) {
    changes.append(Change(subject: .node(old: old, new: new), kind: kind))
  }

  // MARK: - The whole

  private mutating func compareWhole() {
    let bars = (old.tabBar, new.tabBar)
    let barVisibility = (visibility(bars.0?.isVisible), visibility(bars.1?.isVisible))
    if barVisibility.0 != barVisibility.1 {
      add(.bar(from: barVisibility.0, to: barVisibility.1))
    }
    if let before = bars.0, let after = bars.1 {
      if before.position != after.position {
        add(.barPosition(from: before.position, to: after.position))
      }
      if let style = usualContent(of: before), let newStyle = usualContent(of: after),
        style != newStyle
      {
        add(.itemStyle(from: style, to: newStyle))
      }
      if before.minimizes != after.minimizes {
        add(.minimizing(from: before.minimizes, to: after.minimizes))
      }
    }
    let sidebars = (old.sidebar, new.sidebar)
    let sidebarVisibility = (
      visibility(sidebars.0?.isVisible), visibility(sidebars.1?.isVisible)
    )
    if sidebarVisibility.0 != sidebarVisibility.1 {
      add(.sidebar(from: sidebarVisibility.0, to: sidebarVisibility.1))
    }
    if let before = sidebars.0, let after = sidebars.1, before.layout != after.layout {
      add(.sidebarLayout(from: before.layout, to: after.layout))
    }
    compareCaptions()
    let starts = (old.selection.last, new.selection.last)
    let kept = starts.0.flatMap { pairing.newOfOld[$0] }
    if kept != starts.1 { add(.start(from: starts.0, to: starts.1)) }
  }

  private mutating func compareCaptions() {
    for caption in Change.Caption.allCases {
      let (before, after) = (text(of: caption, in: old), text(of: caption, in: new))
      let isComparable =
        caption == .accessory || (old.sidebar != nil && new.sidebar != nil)
      if isComparable, before != after {
        add(.caption(caption, from: before, to: after))
      }
    }
  }

  private func text(of caption: Change.Caption, in layout: Layout) -> String? {
    switch caption {
    case .header: layout.sidebar?.header
    case .footer: layout.sidebar?.footer
    case .bottomBar: layout.sidebar?.bottomBar
    case .accessory: layout.accessory
    }
  }

  private func visibility(_ isVisible: Bool?) -> Change.Visibility {
    isVisible.map { $0 ? .shown : .hidden } ?? .none
  }

  /// The content of ordinary items.
  private func usualContent(of bar: TabBar) -> BarItem.Content? {
    bar.items.first { !$0.isDistinct && $0.region != .pinned }?.shows
  }
}
