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

/// The places of nodes in a layout, by node.
struct NodePlaces {
  private(set) var items: [BarItem?]
  private var isInMore: [Bool]
  /// Row indices, without actions.
  private(set) var rows: [Int?]
  let destinations: [Destination]
  /// True for groups without an item or a row, because their tabs are shown instead.
  private(set) var isDissolved: [Bool]

  init(_ result: LayoutResult) {
    let layout = result.layout
    let nodes = layout.spec.nodes
    items = Array(repeating: nil, count: nodes.count)
    rows = Array(repeating: nil, count: nodes.count)
    let none = Array(repeating: false, count: nodes.count)
    isInMore = none
    isDissolved = none
    destinations = result.destinations
    for node in layout.tabBar?.more ?? [] { isInMore[node] = true }
    for item in layout.tabBar?.items ?? [] {
      if let node = item.node { items[node] = item }
    }
    for (position, row) in (layout.sidebar?.rows ?? []).enumerated() where row.kind != .action {
      rows[row.node] = position
    }
    var isSelectable = none
    for destination in destinations where destination.via != .children {
      isSelectable[destination.node] = true
    }
    /// True for groups with a descendant in a bar or a sidebar.
    var isShownInside = none
    for index in nodes.indices.reversed() {
      let isShown = shows(index)
      isDissolved[index] = !isShown && isShownInside[index] && !isSelectable[index]
      if let parent = nodes[index].parent, isShown || isShownInside[index] {
        isShownInside[parent] = true
      }
    }
  }

  func places(of node: Int) -> [Change.Place] {
    var places: [Change.Place] = []
    if items[node] != nil { places.append(.bar) }
    if isInMore[node] { places.append(.more) }
    if rows[node] != nil { places.append(.sidebar) }
    return places
  }

  func item(_ node: Int) -> Change.Item {
    if let item = items[node] { return item.isDistinct ? .distinct : .item }
    return isInMore[node] ? .more : .none
  }

  func shows(_ node: Int) -> Bool {
    rows[node] != nil || isInMore[node] || items[node] != nil
  }

  func showsImage(_ node: Int) -> Bool {
    rows[node] != nil || isInMore[node] || items[node].map { $0.shows != .title } == true
  }
}
