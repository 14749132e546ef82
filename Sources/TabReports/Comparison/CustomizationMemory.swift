import TabModel

/// Where the system remembers what people customize in a spec, of all layouts that are looked at.
struct CustomizationMemory {
  /// The platforms that read a customization state, in the order in which they are met.
  private(set) var platforms: [Platform] = []
  /// Whether one of those layouts has a bar.
  private(set) var hasBar = false
  /// For each node a bit for each of the platforms that it is part of; empty where every node is
  /// part of all of them.
  private var presence: [UInt8] = []

  init(_ spec: TabSpec) {
    if spec.hasAvailability { presence = Array(repeating: 0, count: spec.nodes.count) }
  }

  /// Looks at a layout.
  mutating func add(_ layout: Layout) {
    guard layout.readsCustomization else { return }
    if layout.tabBar != nil { hasBar = true }
    let platform = layout.environment.platform
    let former = platforms.count
    let position = platforms.firstIndex(of: platform) ?? former
    if position == former { platforms.append(platform) }
    for node in presence.indices where layout.presence.isPresent(node) {
      presence[node] |= 1 << UInt8(truncatingIfNeeded: position)
    }
  }

  /// The platforms whose layouts have a node.
  func platforms(of node: Int) -> [Platform] {
    if presence.isEmpty { return platforms }
    return zip(platforms, UInt8(0)...).filter { presence[node] & 1 << $1 != 0 }.map(\.0)
  }

  /// Whether any of the layouts has a node.
  func isPresentAnywhere(_ node: Int) -> Bool {
    presence.isEmpty ? !platforms.isEmpty : presence[node] != 0
  }
}
