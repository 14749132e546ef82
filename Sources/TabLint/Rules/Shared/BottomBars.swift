import JSON
import TabModel

let bottomBarCapacity = numberWord(Platform.bottomBarCapacity)

/// The bars of iPhones and compact windows, and the lists that filter them.
final class BottomBars {
  private unowned let scope: LintScope
  private var spec: TabSpec { scope.spec }

  init(_ scope: LintScope) { self.scope = scope }

  /// The environments that can show one.
  private(set) lazy var environments = scope.environmentSet(where: \.canShowBottomBar)

  /// The environments of the bars with each title, in an item or in More; blank ones are left out.
  private(set) lazy var environmentsOfTitles: [ExactText: EnvironmentSet] =
    scope.layouts.filter(\.conditions.hasBottomBar).reduce(into: [:]) { found, shared in
      let titles = Set((shared.layout.tabBar?.nodes ?? []).map(spec.comparedTitle))
      for title in titles where !title.text.isEmpty {
        found[title, default: []].formUnion(shared.environments)
      }
    }

  /// The lists that filter bottom bars; an empty one does not.
  private(set) lazy var lists =
    scope.effectivePlaces(of: \.compactTabIdentifiers).filter { !$0.compactNames.isEmpty }

  var hasList: Bool { !lists.isEmpty }

  /// The nodes in unfiltered bottom bars.
  private var candidates: [Int] {
    scope.dissolvesGroups
      ? spec.nodes.indices.filter { spec.nodes[$0].kind != .group } : Array(spec.roots)
  }

  /// Returns the root nodes that a list allows in bottom bars, in the order of `tabs`; all of them if the list is
  /// empty, which doesn't filter.
  func roots(namedIn list: [Located<String>]) -> [Int] {
    guard !list.isEmpty else { return candidates }
    let named = Set(list.compactMap { scope.references.node(named: $0.value) })
    return spec.roots.filter { index in
      scope.references.firstNode(identifiedAs: spec.nodes[index]).map(named.contains) ?? false
    }
  }

  /// Returns the root nodes that some bottom bar allows.
  func namedRoots() -> Set<Int> {
    var left = environments
    for list in lists { left.subtract(list.environments) }
    let others = left.isEmpty ? [] : candidates
    return Set(lists.flatMap { roots(namedIn: $0.compactNames) } + others)
  }

  /// The root nodes that misspelt and nested names in a list probably mean, which other rules report.
  private lazy var rootsMeant: [ByteRange: Set<Int>] = Dictionary(
    uniqueKeysWithValues: lists.map {
      ($0.range, findRootsMeant(inCompact: $0.compactNames))
    })

  /// Returns those of the list that filters a layout's bottom bar.
  func rootsMeant(in shared: SharedLayout) -> Set<Int> {
    shared.root.compactTabIdentifiers.flatMap { rootsMeant[$0.range] } ?? []
  }

  private func findRootsMeant(inCompact list: [Located<String>]) -> Set<Int> {
    let unknown = list.map(\.value).filter { scope.references.node(named: $0) == nil }.prefix(100)
    let named = Set(roots(namedIn: list))
    let free = spec.roots.filter { !named.contains($0) }.prefix(100)
    let candidates = free.map { spec.identifier(of: $0) }
    let meant = unknown.compactMap { scope.references.identifier(meantBy: $0, among: candidates) }
    // Another rule reports nested nodes in the list.
    let nested = list.compactMap { scope.references.node(named: $0.value) }.map(scope.root(of:))
    return Set(
      free.filter { meant.contains(spec.identifier(of: $0)) || nested.contains($0) })
  }

  /// The root nodes that `compactTabIdentifiers` excludes from bottom bars but that users can reach
  /// elsewhere, with the environments of those bars.
  private(set) lazy var lostRoots: [Int: EnvironmentSet] = {
    guard hasList else { return [:] }
    var lost = scope.environmentsByNode { $0.conditions.hasBottomBar ? roots(leftOutOf: $0) : [] }
    if lost.isEmpty { return lost }
    let reached = environmentsOfReachedRoots
    for (root, environments) in reached { lost[root]?.subtract(environments) }
    return lost.filter { reached[$0.key] != nil && !$0.value.isEmpty }
  }()

  /// Returns the root nodes that are not in a bottom bar, except for those with the title of one of its items,
  /// which are the same part of the app.
  private func roots(leftOutOf shared: SharedLayout) -> [Int] {
    let layout = shared.layout
    guard let bar = layout.tabBar else { return [] }
    let meant = rootsMeant(in: shared)
    let shown = Set(bar.nodes)
    let leftOut = spec.roots.filter { root in
      layout.presence.isPresent(root) && !shown.contains(root)
        && !meant.contains(root) && spec.nodes[root].placement != .sidebarOnly
        && !spec.nodes[root].performsAction.isTrue
    }
    if leftOut.isEmpty { return [] }
    let titles = Set(shown.map(spec.comparedTitle)).subtracting([ExactText("")])
    return leftOut.filter { !titles.contains(spec.comparedTitle(of: $0)) }
  }

  /// Where users can reach a root node or something inside.
  private(set) lazy var environmentsOfReachedRoots = scope.environmentsByNode { shared in
    shared.destinations.filter { $0.taps != nil }.map { scope.root(of: $0.node) }.uniqued()
  }

  /// Returns the help for moving a tab to the end of the root nodes, of `compactTabIdentifiers` and out of More.
  /// One step, so that no intermediate result has findings.
  func movingToEnd(_ what: String, _ index: Int) -> String {
    var text = "move \(what) to the end of 'tabs'"
    guard let capacity = smallestCapacity else { return text }
    let isFull = scope.layouts(in: scope.environmentSet(of: index)).contains { shared in
      shared.conditions.hasBottomBar
        && (shared.layout.tabBar?.nodes ?? []).count(where: { $0 != index }) >= capacity
    }
    if isFull {
      text =
        "keep \(numberWord(capacity - 1)) other tabs at most in the bar at the bottom, and " + text
    }
    let first = scope.references.firstNode(identifiedAs: spec.nodes[index])
    let lasts = lists.map { $0.compactNames.last }
    if lasts.contains(where: { $0.flatMap { scope.references.node(named: $0.value) } != first }) {
      text += " and its name to the end of 'compactTabIdentifiers'"
    }
    return text
  }

  private var smallestCapacity: Int? { scope.environments.compactMap(\.bottomBarCapacity).min() }

  /// Returns the help to keep nodes out of bottom bars by their availability.
  func limiting(_ what: String, outOf bars: EnvironmentSet) -> String {
    var place = "regular width"
    // An iPhone in regular width has such a bar, too.
    if scope.environments(in: bars).contains(where: { $0.layoutSizeClass == .regular }) {
      let others = spec.targets.filter { target in
        scope.isSomewhere { $0.platform.name == target.platform && !$0.canShowBottomBar }
      }
      let needsWidth = others.contains { target in
        scope.isSomewhere { $0.platform.name == target.platform && $0.canShowBottomBar }
      }
      let devices = scope.devices(of: others)
      place = needsWidth ? "\(place) on \(devices)" : devices
    }
    return "limit \(what) to \(place) with 'availability'"
  }
}
