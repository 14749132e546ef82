import JSON
import TabModel

/// The capacity of bars at the bottom in words, over all platforms and releases: `five or six`.
let bottomBarCapacity = listed(Platform.bottomBarCapacities.map(numberWord), lastAfter: "or")

extension LintScope {
  /// Whether some list filters bars at the bottom.
  var hasCompactList: Bool { !compactLists.isEmpty }

  func findCompactLists() -> [RootPlace] {
    countingPlaces(of: .compactTabIdentifiers).filter { isFilter($0.value) }
  }

  /// Returns the root nodes that a list lets into a bar at the bottom, in the order of `tabs`; all where
  /// it is no filter.
  func roots(namedIn list: JSONValue) -> [Int] {
    guard isFilter(list) else { return candidatesForBottomBars }
    let named = Set(document.elements(of: list).compactMap { node(named: $0) })
    return spec.roots.filter { index in
      firstNode(identifiedAs: spec.nodes[index]).map(named.contains) ?? false
    }
  }

  /// Returns the root nodes that some bar at the bottom lets in, in the order of `tabs`.
  func rootsNamedInCompact() -> [Int] {
    let lists = listsOfBottomBars()
    if lists.count == 1 { return roots(namedIn: lists[0]) }
    return Set(lists.flatMap { roots(namedIn: $0) }).sorted()
  }

  /// The different lists that bars at the bottom go by, one that is no filter where some have none.
  private func listsOfBottomBars() -> [JSONValue] {
    var left = environmentSet(where: \.canShowBottomBar)
    for list in compactLists { left.subtract(list.environments) }
    return compactLists.map(\.value) + (compactLists.isEmpty || !left.isEmpty ? [.none] : [])
  }

  /// Returns the root nodes that misspelt names in a list were probably meant for. `unknown-identifier`
  /// reports those.
  func rootsMeant(inCompact list: JSONValue) -> Set<Int> {
    guard isFilter(list) else { return [] }
    if let known = rootsMeantByList[list] { return known }
    let meant = findRootsMeant(inCompact: list)
    rootsMeantByList[list] = meant
    return meant
  }

  private func findRootsMeant(inCompact list: JSONValue) -> Set<Int> {
    let names = document.elements(of: list)
    let unknown = names.filter { node(named: $0) == nil }.prefix(100)
    if unknown.isEmpty { return [] }
    let named = Set(roots(namedIn: list))
    let free = spec.roots.filter { !named.contains($0) }.prefix(100)
    let candidates = free.map { spec.identifier(of: spec.nodes[$0]) }
    let meant = unknown.compactMap { name in
      suggestion(for: document.string(name), among: candidates)
    }
    return Set(free.filter { meant.contains(spec.identifier(of: spec.nodes[$0])) })
  }

  func firstNode(identifiedAs node: Node) -> Int? {
    node.isSearch
      ? identifiers.node(named: "\(TabSpec.searchIdentifier)")
      : identifiers.node(named: node.identifier)
  }

  func findFirstRootsOfBottomBars() -> [[Int]] {
    let count = (smallestBarCapacity ?? 0) + 1
    return listsOfBottomBars().map { Array(roots(namedIn: $0).prefix(count)) }
  }

  /// The node that a list names last.
  private func lastNode(in list: JSONValue) -> Int? {
    var last: JSONValue?
    for value in document.elements(of: list) { last = value }
    return last.flatMap { node(named: $0) }
  }

  /// Returns how to move a tab to the end of the root nodes, in `compactTabIdentifiers` too and outside
  /// More: all at once so that no step leads into another finding.
  func movingToEnd(_ what: String, _ index: Int) -> String {
    var text = "move \(what) to the end of 'tabs'"
    guard let capacity = smallestBarCapacity else { return text }
    let first = firstNode(identifiedAs: spec.nodes[index])
    if compactLists.contains(where: { lastNode(in: $0.value) != first }) {
      text += " and its name to the end of 'compactTabIdentifiers'"
    }
    if firstRootsOfBottomBars.contains(where: { bar in
      bar.count(where: { $0 != index }) >= capacity
    }) {
      text += ", with \(numberWord(capacity - 1)) other tabs at most in the bar at the bottom"
    }
    return text
  }

  /// Returns the member that keeps a search tab apart on 27 too; nil if it is not needed.
  func memberThatKeepsApart(_ node: Int) -> String? {
    guard environments(of: node).contains(where: \.mayHaveDistinctItem),
      !spec.nodes[node].isTrue(.automaticallyActivatesSearch),
      places(of: .prominentTabIdentifier).isEmpty
    else { return nil }
    return #""automaticallyActivatesSearch": true"#
  }

  /// The smallest capacity of the bars at the bottom; nil if no environment has one.
  var smallestBarCapacity: Int? { environments.compactMap(\.bottomBarCapacity).min() }

  /// A note for each capacity on what bars show of more items than fit.
  func capacityNotes(of views: [LayoutView]) -> [Diagnostic.Note] {
    let capacities = Set(views.compactMap(\.conditions.barCapacity)).sorted()
    return capacities.map { capacity in
      var text = "a bar at the bottom shows \(numberWord(capacity)) items, "
      text += "or \(numberWord(capacity - 1)) and More"
      if capacities.count > 1 {
        let set = EnvironmentSet(
          views.filter { $0.conditions.barCapacity == capacity }.map(\.position))
        text += " (\(whereabouts(of: set)))"
      }
      return Diagnostic.Note(text)
    }
  }
}
