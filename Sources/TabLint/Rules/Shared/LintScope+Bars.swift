import JSON
import TabModel

let bottomBarCapacity = numberWord(Platform.bottomBarCapacity)

extension LintScope {
  /// The environments in which users can edit a bar that has no sidebar: those of an iPad in UIKit.
  var environmentsOfEditableBars: EnvironmentSet {
    environmentsOfLayouts { $0.conditions.customizableParts == .bar }
  }

  /// The placement that a help suggests for an item of the bar: one that users cannot remove for good.
  var placementInBar: String { environmentsOfEditableBars.isEmpty ? "'default'" : "'movable'" }

  /// Returns the items that users can remove from bars without a sidebar, with their environments.
  func removableItems(evenIfHidden: Bool = false) -> [Int: EnvironmentSet] {
    let editable = environmentsOfEditableBars
    return environmentsByNode { shared in
      guard let bar = shared.layout.tabBar, bar.isVisible || evenIfHidden else { return [] }
      return shared.layout.itemNodes.uniqued().filter {
        spec.resolvedPlacement(of: spec.nodes[$0]) == .default
      }
    }.mapValues { $0.intersection(editable) }.filter { !$0.value.isEmpty }
  }

  var hasCompactList: Bool { !compactLists.isEmpty }

  /// Returns the root nodes that a list allows in bottom bars, in the order of `tabs`; all of them if the list is
  /// empty, which is no filter.
  func roots(namedIn list: [Located<String>]) -> [Int] {
    guard !list.isEmpty else { return candidatesForBottomBars }
    let named = Set(list.compactMap { node(named: $0.value) })
    return spec.roots.filter { index in
      firstNode(identifiedAs: spec.nodes[index]).map(named.contains) ?? false
    }
  }

  /// Returns the root nodes that some bottom bar allows, in the order of `tabs`.
  func rootsNamedInCompact() -> [Int] {
    Set(listsOfBottomBars().flatMap { roots(namedIn: $0) }).sorted()
  }

  /// The distinct lists of bottom bars, including an empty one if some have none.
  func listsOfBottomBars() -> [[Located<String>]] {
    var left = environmentSet(where: \.canShowBottomBar)
    for list in compactLists { left.subtract(list.environments) }
    return compactLists.map(\.compactNames) + (left.isEmpty ? [] : [[]])
  }

  func findRootsMeant(inCompact list: [Located<String>]) -> Set<Int> {
    let unknown = list.map(\.value).filter { node(named: $0) == nil }.prefix(100)
    let named = Set(roots(namedIn: list))
    let free = spec.roots.filter { !named.contains($0) }.prefix(100)
    let candidates = free.map { spec.identifier(of: spec.nodes[$0]) }
    let meant = unknown.compactMap { identifier(meantBy: $0, among: candidates) }
    // Another rule reports nested nodes in the list.
    let nested = list.compactMap { node(named: $0.value) }.map(root(of:))
    return Set(
      free.filter { meant.contains(spec.identifier(of: spec.nodes[$0])) || nested.contains($0) })
  }

  /// Returns the identifier that an unknown name probably means.
  func identifier(meantBy name: String, among identifiers: [String]) -> String? {
    // Users rarely know UIKit's identifier of the search tab.
    let search = TabSpec.searchIdentifier
    return name.lowercased().contains("search") && identifiers.contains(search)
      ? search : suggestion(for: name, among: identifiers)
  }

  func firstNode(identifiedAs node: Node) -> Int? {
    identifiers.node(named: node.isSearch ? TabSpec.searchIdentifier : node.identifier?.value ?? "")
  }

  /// Returns the help for moving a tab to the end of the root nodes, of `compactTabIdentifiers` and out of More.
  /// One step, so that no intermediate result has findings.
  func movingToEnd(_ what: String, _ index: Int) -> String {
    var text = "move \(what) to the end of 'tabs'"
    guard let capacity = smallestBarCapacity else { return text }
    let isFull = layouts(in: environmentSet(of: index)).contains { shared in
      shared.conditions.hasBottomBar
        && (shared.layout.tabBar?.nodes ?? []).count(where: { $0 != index }) >= capacity
    }
    if isFull {
      text =
        "keep \(numberWord(capacity - 1)) other tabs at most in the bar at the bottom, and " + text
    }
    let first = firstNode(identifiedAs: spec.nodes[index])
    let lasts = compactLists.map { $0.compactNames.last }
    if lasts.contains(where: { $0.flatMap { node(named: $0.value) } != first }) {
      text += " and its name to the end of 'compactTabIdentifiers'"
    }
    return text
  }

  /// Returns the member that keeps a search tab separate on 27; nil if not needed.
  func memberForSeparateSearch(_ node: Int) -> String? {
    let key = Node.key(\.automaticallyActivatesSearch).definition
    guard
      environments(of: node).contains(where: {
        $0.mayHaveDistinctItem && $0.osVersion.major >= 27 && $0.has(key)
      }),
      !spec.nodes[node].isTrue(\.automaticallyActivatesSearch),
      places(of: \.prominentTabIdentifier).isEmpty
    else { return nil }
    return #""automaticallyActivatesSearch": true"#
  }

  var smallestBarCapacity: Int? { environments.compactMap(\.bottomBarCapacity).min() }

  /// Returns the help to keep nodes out of bottom bars by their availability.
  func limiting(_ what: String, outOf bars: EnvironmentSet) -> String {
    var place = "regular width"
    // An iPhone in regular width has such a bar, too.
    if environments(in: bars).contains(where: { $0.layoutSizeClass == .regular }) {
      let others = spec.targets.filter { target in
        isSomewhere { $0.platform.name == target.platform && !$0.canShowBottomBar }
      }
      let needsWidth = others.contains { target in
        isSomewhere { $0.platform.name == target.platform && $0.canShowBottomBar }
      }
      let devices = devices(of: others)
      place = needsWidth ? "\(place) on \(devices)" : devices
    }
    return "limit \(what) to \(place) with 'availability'"
  }

  func capacityNotes(in set: EnvironmentSet) -> [Diagnostic.Note] {
    Set(layouts(in: set).compactMap(\.conditions.barCapacity)).sorted().map { capacity in
      let shown = "\(numberWord(capacity)) items, or \(numberWord(capacity - 1)) and More"
      return Diagnostic.Note("a bar at the bottom shows \(shown)")
    }
  }
}
