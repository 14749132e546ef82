import TabHierarchy
import TabLayout

/// What a person does to the bar.
extension EditingSession {
  mutating func add(_ name: String, to place: Int?) throws(Refusal) {
    let node = try node(name)
    let region = try customizableRegion()
    let placement = spec.resolvedPlacement(of: spec.nodes[node])
    switch placement {
    case .sidebarOnly: throw .neverInBar(name)
    case .fixed, .pinned, .movable: throw .alwaysInBar(name, placement)
    case .automatic, .default, .optional: break
    }
    try mustBeSeen(node)
    if region.contains(node) { throw .isInBar(name) }
    try put(node, to: place ?? region.count + 1, in: region)
  }

  mutating func remove(_ name: String) throws(Refusal) {
    let node = try node(name)
    let region = try customizableRegion()
    let placement = spec.resolvedPlacement(of: spec.nodes[node])
    switch placement {
    case .sidebarOnly: throw .neverInBar(name)
    case .fixed, .pinned, .movable: throw .staysInBar(name, placement)
    case .automatic, .default, .optional: break
    }
    try mustBeSeen(node)
    guard region.contains(node) else { throw .isNotInBar(name) }
    customize { state in
      state.tabBarOrder.remove(name)
      state.removedFromTabBar.add(name)
    }
  }

  mutating func move(_ name: String, to place: Int) throws(Refusal) {
    let node = try node(name)
    let region = try customizableRegion()
    let placement = spec.resolvedPlacement(of: spec.nodes[node])
    switch placement {
    case .sidebarOnly: throw .neverInBar(name)
    case .fixed, .pinned: throw .hasItsPlace(name, placement)
    case .automatic, .default, .optional, .movable: break
    }
    try mustBeSeen(node)
    guard region.contains(node) else { throw .isNotInBar(name) }
    try put(node, to: place, in: region)
  }

  /// The items that people can move, in their order.
  ///
  /// A node whose identifier another one has before it is left out: no state can name it.
  private func customizableRegion() throws(Refusal) -> [Int] {
    guard let bar = layout.tabBar, spec.isTabBarHidden?.value != true else { throw .missing(.bar) }
    return bar.items.filter { $0.region == .customizable }.compactMap(\.node).filter {
      index.node(named: name(of: $0)) == $0
    }
  }

  /// Puts a node at a place among the items that can be moved.
  ///
  /// What the order names and the bar does not show, because it is hidden or not part of the app
  /// here, keeps its place between the others.
  private mutating func put(_ node: Int, to place: Int, in region: [Int]) throws(Refusal) {
    let others = region.filter { $0 != node }
    guard place <= others.count + 1 else { throw .noPlace(place, count: others.count + 1) }
    let text = name(of: node)
    let follower = place <= others.count ? name(of: others[place - 1]) : nil
    let shown = others.map(name)
    customize { state in
      var order: [Located<String>] = []
      var seen: Set<String> = [text]
      for entry in state.tabBarOrder + shown.map({ Located(unwritten: $0) })
      where seen.insert(entry.value).inserted {
        order.append(entry)
      }
      let position = follower.flatMap { follower in order.firstIndex { $0.value == follower } }
      order.insert(Located(unwritten: text), at: position ?? order.count)
      state.tabBarOrder = order
      state.removedFromTabBar.remove(text)
    }
  }
}
