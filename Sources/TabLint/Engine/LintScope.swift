package import AppCatalogs
package import JSON
import TabModel

package final class LintScope {
  /// The spec without keys that its framework does not have.
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

  var document: JSONDocument { spec.document }

  private(set) lazy var environments: [Environment] = spec.environments

  /// The number of environments in one state of the conditions; the first ones are in the usual state.
  private(set) lazy var environmentsOfUsualState = countEnvironmentsOfUsualState()

  private(set) lazy var usualEnvironments = EnvironmentSet(0..<environmentsOfUsualState)

  private(set) lazy var everywhere = EnvironmentSet(environments.indices)

  /// The different layouts, each with the environments that have it.
  private(set) lazy var layouts: [SharedLayout] = {
    let resolver = Resolver(spec)
    var known = KnownPresence()
    var shared: [SharedLayout] = []
    var candidates: [LayoutKey: [SharedLayout]] = [:]
    for (position, environment) in environments.enumerated() {
      let conditions = resolver.conditions(in: environment, knowing: &known)
      let key = LayoutKey(presence: conditions.presenceNumber, mode: conditions.mode)
      if let equal = candidates[key]?.first(where: { $0.conditions == conditions }) {
        equal.environments.insert(position)
        continue
      }
      let new = SharedLayout(conditions, resolver, spec)
      new.environments.insert(position)
      shared.append(new)
      candidates[key, default: []].append(new)
    }
    return shared
  }()

  private(set) lazy var views: [LayoutView] = {
    var views: [LayoutView?] = Array(repeating: nil, count: environments.count)
    for layout in layouts {
      for position in positions(in: layout.environments) {
        views[position] = LayoutView(environments[position], at: position, layout)
      }
    }
    return views.compactMap(\.self)
  }()

  func isSomewhere(_ holds: (Environment) -> Bool) -> Bool {
    environments.contains(where: holds)
  }

  /// Whether the targets show nothing but titles in their bars, as Apple TV does.
  private(set) lazy var showsTitlesOnly = environments.allSatisfy(\.showsTitlesOnly)

  private var located: [[Int]: (environments: [Int], words: String)] = [:]

  func located(_ diagnostic: Diagnostic) -> Diagnostic {
    let positions = diagnostic.environments
    if positions.isEmpty { return diagnostic }
    let known: (environments: [Int], words: String)
    if let place = located[positions] {
      known = place
    } else {
      let told = told(EnvironmentSet(positions))
      known = (self.positions(in: told), whereabouts(of: told))
      located[positions] = known
    }
    var located = diagnostic
    located.environments = known.environments
    located.whereabouts = known.words
    return located
  }

  /// The environments of each node; nil where every node is present everywhere.
  private lazy var presence: [EnvironmentSet]? = {
    let hiding = environmentsThatLeaveOutHidden
    guard spec.hasAvailability || !hiding.isEmpty else { return nil }
    let matching = spec.availabilities.map { availability in
      environmentSet(where: availability.matches)
    }
    var presence = Array(repeating: everywhere, count: spec.nodes.count)
    for (index, node) in spec.nodes.enumerated() {
      if let parent = node.parent { presence[index] = presence[parent] }
      let availability = spec.availabilityIndex(of: node)
      if availability > 0 { presence[index].formIntersection(matching[availability]) }
      if node.isTrue(.isHidden) { presence[index].subtract(hiding) }
    }
    return presence
  }()

  /// The environments in which a node that `isHidden` is not there.
  private var environmentsThatLeaveOutHidden: EnvironmentSet {
    guard spec.framework.facts.hiddenIsAbsent, spec.isAnyWritten(.isHidden) else { return [] }
    return environmentSet { $0.has(NodeKey.isHidden.definition) }
  }

  /// Whether a node can have an image: a section has a header instead.
  func hasImage(_ node: Node) -> Bool { spec.framework.facts.has(.image, on: node.kind) }

  /// What a node with children is called.
  var group: String { spec.framework.facts.words.group }

  /// Whether the tabs in a group are items of bars at the bottom, one by one.
  var dissolvesGroups: Bool { !spec.framework.facts.groupsAreDestinations }

  /// The nodes that bars at the bottom show where nothing filters them.
  var candidatesForBottomBars: [Int] {
    dissolvesGroups
      ? spec.nodes.indices.filter { !spec.nodes[$0].isGroup } : Array(spec.roots)
  }

  func environmentSet(of node: Int) -> EnvironmentSet { presence?[node] ?? everywhere }

  func canBePresentTogether(_ first: Int, _ second: Int) -> Bool {
    !environmentSet(of: first).isDisjoint(with: environmentSet(of: second))
  }

  /// What `sidebar-only-in-compact` reports, for the rules that leave it to that one.
  private(set) lazy var sidebarOnlyItemsOfBottomBars = findSidebarOnlyItems()

  /// The tabs of sections that nothing leads to without a sidebar: `section-without-sidebar` reports them.
  private(set) lazy var tabsWithoutSidebar = findTabsWithoutSidebar()

  /// The root nodes that bars at the bottom have in More only.
  private(set) lazy var rootsInMoreOnly = findRootsInMoreOnly()

  /// The number of nodes that people can customize in some way, by environment.
  private(set) lazy var customizableCounts = countCustomizable()

  /// Where a sidebar has nothing but what the bar has: `sidebar-without-groups` reports that.
  private(set) lazy var sidebarsAsList = findSidebarsAsList()

  /// Whether the bar is hidden everywhere, and there is no sidebar.
  private(set) lazy var hasNeitherBarNorSidebar =
    !places(of: .isTabBarHidden).isEmpty
    && layouts.allSatisfy { $0.root.isTabBarHidden?.value == true && $0.layout.sidebar == nil }

  /// The environments that each variant of the root's keys matches.
  private(set) lazy var environmentsOfVariants = findEnvironmentsOfVariants()

  /// The lists that filter bars at the bottom; an empty one does not.
  private(set) lazy var compactLists = findCompactLists()

  var rootsMeantByList: [JSONValue: Set<Int>] = [:]

  /// The first root nodes of each bar at the bottom, one more than the smallest capacity.
  private(set) lazy var firstRootsOfBottomBars = findFirstRootsOfBottomBars()

  /// The platforms with a bar at the bottom that `overflow-tabs` reports.
  private(set) lazy var platformsWithOverflow = Set(
    layouts.filter { reportsOverflow($0) || roomBeforeMore($0) != nil }
      .flatMap { positions(in: $0.environments) }.map { environments[$0].platform.name })

  private(set) lazy var conditionNames = findConditionNames()

  private(set) lazy var conditionsMeant = findConditionsMeant()

  private(set) lazy var fittingPatterns = findFittingPatterns()

  /// The innermost repeated node that each node is or stands in; nil for a spec without any.
  private(set) lazy var repeatedNodes = findRepeatedNodes()

  /// The nodes that can be referred to from everywhere, by identifier.
  private(set) lazy var nameableNodes =
    repeatedNodes.map { repeated in
      IdentifierIndex(spec) { repeated[$0] == nil }
    } ?? identifiers

  private(set) lazy var searchTabs =
    spec.hasAny(.search)
    ? spec.nodes.indices.filter { spec.nodes[$0].isSearch } : []

  private(set) lazy var searchEnvironments = (
    root: environmentSet(ofAny: searchTabs.filter { spec.nodes[$0].parent == nil }),
    any: environmentSet(ofAny: searchTabs)
  )

  /// The titles in the catalogs; nil where no catalogs are given.
  private(set) lazy var readings: [TitleReadings]? = settings.strings.map {
    TitleReadings.all(of: spec, in: $0)
  }

  /// The nodes of the document by identifier: of several the first in walk order.
  private(set) lazy var identifiers = IdentifierIndex(spec)

  /// Returns a node's name in messages: its title, or else its identifier.
  func name(of node: Node) -> String { name(of: node, in: spec) }

  /// The same for a node of a spec with samples.
  func name(of node: Node, in spec: TabSpec) -> String {
    let title = spec.title(of: node)
    if !isBlank(title) { return "'\(clipped(title, to: longestName))'" }
    return node.isSearch
      ? "the search tab" : "'\(clipped(spec.identifier(of: node), to: longestName))'"
  }
}

struct LayoutView {
  let environment: Environment
  /// The position of the environment among those of the scope.
  let position: Int
  let shared: SharedLayout

  fileprivate init(_ environment: Environment, at position: Int, _ shared: SharedLayout) {
    self.environment = environment
    self.position = position
    self.shared = shared
  }

  /// The layout without notes, in one of the environments that share it. Its nodes are those of the
  /// document: several items can be of one repeated node.
  var layout: Layout { shared.layout }
  /// What the layout depends on, known without working it out.
  var conditions: LayoutConditions { shared.conditions }
  var destinations: [Destination] { shared.destinations }
  /// The layout with a node for each sample.
  var sampled: Layout { shared.sampled }
  /// The keys of the root that count here.
  var root: RootValues { shared.root }
  /// The nodes that have an item, are in More, or have a row.
  var shown: Set<Int> { shared.shown }
}

/// A layout in all environments that have it.
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

  /// The layout with a node for each sample.
  private(set) lazy var sampled = resolver.layout(under: conditions, isNoted: false)
  private(set) lazy var layout = sampled.withWrittenNodes(of: spec)
  private(set) lazy var destinations =
    spec.hasRepeatedNodes
    ? sampled.destinations.map { $0.withWrittenNode(of: sampled.spec) } : sampled.destinations
  private(set) lazy var root = spec.rootValues(in: conditions.environment)
  private(set) lazy var shown = layout.nodesShown
}

/// What layouts are told apart by at first, which is fast to compare.
private struct LayoutKey: Hashable {
  let presence: Int
  let mode: EffectiveMode
}

package struct LintSettings: Sendable {
  /// Severities that differ from the rules' own; nil turns a rule off.
  package var severities: [String: Diagnostic.Severity?] = [:]
  package var options: [Rule.Option: Int] = [:]
  package var onlyErrors = false
  /// The maximum number of findings told of each rule; 0 for all.
  package var maxFindings = defaultFindingLimit
  package var symbols: SymbolTable?
  package var strings: StringCatalogs?
  package var assets: AssetNames?

  package init() {}

  package subscript(option: Rule.Option) -> Int { options[option] ?? option.value }

  /// The severity of a rule, or nil where it is off.
  package func severity(of rule: Rule) -> Diagnostic.Severity? {
    let severity = severities[rule.id] ?? rule.usualSeverity
    return onlyErrors && severity != .error ? nil : severity
  }

  /// Whether a rule applies, given the number of specs in the run: some compare them.
  package func runs(_ rule: Rule, specs: Int) -> Bool {
    guard severity(of: rule) != nil else { return false }
    return switch rule.check {
    case .reading, .records: false
    case .suppressions, .spec, .layout: true
    case .symbols: symbols != nil
    case .strings: strings != nil
    case .assets: assets != nil
    case .run: specs > 1
    }
  }
}

/// The specs of one run, with what a rule needs to know about all of them.
package final class LintRun {
  let scopes: [LintScope]

  init(scopes: [LintScope]) { self.scopes = scopes }

  /// The specs with a stored customization, by the UTF-8 of its identifier; nil for the system's own.
  private(set) lazy var customizationStores: [[UInt8]?: [LintScope]] = {
    var stores: [[UInt8]?: [LintScope]] = [:]
    for scope in scopes {
      for identifier in Set(scope.customizationStores.map { $0.map { Array($0.value.utf8) } }) {
        stores[identifier, default: []].append(scope)
      }
    }
    return stores
  }()
}
