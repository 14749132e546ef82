import JSON
import TabModel

/// The capacity of bars at the bottom in words, over all platforms and releases: `five or six`.
let bottomBarCapacity = listed(Platform.bottomBarCapacities.map(numberWord), lastAfter: "or")

extension LintScope {
  /// Whether `compactTabIdentifiers` filters bars at the bottom; an empty list does not.
  var hasCompactList: Bool {
    spec.compactTabIdentifiers.exists && !spec.document.isEmpty(spec.compactTabIdentifiers)
  }

  /// Returns the root nodes in `compactTabIdentifiers`, in the order of `tabs`; all if it is empty.
  func rootsNamedInCompact() -> [Int] {
    guard hasCompactList else { return Array(spec.roots) }
    let named = Set(
      spec.document.elements(of: spec.compactTabIdentifiers).compactMap {
        identifiers.node(named: $0)
      })
    return spec.roots.filter { index in
      firstNode(identifiedAs: spec.nodes[index]).map(named.contains) ?? false
    }
  }

  /// Returns the root nodes that misspelt names in `compactTabIdentifiers` were probably meant for.
  /// `unknown-identifier` reports those.
  func findRootsMeantInCompact() -> Set<Int> {
    let names = spec.document.elements(of: spec.compactTabIdentifiers)
    let unknown = names.filter { identifiers.node(named: $0) == nil }.prefix(100)
    if unknown.isEmpty { return [] }
    let named = Set(rootsNamedInCompact())
    let free = spec.roots.filter { !named.contains($0) }.prefix(100)
    let candidates = free.map { spec.identifier(of: spec.nodes[$0]) }
    let meant = unknown.compactMap { name in
      suggestion(for: spec.document.string(name), among: candidates)
    }
    return Set(free.filter { meant.contains(spec.identifier(of: spec.nodes[$0])) })
  }

  func firstNode(identifiedAs node: Node) -> Int? {
    node.isSearch
      ? identifiers.node(named: "\(TabSpec.searchIdentifier)")
      : identifiers.node(named: node.identifier)
  }

  /// Returns how to move a tab to the end of the root nodes, in `compactTabIdentifiers` too and outside
  /// More: all at once so that no step leads into another finding.
  func movingToEnd(_ what: String, _ index: Int) -> String {
    var text = "move \(what) to the end of 'tabs'"
    guard let capacity = smallestBarCapacity else { return text }
    if hasCompactList, lastInCompactList != firstNode(identifiedAs: spec.nodes[index]) {
      text += " and its name to the end of 'compactTabIdentifiers'"
    }
    if firstRootsOfCompactBar.count(where: { $0 != index }) >= capacity {
      text += ", with \(numberWord(capacity - 1)) other tabs at most in the bar at the bottom"
    }
    return text
  }

  /// Returns the member that keeps a search tab apart on 27 too; nil if it is not needed.
  func memberThatKeepsApart(_ node: Node) -> String? {
    guard isSomewhere(\.mayHaveDistinctItem), !node.isTrue(.automaticallyActivatesSearch),
      !spec.prominentTabIdentifier.exists
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
        text += " (\(Whereabouts(set, among: environments).text))"
      }
      return Diagnostic.Note(text)
    }
  }
}
