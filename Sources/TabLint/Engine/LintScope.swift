package import AppCatalogs
package import JSON
import TabModel

/// What the rules look at: one spec, and what several of them need to know about it, worked out
/// when the first one asks.
package final class LintScope {
  let spec: TabSpec
  /// The name of the spec's file, for findings that name several.
  let path: String
  let settings: LintSettings

  init(_ spec: TabSpec, path: String, settings: LintSettings) {
    self.spec = spec
    self.path = path
    self.settings = settings
  }

  var document: JSONDocument { spec.document }

  // MARK: - Environments

  /// The environments that the rules look at.
  private(set) lazy var environments: [Environment] = spec.environments

  /// The layouts of all environments, in their order.
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

  /// Whether some environment of the targets has a fact.
  func isSomewhere(_ holds: (Environment) -> Bool) -> Bool {
    environments.contains(where: holds)
  }

  /// Whether the targets show nothing but titles in their bars, as Apple TV does.
  private(set) lazy var showsTitlesOnly = environments.allSatisfy(\.showsTitlesOnly)

  /// The descriptions of environments: many findings share them.
  private var whereabouts: [[Int]: String] = [:]

  /// A finding with a description of its environments.
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

  // MARK: - Presence

  /// For each node the environments that it is present in; nil where every node is present
  /// everywhere.
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

  /// The environments that have a node.
  func environmentSet(of node: Int) -> EnvironmentSet { presence?[node] ?? .all }

  /// Whether some environment has both nodes.
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

  /// The root nodes that misspelt names in `compactTabIdentifiers` were probably meant for.
  private(set) lazy var rootsMeantInCompact = findRootsMeantInCompact()

  /// The first root nodes of a bar at the bottom, one more than the smallest one has capacity for.
  private(set) lazy var firstRootsOfCompactBar = Array(
    rootsNamedInCompact().prefix((smallestBarCapacity ?? 0) + 1))

  /// The search tabs of the spec.
  private(set) lazy var searchTabs =
    spec.hasAny(.search)
    ? spec.nodes.indices.filter { spec.nodes[$0].isSearch } : []

  /// The environments that have a search tab, at the root or anywhere.
  private(set) lazy var searchEnvironments = (
    root: environmentSet(ofAny: searchTabs.filter { spec.nodes[$0].parent == nil }),
    any: environmentSet(ofAny: searchTabs)
  )

  // MARK: - Languages

  /// What the titles read in the catalogs, once for all platforms of the spec where nothing depends on
  /// the device; nil where no catalogs are given.
  private(set) lazy var readings: [TitleReadings]? = settings.strings.map {
    TitleReadings.all(of: spec, in: $0)
  }

  // MARK: - Identifiers

  /// The nodes of the document by identifier: of several the first in walk order.
  private(set) lazy var identifiers = IdentifierIndex(spec)

  /// How messages name a node: by its title, else by its identifier, if that is its own.
  func name(of node: Node) -> String {
    let title = spec.title(of: node)
    if !isBlank(title) { return "'\(clipped(title, to: longestName))'" }
    return node.isSearch
      ? "the search tab" : "'\(clipped(spec.identifier(of: node), to: longestName))'"
  }
}

/// One environment of a spec, with its layout and its destinations.
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

  /// The layout, without its notes. Its own environment is one of those that share it.
  var layout: Layout { shared.layout }
  /// What the layout depends on, known without working it out.
  var conditions: LayoutConditions { shared.conditions }
  var destinations: [Destination] { shared.destinations }
}

/// A layout that several environments have in common, worked out when it is asked for.
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

/// What is to be checked, and how strictly.
package struct LintSettings: Sendable {
  /// Severities that differ from the rules' own; nil turns a rule off.
  package var severities: [String: Diagnostic.Severity?] = [:]
  /// Options that differ from the rules' own.
  package var options: [Rule.Option: Int] = [:]
  /// Whether only errors are looked for.
  package var onlyErrors = false
  /// How many findings of each rule are told; the others are counted. 0 for all.
  package var maxFindings = defaultFindingLimit
  /// The SF Symbols that there are, for the rules that use them.
  package var symbols: SymbolTable?
  /// The app's string catalogs, for the rules that look at titles in every language.
  package var strings: StringCatalogs?
  /// The names in the app's asset catalogs, for the rules that use them.
  package var assets: AssetNames?

  package init() {}

  /// The number that is in force for an option.
  package subscript(option: Rule.Option) -> Int { options[option] ?? option.value }

  /// The severity of a rule, or nil where it is off.
  package func severity(of rule: Rule) -> Diagnostic.Severity? {
    let severity = severities[rule.id] ?? rule.usualSeverity
    return onlyErrors && severity != .error ? nil : severity
  }

  /// Whether a rule looks at specs that are checked so.
  ///
  /// - Parameter specs: how many there are in the run; some rules compare them with each other.
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
