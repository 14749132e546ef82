import TabModel

/// Finds everything that a person notices between two layouts.
///
/// Nodes that both layouts have are compared in the files beside this one: as nodes, as items of
/// the bar, as rows of the sidebar, as destinations.
struct LayoutComparison {
  let old: Layout
  let new: Layout
  let pairing: NodePairing
  let oldPlaces: NodePlaces
  let newPlaces: NodePlaces
  private var collector: ChangeCollector
  /// The places of old nodes in the list whose order is compared; none between two lists.
  var ranks: NodeMap

  /// Collects all changes from one layout to another, those of the whole first, then by node. The
  /// destinations are asked for when everything else is compared.
  static func compare(
    _ old: Layout, _ oldDestinations: @autoclosure () -> [Destination], _ new: Layout,
    _ newDestinations: @autoclosure () -> [Destination], _ pairing: NodePairing,
    into collector: inout ChangeCollector
  ) {
    var comparison = LayoutComparison(
      old: old, new: new, pairing: pairing, oldPlaces: NodePlaces(old),
      newPlaces: NodePlaces(new), collector: ChangeCollector(environments: 1),
      ranks: NodeMap(count: old.spec.nodes.count))
    swap(&comparison.collector, &collector)
    comparison.compareWhole()
    comparison.compareNodes()
    comparison.compareBars()
    comparison.compareSidebars()
    comparison.compareDestinations(oldDestinations(), newDestinations())
    swap(&comparison.collector, &collector)
  }

  mutating func add(_ kind: Change.Kind) {
    collector.add(Change(subject: .app, kind: kind))
  }

  mutating func add(_ kind: Change.Kind, old: Int?, new: Int?) {
    collector.add(Change(subject: .node(old: old, new: new), kind: kind))
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
    let kept = starts.0.map { pairing.newOfOld[$0] } ?? nil
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

  /// What the items show that neither stand apart nor are pinned.
  private func usualContent(of bar: TabBar) -> BarItem.Content? {
    bar.items.first { !$0.isDistinct && $0.region != .pinned }?.shows
  }
}
