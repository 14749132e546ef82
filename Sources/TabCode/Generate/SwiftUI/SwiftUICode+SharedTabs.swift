import JSON
import TabModel

/// Tabs that are in several places with the same code, such as in another section on another device.
extension SwiftUICode {
  struct SharedTab {
    /// Its nodes, of which one is present at a time.
    let nodes: [Int]
    let platforms: Set<PlatformName>
  }

  /// The tabs by node.
  mutating func findSharedTabs() {
    for first in names.laters.keys.sorted() {
      let nodes = names.nodes(like: first).filter {
        spec.nodes[$0].kind != .group && !code.isRepeated($0) && code.isPresent($0)
          && code.narrowing(of: $0).scope?.requiredReleases == nil
      }
      // Until their code is compared, all are written alike.
      for node in nodes { sharedTabs[node] = SharedTab(nodes: nodes, platforms: []) }
      for (text, same) in nodes.grouped(by: { code.source(tabWithModifiers($0)) }) {
        let isShared = same.count > 1 && text.dropLast().contains(UInt8(ascii: "\n"))
        let shared = SharedTab(nodes: same, platforms: Set(same.flatMap(platforms)))
        for node in same { sharedTabs[node] = isShared ? shared : nil }
      }
    }
  }

  /// Returns the name of the property with a tab, which is added at its first use.
  mutating func use(of shared: SharedTab) -> String {
    let first = shared.nodes[0]
    if let name = sharedTabNames[first] { return name }
    let name = addPart(
      partNames.unique(names.name(of: first, as: "Tab")), tabWithModifiers(first),
      base.compiled(for: shared.platforms), in: base.limited(to: shared.platforms), isOfItem: false)
    sharedTabNames[first] = name
    return name
  }
}
