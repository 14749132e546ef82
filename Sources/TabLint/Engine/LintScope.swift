import JSON
package import TabModel

/// A spec with what its rules need: its environments, their layouts and the settings.
package final class LintScope {
  /// The spec without keys that its framework doesn't support.
  let spec: TabSpec
  /// The spec with all keys.
  let written: TabSpec
  let path: String
  let settings: LintSettings

  package init(_ spec: TabSpec, path: String, settings: LintSettings) {
    written = spec
    self.spec = spec.withoutMissingKeys
    self.path = path
    self.settings = settings
  }

  private(set) lazy var environments: [Environment] = spec.environments

  /// The number of environments in each state. Those of the usual state come first.
  private(set) lazy var environmentsOfUsualState =
    environments.prefix { $0.conditions == environments[0].conditions }.count

  private(set) lazy var usualEnvironments = EnvironmentSet(0..<environmentsOfUsualState)

  // Descriptions of environments, since most findings are about the same ones.
  var wordsOfEnvironments: [EnvironmentSet: String] = [:]
  var places: [EnvironmentSet: String] = [:]

  private(set) lazy var everywhere = EnvironmentSet(environments.indices)

  private(set) lazy var layoutsByEnvironment: [SharedLayout] = {
    let resolver = Resolver(spec, isNoted: false)
    var known: [LayoutKey: SharedLayout] = [:]
    return environments.enumerated().map { position, environment in
      let conditions = resolver.conditions(in: environment)
      let key = LayoutKey(
        conditions: conditions,
        unsampled: nodesWithoutSamples.filter { environmentSet(of: $0).contains(position) })
      if let layout = known[key] {
        layout.environments.insert(position)
        return layout
      }
      let layout = SharedLayout(conditions, resolver, spec, [position])
      known[key] = layout
      return layout
    }
  }()

  /// The properties that distinguish layouts. Repeated nodes without samples are in none, but count as items.
  private struct LayoutKey: Hashable {
    let conditions: LayoutConditions
    let unsampled: [Int]
  }

  private lazy var nodesWithoutSamples =
    spec.hasRepeatedNodes
    ? spec.nodes.indices.filter {
      spec.repeatedNode(of: $0).map { spec.nodes[$0].hasNoSamples } == true
    } : []

  /// The distinct layouts with their environments.
  private(set) lazy var layouts = layouts(in: everywhere)

  // Topics that several rules ask about.
  private(set) lazy var overflow = BarOverflow(self)
  private(set) lazy var sidebarUse = SidebarUse(self)
  private(set) lazy var search = SearchUse(self)
  private(set) lazy var repeatedNodes = RepeatedNodes(self)
  private(set) lazy var bottomBars = BottomBars(self)
  private(set) lazy var customization = Customization(self)
  private(set) lazy var titles = NodeTitles(self)
  private(set) lazy var references = References(self)
  private(set) lazy var conditionNames = ConditionNames(self)
  private(set) lazy var neverPresent = AbsentNodes(self)

  func isSomewhere(_ holds: (Environment) -> Bool) -> Bool {
    environments.contains(where: holds)
  }

  /// True if bars show titles only, as on Apple TV.
  private(set) lazy var showsTitlesOnly = environments.allSatisfy(\.showsTitlesOnly)

  /// The environments of each node; nil if all nodes are always present.
  private lazy var presence: [EnvironmentSet]? = {
    let hiding =
      spec.framework.hiddenIsAbsent && spec.isAnyWritten(\.isHidden)
      ? environmentSet(with: \Node.isHidden) : []
    guard spec.hasAvailability || !hiding.isEmpty else { return nil }
    var presence = Array(repeating: everywhere, count: spec.nodes.count)
    for index in spec.nodes.indices {
      let node = spec.nodes[index]
      if let parent = node.parent { presence[index] = presence[parent] }
      if let availability = node.availability?.value {
        presence[index].formIntersection(environmentSet(where: availability.matches))
      }
      if node.isHidden.isTrue { presence[index].subtract(hiding) }
    }
    return presence
  }()

  /// By node, its images and those of its actions in document order, without samples.
  private(set) lazy var imageUses = spec.nodes.indices.map { spec.nodes[$0].imageUses }

  /// Returns whether a node can have an image. Sections have headers instead.
  func hasImage(_ node: Node) -> Bool { kindsWithImages.contains(node.kind) }

  private lazy var kindsWithImages: [Node.Kind] = {
    let image = Node.key(\.image)
    return Node.Kind.allCases.filter { spec.framework.has(image, on: $0) }
  }()

  /// The framework's name for a node with children.
  var group: String { spec.framework.words.group }

  /// Returns the framework's word for a node, such as `section`.
  func noun(of node: Node) -> String { node.kind == .group ? group : node.kind.noun }

  /// True if bottom bars show the tabs in groups instead of the groups.
  var dissolvesGroups: Bool { !spec.framework.groupsAreDestinations }

  func environmentSet(of node: Int) -> EnvironmentSet { presence?[node] ?? everywhere }

  private(set) lazy var environmentsOfVariants = spec.variants.map { variant in
    variant.value.availability.map { environmentSet(where: $0.value.matchesWindow) } ?? []
  }

  /// Returns the root node at or above a node.
  func root(of node: Int) -> Int { spec.ancestors(of: node).last ?? node }

  /// Returns a node's title, or its identifier if it has none.
  func name(of node: Node) -> String { name(of: node, in: spec) }

  func name(of node: Node, in spec: TabSpec) -> String {
    let title = spec.title(of: node)
    if !isBlank(title) { return "'\(clipped(title, to: longestName))'" }
    return node.kind == .search
      ? "the search tab" : "'\(clipped(spec.identifier(of: node), to: longestName))'"
  }
}
