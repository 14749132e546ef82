import TabModel

/// The platforms that store customizations of a spec, by written node.
struct CustomizationMemory {
  /// Platforms that read a customization state, with the nodes that they have.
  private var nodes: [(platform: Platform, present: Set<Int>)] = []
  private(set) var hasBar = false

  var platforms: [Platform] { nodes.map(\.platform) }

  mutating func add(_ layout: Layout) {
    guard layout.readsCustomization else { return }
    if layout.tabBar != nil { hasBar = true }
    let platform = layout.environment.platform
    let present = layout.spec.nodes.indices.filter(layout.presence.isPresent).map(
      layout.spec.origin(of:))
    if let known = nodes.firstIndex(where: { $0.platform == platform }) {
      nodes[known].present.formUnion(present)
    } else {
      nodes.append((platform, Set(present)))
    }
  }

  /// Returns the platforms whose layouts have a node.
  func platforms(of node: Int) -> [Platform] {
    nodes.filter { $0.present.contains(node) }.map(\.platform)
  }
}
