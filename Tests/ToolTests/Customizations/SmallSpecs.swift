/// Small specs in which hiding, placement and grouping meet in every way that matters to what people
/// can lose by customizing.
struct SmallSpecs {
  var generator: SpecGenerator
  private var left = 0
  private var counter = 0

  init(seed: UInt64) { generator = SpecGenerator(seed: seed) }

  /// - Parameter most: the most nodes that the spec has.
  mutating func spec(most: Int) -> [String: Any] {
    left = most
    counter = 0
    var roots: [[String: Any]] = []
    repeat { roots.append(node(depth: 0)) } while left > 0 && generator.chance(75)
    // An iPhone has a sidebar only if the app asks for it.
    var spec: [String: Any] = [
      "mode": "tabSidebar", "sidebar": ["preferredPlacement": "sidebar"], "tabs": roots,
    ]
    if generator.chance(15) { spec["isTabBarHidden"] = true }
    return spec
  }

  private mutating func node(depth: Int) -> [String: Any] {
    left -= 1
    counter += 1
    var node: [String: Any] = ["title": "Node \(counter)"]
    // Two nodes may have one identifier, though no spec should.
    node["identifier"] = generator.chance(4) ? "n1" : "n\(counter)"
    if generator.chance(60) { node["allowsHiding"] = true }
    if generator.chance(30) { node["isHidden"] = true }
    if generator.chance(40) {
      node["preferredPlacement"] = generator.pick([
        "default", "default", "default", "optional", "movable", "pinned", "fixed", "sidebarOnly",
        "sidebarOnly",
      ])
    }
    if generator.chance(5) { node["availability"] = ["platforms": ["iOS"]] }
    guard depth < 4, generator.chance(65) else {
      if generator.chance(25) { node["performsAction"] = true }
      return node
    }
    if generator.chance(30) {
      node["sidebarAppearance"] = generator.pick(["inline", "rootSection"])
    }
    if generator.chance(8) { node["isSidebarDestination"] = true }
    var children: [[String: Any]] = []
    while left > 0 && generator.chance(70) { children.append(self.node(depth: depth + 1)) }
    node["children"] = children
    return node
  }
}
