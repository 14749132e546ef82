import JSON

extension Layout {
  /// All destinations in traversal order, with their routes (section 9).
  package var destinations: [Destination] {
    var finder = RouteFinder(self)
    finder.goDirectly()
    if finder.hasGroupScreens { finder.goThroughGroupScreens() }
    if groupItemBehavior == .openTabAndSidebar { finder.goThroughSections() }
    if !links.isEmpty || !viewLinks.isEmpty { finder.followLinks() }
    finder.goThroughChildren()
    finder.customize()
    return spec.nodes.indices.filter(finder.isDestination).map { index in
      Destination(
        node: index, taps: finder.taps[index] < .max ? finder.taps[index] : nil,
        via: finder.ways[index] ?? .unreachable)
    }
  }
}

/// Finds the first route to every node, in the order of its steps.
private struct RouteFinder {
  private let layout: Layout
  private let spec: TabSpec
  private var hasRow: [Bool]
  private var isItem: [Bool]
  private(set) var ways: [Destination.Way?]
  private(set) var taps: [Int]

  /// True if groups are destinations, and their screens lead to their children.
  var hasGroupScreens: Bool { layout.environment.framework.groupsAreDestinations }

  init(_ layout: Layout) {
    self.layout = layout
    spec = layout.spec
    let count = spec.nodes.count
    hasRow = Array(repeating: false, count: count)
    isItem = hasRow
    ways = Array(repeating: nil, count: count)
    taps = Array(repeating: .max, count: count)
  }

  /// Returns true for groups, even empty ones, and for tabs without an action.
  func isDestination(_ index: Int) -> Bool {
    layout.presence.isPresent(index)
      && (spec.nodes[index].kind == .group
        ? hasGroupScreens : !spec.nodes[index].performsAction.isTrue)
  }

  private mutating func set(_ way: Destination.Way, _ taps: Int, for index: Int) {
    guard ways[index] == nil else { return }
    ways[index] = way
    self.taps[index] = taps
  }

  /// Finds items and rows: visible ones before those that a toggle shows.
  mutating func goDirectly() {
    var items = layout.itemNodes
    for item in items { isItem[item] = true }
    if !hasGroupScreens { items = items.compactMap(openedTab) }
    let more = layout.tabBar?.more ?? []
    let isBarVisible = layout.tabBar?.isVisible ?? false
    if isBarVisible { for item in items { set(.tabBar, 1, for: item) } }
    if let sidebar = layout.sidebar, sidebar.isVisible {
      goToRows(of: sidebar, .sidebar, tapsBefore: 0)
    }
    if isBarVisible { for node in more { set(.more, 2, for: node) } }
    guard let sidebar = layout.sidebar, sidebar.isToggleable else { return }
    if !sidebar.isVisible {
      goToRows(of: sidebar, .toggledSidebar, tapsBefore: 1)
    } else if layout.usableBar != nil {
      for item in items { set(.toggledTabBar, 2, for: item) }
      for node in more { set(.toggledTabBar, 3, for: node) }
    }
  }

  /// Returns the tab that an item opens: for a section, its first tab that is not hidden.
  private func openedTab(by item: Int) -> Int? {
    guard spec.nodes[item].kind == .group else { return item }
    guard layout.groupItemBehavior == .openTab || layout.groupItemBehavior == .openTabAndSidebar
    else {
      return nil
    }
    return (item..<spec.nodes[item].end).first {
      layout.presence.isPresent($0) && !layout.presence.isHidden($0)
        && spec.nodes[$0].kind != .group
    }
  }

  /// Finds the sidebars of sections, next to a bar.
  mutating func goThroughSections() {
    for item in layout.itemNodes where spec.nodes[item].kind == .group {
      for node in item..<spec.nodes[item].end
      where layout.presence.isPresent(node) && spec.nodes[node].kind != .group {
        set(.groupScreen, 2, for: node)
      }
    }
  }

  private mutating func goToRows(
    of sidebar: SidebarLayout, _ way: Destination.Way, tapsBefore: Int
  ) {
    // By depth, the number of enclosing collapsed sections.
    var collapsed = [0]
    for row in sidebar.rows where row.kind != .action {
      hasRow[row.node] = true
      if row.isSelectable { set(way, tapsBefore + 1 + collapsed[row.depth], for: row.node) }
      guard row.kind == .section else { continue }
      collapsed.removeSubrange((row.depth + 1)...)
      collapsed.append(collapsed[row.depth] + (row.isCollapsed ? 1 : 0))
    }
  }

  /// Finds the screens of groups, level by level; the group with the fewest taps counts.
  mutating func goThroughGroupScreens() {
    var fewestAbove: [Int] = Array(repeating: .max, count: spec.nodes.count)
    for index in spec.nodes.indices where layout.presence.isPresent(index) {
      guard let parent = spec.nodes[index].parent else { continue }
      let above = min(fewestAbove[parent], taps[parent])
      guard above < .max else { continue }
      fewestAbove[index] = above + 1
      set(.groupScreen, above + 1, for: index)
    }
  }

  /// Finds the nodes that only other screens open, nearest first, and the contents of groups among them.
  mutating func followLinks() {
    // By number of taps.
    var reached: [Int: Set<Int>] = [:]
    for index in spec.nodes.indices where taps[index] < .max && isDestination(index) {
      reached[taps[index], default: []].insert(index)
    }
    let views = Dictionary(grouping: layout.viewLinks, by: \.taps)
    var distance = 0
    while let farthest = (Array(reached.keys) + views.keys).max(), distance <= farthest {
      defer { distance += 1 }
      let nodes = reached[distance, default: []].sorted()
      let next = distance + 1
      for group in nodes where spec.nodes[group].kind == .group {
        for child in spec.children(of: group) { reach(child, .groupScreen, next, &reached) }
      }
      for node in nodes where isDestination(node) {
        for target in layout.links[node] ?? [] where isDestination(target) {
          reach(target, .link, next, &reached)
        }
      }
      for target in (views[distance] ?? []).flatMap(\.nodes) where isDestination(target) {
        reach(target, .link, next, &reached)
      }
    }
  }

  private mutating func reach(
    _ node: Int, _ way: Destination.Way, _ count: Int, _ reached: inout [Int: Set<Int>]
  ) {
    guard layout.presence.isPresent(node), taps[node] == .max else { return }
    set(way, count, for: node)
    reached[count, default: []].insert(node)
  }

  /// Finds groups without a route of their own but with a child that has one.
  mutating func goThroughChildren() {
    var leadsSomewhere = Array(repeating: false, count: spec.nodes.count)
    for index in spec.nodes.indices.reversed() where layout.presence.isPresent(index) {
      if leadsSomewhere[index], ways[index] == nil { ways[index] = .children }
      let hasTaps = isDestination(index) && taps[index] < .max
      if let parent = spec.nodes[index].parent, leadsSomewhere[index] || hasTaps {
        leadsSomewhere[parent] = true
      }
    }
  }

  /// Finds nodes that users must first show or add to the bar.
  mutating func customize() {
    guard layout.readsCustomization else { return }
    // True if users can show the node and all hidden ancestors.
    var canBeShown = Array(repeating: true, count: spec.nodes.count)
    for index in spec.nodes.indices where layout.presence.isPresent(index) {
      let isObstacle =
        layout.presence.isHiddenItself(index) && !spec.nodes[index].allowsHiding.isTrue
      canBeShown[index] = !isObstacle && (spec.nodes[index].parent.map { canBeShown[$0] } ?? true)
      guard ways[index] == nil else { continue }
      if layout.presence.isHidden(index) {
        if canBeShown[index] { ways[index] = .customization }
      } else if !hasRow[index], layout.isBarEditable, !isItem[index], canBeAdded(index) {
        ways[index] = .customization
      }
    }
  }

  private func canBeAdded(_ node: Int) -> Bool {
    if spec.lacksCustomizationID(node) { return false }
    let placement = spec.resolvedPlacement(of: node)
    return placement == .default || placement == .optional
  }
}

extension Resolution {
  /// Returns the nodes that each node's screen opens.
  func links() -> [Int: [Int]] {
    var links: [Int: [Int]] = [:]
    for index in spec.nodes.indices where presence.isPresent(index) {
      guard let names = spec.nodes[index].leadsTo?.value else { continue }
      let sample = spec.nodes[index].sample
      links[index] = names.compactMap { node(named: $0.value, inSample: sample) }
    }
    return links
  }

  /// Returns the nodes that the accessory and the sidebar's views and actions open, if they are
  /// shown or users can show the sidebar.
  func viewLinks(in layout: Layout) -> [ViewLink] {
    var links: [ViewLink] = []
    func add(
      _ title: String?, _ names: Located<[Located<String>]>?, inSample sample: Int? = nil, taps: Int
    ) {
      let nodes = (names?.value ?? []).compactMap { node(named: $0.value, inSample: sample) }
      if nodes.isEmpty { return }
      links.append(ViewLink(title: title ?? "", nodes: nodes, taps: taps))
    }
    if let title = layout.accessory {
      add(title, spec.bottomAccessory?.value.leadsTo, taps: 0)
    }
    guard let sidebar = layout.sidebar, sidebar.isVisible || sidebar.isToggleable else {
      return links
    }
    let before = sidebar.isVisible ? 0 : 1
    for view in spec.sidebar?.value.views ?? [] {
      add(spec.title(of: view), view.value.leadsTo, taps: before)
    }
    // The collapsed sections around a row, by depth.
    var collapsed = [0]
    for row in sidebar.rows {
      if let action = spec.action(of: row) {
        add(
          spec.title(of: action), action.leadsTo, inSample: spec.nodes[row.node].sample,
          taps: before + collapsed[row.depth])
      }
      guard row.kind == .section else { continue }
      collapsed.removeSubrange((row.depth + 1)...)
      collapsed.append(collapsed[row.depth] + (row.isCollapsed ? 1 : 0))
    }
    return links
  }
}
