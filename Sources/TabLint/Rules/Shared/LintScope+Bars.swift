import JSON
import TabModel

let bottomBarCapacity = numberWord(Platform.bottomBarCapacity)

extension LintScope {
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
    let meant = unknown.compactMap { suggestion(for: $0, among: candidates) }
    return Set(free.filter { meant.contains(spec.identifier(of: spec.nodes[$0])) })
  }

  func firstNode(identifiedAs node: Node) -> Int? {
    identifiers.node(named: node.isSearch ? TabSpec.searchIdentifier : node.identifier?.value ?? "")
  }

  /// Returns the help for moving a tab to the end of the root nodes, of `compactTabIdentifiers` and out of More.
  /// One step, so that no intermediate result has findings.
  func movingToEnd(_ what: String, _ index: Int) -> String {
    var text = "move \(what) to the end of 'tabs'"
    guard let capacity = smallestBarCapacity else { return text }
    let first = firstNode(identifiedAs: spec.nodes[index])
    let lasts = compactLists.map { $0.compactNames.last }
    if lasts.contains(where: { $0.flatMap { node(named: $0.value) } != first }) {
      text += " and its name to the end of 'compactTabIdentifiers'"
    }
    if firstRootsOfBottomBars.contains(where: { bar in
      bar.count(where: { $0 != index }) >= capacity
    }) {
      text += ", with \(numberWord(capacity - 1)) other tabs at most in the bar at the bottom"
    }
    return text
  }

  /// Returns the member that keeps a search tab separate on 27; nil if not needed.
  func memberForSeparateSearch(_ node: Int) -> String? {
    guard environments(of: node).contains(where: \.mayHaveDistinctItem),
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
