package import AppCatalogs
package import JSON
import TabModel

package final class LintScope {
  let spec: TabSpec
  let path: String
  let settings: LintSettings

  init(_ spec: TabSpec, path: String, settings: LintSettings) {
    self.spec = spec
    self.path = path
    self.settings = settings
  }

  var document: JSONDocument { spec.document }

  private(set) lazy var environments: [Environment] = spec.environments

  private(set) lazy var views: [LayoutView] = {
    let resolver = Resolver(spec)
    var shared: [SharedLayout] = []
    return environments.enumerated().map { position, environment in
      let conditions = resolver.conditions(in: environment)
      if let equal = shared.first(where: { $0.conditions == conditions }) {
        return LayoutView(environment, at: position, equal)
      }
      let new = SharedLayout(conditions, resolver)
      shared.append(new)
      return LayoutView(environment, at: position, new)
    }
  }()

  func isSomewhere(_ holds: (Environment) -> Bool) -> Bool {
    environments.contains(where: holds)
  }

  /// Whether the targets show nothing but titles in their bars, as Apple TV does.
  private(set) lazy var showsTitlesOnly = environments.allSatisfy(\.showsTitlesOnly)

  private var whereabouts: [[Int]: String] = [:]

  func located(_ diagnostic: Diagnostic) -> Diagnostic {
    let positions = diagnostic.environments
    if positions.isEmpty { return diagnostic }
    let words =
      whereabouts[positions] ?? Whereabouts(EnvironmentSet(positions), among: environments).text
    whereabouts[positions] = words
    var located = diagnostic
    located.whereabouts = words
    return located
  }

  /// The environments of each node; nil where every node is present everywhere.
  private lazy var presence: [EnvironmentSet]? = {
    guard spec.hasAvailability else { return nil }
    let everywhere = EnvironmentSet(environments.indices)
    var presence = Array(repeating: everywhere, count: spec.nodes.count)
    for (index, node) in spec.nodes.enumerated() {
      if let parent = node.parent { presence[index] = presence[parent] }
      guard let availability = spec.availability(of: node) else { continue }
      presence[index].formIntersection(environmentSet(where: availability.matches))
    }
    return presence
  }()

  func environmentSet(of node: Int) -> EnvironmentSet { presence?[node] ?? .all }

  func canBePresentTogether(_ first: Int, _ second: Int) -> Bool {
    !environmentSet(of: first).isDisjoint(with: environmentSet(of: second))
  }

  /// What `sidebar-only-in-compact` reports, for the rules that leave it to that one.
  private(set) lazy var sidebarOnlyItemsOfBottomBars = findSidebarOnlyItems()

  /// The root nodes that bars at the bottom have in More only.
  private(set) lazy var rootsInMoreOnly = findRootsInMoreOnly()

  /// The node that `compactTabIdentifiers` names last.
  private(set) lazy var lastInCompactList: Int? = {
    var last: JSONValue?
    for value in document.elements(of: spec.compactTabIdentifiers) { last = value }
    return last.flatMap { identifiers.node(named: $0) }
  }()

  /// The number of nodes that people can customize in some way, by environment.
  private(set) lazy var customizableCounts = countCustomizable()

  private var shownByView: [Int: Set<Int>] = [:]

  /// The nodes that have an item, are in More, or have a row.
  func shown(in view: LayoutView) -> Set<Int> {
    if let known = shownByView[view.position] { return known }
    let shown = view.layout.nodesShown
    shownByView[view.position] = shown
    return shown
  }

  private(set) lazy var rootsMeantInCompact = findRootsMeantInCompact()

  /// The first root nodes of a bar at the bottom, one more than the smallest capacity.
  private(set) lazy var firstRootsOfCompactBar = Array(
    rootsNamedInCompact().prefix((smallestBarCapacity ?? 0) + 1))

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
  func name(of node: Node) -> String {
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
  private let shared: SharedLayout

  fileprivate init(_ environment: Environment, at position: Int, _ shared: SharedLayout) {
    self.environment = environment
    self.position = position
    self.shared = shared
  }

  /// The layout without notes, in one of the environments that share it.
  var layout: Layout { shared.layout }
  /// What the layout depends on, known without working it out.
  var conditions: LayoutConditions { shared.conditions }
  var destinations: [Destination] { shared.destinations }
}

private final class SharedLayout {
  let conditions: LayoutConditions
  private let resolver: Resolver

  init(_ conditions: LayoutConditions, _ resolver: Resolver) {
    self.conditions = conditions
    self.resolver = resolver
  }

  private(set) lazy var layout = resolver.layout(under: conditions, isNoted: false)
  private(set) lazy var destinations = layout.destinations
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
  private(set) lazy var customizationStores = Dictionary(
    grouping: scopes.filter(\.storesCustomization),
    by: { scope in (scope.spec.customizationIdentifier?.value).map { Array($0.utf8) } })
}
