import LocatedJSON
import TabHierarchy

extension Reasoning {
  /// Section 5: the place of a root node in a bar without placement.
  mutating func explainRoot() {
    guard record.parent == nil else {
      let root = spec.ancestors(of: node).last ?? node
      add(
        .roots, "it is inside \(name(root)); only what stands at the root is an item here",
        .rootsAreItems)
      return
    }
    if isHidden {
      add(.roots, "it is an item here although it is hidden", .hiddenStaysInBar)
    } else if record.placement == .sidebarOnly {
      add(
        .roots, "it is an item here although it is sidebarOnly",
        scene.barStyle.isBottomBar ? .sidebarOnlyShows : .sidebarOnlyShowsElsewhere)
    } else {
      add(.roots, "it stands at the root, so it is an item here", .rootsAreItems)
    }
    let roots = rootItems(scene)
    guard explainFilter(isNamed: roots.contains(node)) else { return }
    guard let position = roots.firstIndex(of: node) else { return }
    let place = "it is the \(ordinal(position + 1)) of \(roots.count)"
    let bar = overflow(roots, scene.barStyle)
    switch scene.barStyle.overflow {
    case .more where bar.more.contains(node):
      add(
        .roots, "\(place): the first \(bar.visible.count) have room, so it is listed in More",
        .overflow)
    case .more: add(.roots, "\(place), and has room in the bar", .overflow)
    default: add(.roots, "\(place) in the order of tabs", .rootsAreItems)
    }
    explainDistinction(isVisible: !bar.more.contains(node))
  }

  /// - Returns: whether the node passes.
  private mutating func explainFilter(isNamed: Bool) -> Bool {
    guard scene.barStyle.isBottomBar, spec.compactTabIdentifiers.exists else { return true }
    if spec.document.isEmpty(spec.compactTabIdentifiers) {
      add(.roots, "compactTabIdentifiers is empty and leaves nothing out", .emptyFilter)
      return true
    }
    if isNamed {
      add(.roots, "compactTabIdentifiers names it", .compactFilter)
    } else {
      add(.roots, "it is left out: compactTabIdentifiers does not name it", .compactFilter)
    }
    return isNamed
  }

  private mutating func explainDistinction(isVisible: Bool) {
    guard scene.barStyle.mayHaveDistinctItem, isVisible else { return }
    let note = layout.notes.first {
      $0.subject == node && $0.statement != .distinctShowsImage
        && $0.statement != .distinctBehindMore && Statement.distinctions.contains($0.statement)
    }
    let isDistinct = layout.tabBar?.items.contains { $0.node == node && $0.isDistinct } ?? false
    if isDistinct {
      let cause =
        record.isSearch
        ? "as a search tab it stands apart, at the trailing end"
        : "as the prominent tab it stands apart, at the trailing end"
      let isOlder = scene.environment.effectiveVersion.major < 27
      add(.roots, cause, note?.statement ?? (isOlder ? .distinctSearch : .prominentTab))
      if layout.tabBar?.more.isEmpty == false {
        add(.roots, "it keeps its room and stands behind More", .distinctBehindMore)
      }
    } else if record.isSearch {
      add(.roots, "it stands among the others", note?.statement ?? .prominentTab)
    }
  }
}

extension Statement {
  /// The ones about which item stands apart.
  fileprivate static let distinctions: Set<Statement> = [
    .distinctWithNewerSDK, .distinctWithOlderSDK, .searchIsOrdinary, .searchOfOldBuild,
    .searchNotDistinct,
  ]
  fileprivate static let rootsAreItems = Statement(
    .documented, .tab,
    "Placement speaks of the bars that people can customize; elsewhere the root tabs are the items."
  )
  fileprivate static let compactFilter = Statement(
    .documented, .controller,
    "compactTabIdentifiers chooses the root tabs of bars at the bottom.")
  fileprivate static let overflow = Statement(
    .documented, .controller,
    "A bar at the bottom has room for five items; of more it shows four and More.")
  fileprivate static let distinctSearch = Statement(
    .documented, .tabBars, "A search tab can stand apart at the trailing end of the bar.")
  fileprivate static let prominentTab = Statement(
    .documented, .controller,
    "On 27 the prominent tab stands apart, else a search tab that activates search by itself.")
}
