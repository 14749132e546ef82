import TabModel

/// Where the system stores customizations of a spec.
struct CustomizationMemory {
  /// Platforms that read a customization state.
  private(set) var platforms: [Platform] = []
  private(set) var hasBar = false
  /// For each node a bit for each platform; empty without availabilities.
  private var presence: [UInt8] = []

  init(_ spec: TabSpec) {
    if spec.hasAvailability { presence = Array(repeating: 0, count: spec.nodes.count) }
  }

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

  func platforms(of node: Int) -> [Platform] {
    if presence.isEmpty { return platforms }
    return zip(platforms, UInt8(0)...).filter { presence[node] & 1 << $1 != 0 }.map(\.0)
  }

  func isPresentAnywhere(_ node: Int) -> Bool {
    presence.isEmpty ? !platforms.isEmpty : presence[node] != 0
  }
}
