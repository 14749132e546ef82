package import AppCatalogs
package import JSON
package import SymbolNames
import TabModel

package final class LintScope {
  /// The spec without keys that its framework doesn't support.
  let spec: TabSpec
  /// The spec with all keys.
  let written: TabSpec
  let path: String
  let settings: LintSettings

  init(_ spec: TabSpec, path: String, settings: LintSettings) {
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

  private(set) lazy var everywhere = EnvironmentSet(environments.indices)

  private(set) lazy var layoutsByEnvironment: [SharedLayout] = {
    let resolver = Resolver(spec)
    var known: [LayoutKey: SharedLayout] = [:]
    return environments.enumerated().map { position, environment in
      let conditions = resolver.conditions(in: environment)
      let key = LayoutKey(
        conditions: conditions,
        unsampled: nodesWithoutSamples.filter { environmentSet(of: $0).contains(position) })
      let layout = known[key] ?? SharedLayout(conditions, resolver, spec)
      known[key] = layout
      layout.environments.insert(position)
      return layout
    }
  }()

  /// What distinguishes layouts. Repeated nodes without samples are in none, but count as items.
  private struct LayoutKey: Hashable {
    let conditions: LayoutConditions
    let unsampled: [Int]
  }

  private lazy var nodesWithoutSamples =
    spec.hasRepeatedNodes
    ? spec.nodes.indices.filter { spec.repeatedNode(of: $0).map(hasNoSamples) == true } : []

  /// The distinct layouts with their environments.
  private(set) lazy var layouts = layouts(in: everywhere)

  func isSomewhere(_ holds: (Environment) -> Bool) -> Bool {
    environments.contains(where: holds)
  }

  /// True if bars show titles only, as on Apple TV.
  private(set) lazy var showsTitlesOnly = environments.allSatisfy(\.showsTitlesOnly)

  /// The environments of each node; nil if all nodes are always present.
  private lazy var presence: [EnvironmentSet]? = {
    let hiding =
      spec.framework.hiddenIsAbsent && spec.isAnyWritten(\.isHidden)
      ? environmentSet { $0.has(Node.key(\.isHidden).definition) } : []
    guard spec.isAnyWritten(\.availability) || !hiding.isEmpty else { return nil }
    var presence = Array(repeating: everywhere, count: spec.nodes.count)
    for (index, node) in spec.nodes.enumerated() {
      if let parent = node.parent { presence[index] = presence[parent] }
      if let availability = node.availability?.value {
        presence[index].formIntersection(environmentSet(where: availability.matches))
      }
      if node.isTrue(\.isHidden) { presence[index].subtract(hiding) }
    }
    return presence
  }()

  /// The nodes that are in no environment of the targets, without those below them.
  private(set) lazy var neverPresent = findNeverPresent()

  /// Returns whether a place is in a node that is never present, or below one.
  func isNeverPresent(at range: ByteRange) -> Bool {
    neverPresent.keys.contains { spec.nodes[$0].range.contains(range.lowerBound) }
  }

  /// Returns whether a node can have an image. Sections have headers instead.
  func hasImage(_ node: Node) -> Bool { spec.framework.has(Node.key(\.image), on: node.kind) }

  /// The framework's name for a node with children.
  var group: String { spec.framework.words.group }

  /// Returns the framework's word for a node, such as `section`.
  func noun(of node: Node) -> String { node.isGroup ? group : node.kind.noun }

  /// True if bottom bars show the tabs in groups instead of the groups.
  var dissolvesGroups: Bool { !spec.framework.groupsAreDestinations }

  /// The nodes in unfiltered bottom bars.
  var candidatesForBottomBars: [Int] {
    dissolvesGroups
      ? spec.nodes.indices.filter { !spec.nodes[$0].isGroup } : Array(spec.roots)
  }

  func environmentSet(of node: Int) -> EnvironmentSet { presence?[node] ?? everywhere }

  /// The tabs of sections that are unreachable without a sidebar, which `section-without-sidebar` reports.
  private(set) lazy var tabsWithoutSidebar = findTabsWithoutSidebar()

  private(set) lazy var rootsInMoreOnly = findRootsInMoreOnly()

  /// The nodes that `sidebar-only-in-compact` reports, with their environments.
  private(set) lazy var sidebarOnlyInBars = findSidebarOnlyInBars()

  /// The environments of sidebars with the bar's contents only, which `sidebar-without-groups` reports.
  private(set) lazy var sidebarsAsList: EnvironmentSet =
    modesOfSidebarsAsList().reduce(into: []) { $0.formUnion($1.environments) }

  /// True if the bar is always hidden, and there is no sidebar.
  private(set) lazy var hasNeitherBarNorSidebar =
    !places(of: \.isTabBarHidden).isEmpty
    && layouts.allSatisfy { $0.root.isTabBarHidden?.value == true && $0.layout.sidebar == nil }

  private(set) lazy var environmentsOfVariants = spec.variants.map { variant in
    variant.value.availability.map { environmentSet(where: $0.value.matchesWindow) } ?? []
  }

  /// The lists that filter bottom bars; an empty one does not.
  private(set) lazy var compactLists =
    effectivePlaces(of: \.compactTabIdentifiers).filter { !$0.compactNames.isEmpty }

  /// The root nodes that misspelt and nested names in a list probably mean, which other rules report.
  private lazy var rootsMeant: [ByteRange: Set<Int>] = Dictionary(
    uniqueKeysWithValues: compactLists.map {
      ($0.range, findRootsMeant(inCompact: $0.compactNames))
    })

  /// Returns those of the list that filters a layout's bottom bar.
  func rootsMeant(in shared: SharedLayout) -> Set<Int> {
    shared.root.compactTabIdentifiers.flatMap { rootsMeant[$0.range] } ?? []
  }

  /// The environments of platforms on which `overflow-tabs` reports a bar.
  private(set) lazy var environmentsWithOverflow: EnvironmentSet = {
    let platforms = platforms(
      in: environmentsOfLayouts { reportsOverflow($0) || roomBeforeMore($0) != nil })
    return environmentSet { platforms.contains($0.platform.name) }
  }()

  private(set) lazy var conditionNames = findConditionNames()

  private(set) lazy var conditionsMeant = findConditionsMeant()

  private(set) lazy var fittingPatterns = findFittingPatterns()

  /// The nodes that can be referred to from everywhere, by identifier.
  private(set) lazy var nameableNodes =
    spec.hasRepeatedNodes
    ? IdentifierIndex(spec) { spec.repeatedNode(of: $0) == nil } : identifiers

  private(set) lazy var searchEnvironments = {
    let tabs = spec.nodes.indices.filter { spec.nodes[$0].isSearch }
    return (
      root: environmentSet(ofAny: tabs.filter { spec.nodes[$0].parent == nil }),
      any: environmentSet(ofAny: tabs)
    )
  }()

  /// The titles in the catalogs; nil without catalogs.
  private(set) lazy var readings = settings.strings.map { $0.readings(of: spec) }

  /// The environments of each platform in `readings`.
  private(set) lazy var environmentsOfReadings =
    readings.map { $0.count > 1 } == true
    ? spec.targets.map { environmentSet(on: $0.platform) } : [everywhere]

  /// Returns the root node at or above a node.
  func root(of node: Int) -> Int { spec.ancestors(of: node).last ?? node }

  private(set) lazy var rootIdentifiers = IdentifierIndex(spec) { spec.nodes[$0].parent == nil }

  /// The written nodes by identifier. Of duplicates, the first counts.
  private(set) lazy var identifiers = IdentifierIndex(spec)

  /// Returns a node's title, or its identifier if it has none.
  func name(of node: Node) -> String { name(of: node, in: spec) }

  func name(of node: Node, in spec: TabSpec) -> String {
    let title = spec.title(of: node)
    if !isBlank(title) { return "'\(clipped(title, to: longestName))'" }
    return node.isSearch
      ? "the search tab" : "'\(clipped(spec.identifier(of: node), to: longestName))'"
  }
}

final class SharedLayout {
  let conditions: LayoutConditions
  fileprivate(set) var environments: EnvironmentSet = []
  private let resolver: Resolver
  private let spec: TabSpec

  fileprivate init(_ conditions: LayoutConditions, _ resolver: Resolver, _ spec: TabSpec) {
    self.conditions = conditions
    self.resolver = resolver
    self.spec = spec
  }

  /// The layout with samples.
  private(set) lazy var sampled = resolver.layout(under: conditions, isNoted: false)
  /// The layout without notes and with written nodes, so that several items can have the same repeated node.
  private(set) lazy var layout = sampled.withWrittenNodes(of: spec)
  private(set) lazy var destinations =
    spec.hasRepeatedNodes
    ? sampled.destinations.map { $0.withWrittenNode(of: sampled.spec) } : sampled.destinations
  /// The root's keys in these environments.
  private(set) lazy var root = spec.rootValues(in: conditions.environment)
  /// The nodes in the bar, in More or in the sidebar.
  private(set) lazy var shown = Set(layout.tabBar?.nodes ?? []).union(
    (layout.sidebar?.rows ?? []).filter { $0.kind != .action }.map(\.node))
}

package struct LintSettings {
  /// Configured severities; nil turns a rule off.
  package var severities: [String: Diagnostic.Severity?] = [:]
  package var options: [Rule.Option: Int] = [:]
  package var onlyErrors = false
  /// The maximum number of findings per rule; 0 for no limit.
  package var maxFindings = defaultFindingLimit
  package var symbols = SymbolTable()
  package var strings: StringCatalogs?
  /// False if the run has not read, or does not report, all languages of the app.
  package var hasAllLanguages = true
  package var assets: AssetNames?

  package init() {}

  package subscript(option: Rule.Option) -> Int { options[option] ?? option.value }

  /// Returns the severity of a rule; nil if it is off.
  package func severity(of rule: Rule) -> Diagnostic.Severity? {
    let severity = severities[rule.id] ?? rule.usualSeverity
    return onlyErrors && severity != .error ? nil : severity
  }

  /// Returns whether a rule that ran would have reported all its findings.
  package func hasAllInput(of rule: Rule) -> Bool { hasAllLanguages || !rule.readsTranslations }

  /// Returns whether a rule runs for this number of specs; some compare specs.
  package func runs(_ rule: Rule, specs: Int) -> Bool {
    guard severity(of: rule) != nil else { return false }
    return switch rule.check {
    case .reading, .records: false
    case .suppressions, .spec: true
    case .strings: strings != nil
    case .assets: assets != nil
    case .run: specs > 1
    }
  }
}

/// The specs of one run, for rules that compare them.
package final class LintRun {
  let scopes: [LintScope]

  init(scopes: [LintScope]) { self.scopes = scopes }

  /// The specs by their customization store: its identifier, or nil for the system's.
  private(set) lazy var customizationStores: [ExactText?: [LintScope]] = {
    var stores: [ExactText?: [LintScope]] = [:]
    for scope in scopes {
      for identifier in Set(scope.customizationStores.map { $0?.exact }) {
        stores[identifier, default: []].append(scope)
      }
    }
    return stores
  }()
}
