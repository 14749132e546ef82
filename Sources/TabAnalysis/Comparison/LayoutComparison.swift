import TabModel

/// Finds all visible changes between two layouts.
struct LayoutComparison {
  let old: Layout
  let new: Layout
  /// Those of the layouts, taken once, because copies for each node are slow.
  let oldSpec: TabSpec
  let newSpec: TabSpec
  let pairing: NodePairing
  /// The nodes of both layouts.
  let pairs: [(old: Int, new: Int)]
  let oldPlaces: NodePlaces
  let newPlaces: NodePlaces
  private(set) var changes: [Change] = []

  private init(_ old: LayoutResult, _ new: LayoutResult, _ pairing: NodePairing) {
    self.old = old.layout
    self.new = new.layout
    oldSpec = old.layout.spec
    newSpec = new.layout.spec
    self.pairing = pairing
    pairs = pairing.oldOfNew.enumerated().compactMap { node, former in former.map { ($0, node) } }
    oldPlaces = NodePlaces(old)
    newPlaces = NodePlaces(new)
  }

  /// All changes: those of the app, then by node.
  static func changes(
    from old: LayoutResult, to new: LayoutResult, _ pairing: NodePairing
  ) -> [Change] {
    var comparison = LayoutComparison(old, new, pairing)
    comparison.compareWhole()
    comparison.compareNodes()
    comparison.compareBars()
    comparison.compareSidebars()
    comparison.compareDestinations()
    comparison.compareRights()
    return comparison.changes
  }

  mutating func add(_ kind: Change.Kind, of subject: Change.Subject) {
    changes.append(Change(subject: subject, kind: kind))
  }

  mutating func compare<Value: Equatable>(
    _ from: Value, _ to: Value, of subject: Change.Subject = .app,
    _ kind: (Value, Value) -> Change.Kind
  ) {
    if from != to { add(kind(from, to), of: subject) }
  }

  mutating func compare(
    _ text: Change.Text, _ from: String?, _ to: String?, of subject: Change.Subject = .app
  ) {
    compare(from, to, of: subject) { .text(text, from: $0, to: $1) }
  }

  mutating func compare(
    _ flag: Change.Flag, _ from: Bool, _ to: Bool, of subject: Change.Subject
  ) {
    compare(from, to, of: subject) { .flag(flag, $1) }
  }

  private mutating func compareWhole() {
    compare(visibility(old.tabBar?.isVisible), visibility(new.tabBar?.isVisible), Change.Kind.bar)
    // A hidden bar has a position and items that users do not see.
    if let before = old.usableBar, let after = new.usableBar, before.isVisible == after.isVisible {
      compare(before.position, after.position, Change.Kind.barPosition)
      if let content = usualContent(of: before), let newContent = usualContent(of: after) {
        compare(content, newContent, Change.Kind.itemStyle)
      }
      compare(before.minimizes, after.minimizes, Change.Kind.minimizing)
    }
    compare(
      visibility(old.sidebar?.isVisible), visibility(new.sidebar?.isVisible), Change.Kind.sidebar)
    if let before = old.sidebar, let after = new.sidebar {
      compare(before.layout, after.layout, Change.Kind.sidebarLayout)
      compare(.header, before.header, after.header)
      compare(.footer, before.footer, after.footer)
      compare(.bottomBar, before.bottomBar, after.bottomBar)
    }
    compare(.accessory, old.accessory, new.accessory)
    let start = old.selection.last
    compare(start.flatMap { pairing.newOfOld[$0] }, new.selection.last) {
      .start(from: start, to: $1)
    }
  }

  private func visibility(_ isVisible: Bool?) -> Change.Visibility {
    isVisible.map { $0 ? .shown : .hidden } ?? .none
  }

  private func usualContent(of bar: TabBar) -> BarItem.Content? {
    bar.items.first { !$0.isDistinct && $0.region != .pinned }?.shows
  }
}

struct NodePlaces {
  private(set) var items: [Int: BarItem] = [:]
  private let more: Set<Int>
  /// Row indices by node, without actions.
  private(set) var rows: [Int: Int] = [:]
  let destinations: [Destination]
  /// Groups without an item or a row, because their tabs are shown instead.
  private(set) var dissolved: Set<Int> = []

  init(_ result: LayoutResult) {
    let layout = result.layout
    more = Set(layout.tabBar?.more ?? [])
    destinations = result.destinations
    for item in layout.tabBar?.items ?? [] {
      if let node = item.node { items[node] = item }
    }
    for (position, row) in (layout.sidebar?.rows ?? []).enumerated() where row.kind != .action {
      rows[row.node] = position
    }
    let selectable = Set(destinations.filter { $0.via != .children }.map(\.node))
    /// Groups with a descendant in a bar or a sidebar.
    var shown: Set<Int> = []
    let nodes = layout.spec.nodes
    for index in nodes.indices.reversed() {
      let isShown = shows(index)
      if !isShown, shown.contains(index), !selectable.contains(index) { dissolved.insert(index) }
      if let parent = nodes[index].parent, isShown || shown.contains(index) { shown.insert(parent) }
    }
  }

  func places(of node: Int) -> [Change.Place] {
    var places: [Change.Place] = []
    if items[node] != nil { places.append(.bar) }
    if more.contains(node) { places.append(.more) }
    if rows[node] != nil { places.append(.sidebar) }
    return places
  }

  func item(_ node: Int) -> Change.Item {
    if let item = items[node] { return item.isDistinct ? .distinct : .item }
    return more.contains(node) ? .more : .none
  }

  func shows(_ node: Int) -> Bool {
    rows[node] != nil || more.contains(node) || items[node] != nil
  }

  func showsImage(_ node: Int) -> Bool {
    rows[node] != nil || more.contains(node) || items[node].map { $0.shows != .title } == true
  }
}
