import JSON
import TabModel

/// A layout with the environments that have it.
final class SharedLayout {
  let conditions: LayoutConditions
  var environments: EnvironmentSet
  private let resolver: Resolver
  private let spec: TabSpec

  init(
    _ conditions: LayoutConditions, _ resolver: Resolver, _ spec: TabSpec,
    _ environments: EnvironmentSet
  ) {
    self.conditions = conditions
    self.environments = environments
    self.resolver = resolver
    self.spec = spec
  }

  /// The layout with samples.
  private(set) lazy var sampled = resolver.layout(under: conditions)
  /// The layout without notes and with written nodes, so that several items can have the same repeated node.
  private(set) lazy var layout = sampled.withWrittenNodes(of: spec)
  private(set) lazy var destinations =
    spec.hasRepeatedNodes
    ? sampled.destinations.map { $0.withWrittenNode(of: sampled.spec) } : sampled.destinations
  /// The root's keys in these environments.
  private(set) lazy var root = sampled.spec.root
  /// The nodes that users can hide.
  private(set) lazy var hideableNodes = Set(
    sampled.spec.nodes.indices.filter { sampled.spec.nodes[$0].allowsHiding.isTrue }
      .map(sampled.spec.origin))
  /// The nodes in the bar, in More or in the sidebar.
  private(set) lazy var shown = Set(layout.tabBar?.nodes ?? []).union(
    (layout.sidebar?.rows ?? []).filter { $0.kind != .action }.map(\.node))
}
