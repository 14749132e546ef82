import JSON
import TabModel

extension Rule {
  static let layoutChangesWithRelease = Rule(
    id: "layout-changes-with-release",
    severity: .note,
    summary: "Every release of a platform shows the same items and rows.",
    rationale: """
      The app changes with an update of the system, and differs between devices with different \
      releases. Manuals, screenshots and tests match only one of the releases.
      """,
    remedy: """
      Look at both layouts. Write tabs that only some releases have after those that all of them have, so \
      that nothing else moves.
      """,
    exception: "The difference is intended, such as a section that requires a new release.",
    apple: "Apple's pages say nothing about it; the headers say which release has which property.",
    certainty: """
      As certain as the layouts. A node, or a variant, whose own 'availability' names the release is not \
      reported, only what follows for other nodes. Which item is separate does not count here; \
      'search-loses-distinction' reports that, and 'property-newer-than-target' what a newer key does.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "prominentTabIdentifier": "scan",
         "tabs": [
          {"identifier": "scan", "title": "Scan", "image": "barcode.viewfinder"},
          {"type": "search"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "scan", "title": "Scan", "image": "barcode.viewfinder"},
          {"identifier": "stock", "title": "Stock", "image": "shippingbox"},
          {"identifier": "lens", "title": "Lens", "image": "eye",
           "availability": {"minimumVersion": "26.0"}}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": ↓[
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stock", "title": "Stock", "image": "shippingbox"},
          {"identifier": "scan", "title": "Scan", "image": "barcode.viewfinder"[-,
           "availability": {"minimumVersion": "26.0"}-]},
          {"identifier": "orders", "title": "Orders", "image": "cart"},
          {"identifier": "reports", "title": "Reports", "image": "chart.bar", "children": [
            {"identifier": "months", "title": "Months"}
          ]},
          {"identifier": "settings", "title": "Settings", "image": "gear"}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      guard dependsOnRelease(spec) else { return }
      let changes = spec.targets.flatMap { releaseChanges(of: $0, scope) }
      let reported = scope.reported(environments(of: changes))
      let visible = changes.filter { reported.contains($0.releases[0]) }
      let words = visible.flatMap(\.words).uniqued()
      var last: Version?
      let changed = words.prefix(maximumNames).map { word in
        let places = environments(of: visible.filter { $0.words.contains(word) })
        let release = word.release == last ? "" : "on \(word.release) "
        last = word.release
        return release + word.change + scope.place(of: places, among: reported)
          + (word.cause.map { ", because \($0)" } ?? "")
      }
      findings.report(
        "the layout changes with the release\(scope.place(of: reported)): "
          + shortList(changed, of: words.count),
        at: spec.tabsRange, in: reported,
        help: isSearchMissing(among: visible, scope)
          ? "write an ordinary tab for the releases without it, and limit the search tab to the others"
          : "write what only some releases have after what all of them have, or give it to all")
    })
}

private struct ReleaseChange: Hashable {
  let release: Version
  /// `'Settings' moves to More`.
  let change: String
  /// `'Scan' is there`, for the last of the changes that it causes.
  var cause: String?
}

/// The environments of a window size in a state of the conditions, by release, and how their layouts differ.
private typealias Changes = (releases: [Int], words: [ReleaseChange])

private func environments(of changes: [Changes]) -> EnvironmentSet {
  EnvironmentSet(changes.flatMap(\.releases))
}

/// Returns whether the layouts differ because bars of some release have no search tabs.
private func isSearchMissing(among changes: [Changes], _ scope: LintScope) -> Bool {
  changes.allSatisfy { change in
    change.words.allSatisfy { $0.cause == nil }
      && change.releases.contains { scope.environments[$0].omitsSearchTabs }
  }
}

private func releaseChanges(of target: SpecTarget, _ scope: LintScope) -> [Changes] {
  let positions = scope.positions(in: scope.environmentSet(on: target.platform))
  return positions.grouped { Situation(scope.environments[$0]) }.compactMap { _, releases in
    var words: [ReleaseChange] = []
    for (old, new) in zip(releases, releases.dropFirst()) {
      let (before, after) = (scope.layoutsByEnvironment[old], scope.layoutsByEnvironment[new])
      // Changes that a variant specifies for a release are intended.
      if before === after || before.conditions.variants != after.conditions.variants { continue }
      let change = LayoutChange(
        old: before.layout, new: after.layout, scope: scope,
        isPreference: [old, new].contains { scope.environments[$0].allowsPreferringSidebar })
      let changes = change.words
      if changes.isEmpty { continue }
      let release = scope.environments[new].osVersion
      words += changes.map { ReleaseChange(release: release, change: $0) }
      words[words.count - 1].cause = change.cause
    }
    return words.isEmpty ? nil : (releases, words)
  }
}

/// Returns whether anything in a spec other than the separate item can depend on the release.
private func dependsOnRelease(_ spec: TabSpec) -> Bool {
  guard spec.targets.contains(where: { $0.minimumVersion.major < Version.newest.major }) else {
    return false
  }
  return spec.hasAvailability || spec.hasAny(.search)
}

/// The difference between the layouts of two releases: items, regions, More, rows and visibility, but not which
/// item is separate. Only nodes that both releases have are compared, and what a newer key does is left out.
private struct LayoutChange {
  let old: Layout
  let new: Layout
  let scope: LintScope
  /// True if the key that gives an iPhone a sidebar has an effect on one of the releases.
  let isPreference: Bool

  private var spec: TabSpec { scope.spec }

  /// Returns whether both releases have a node.
  private func isCommon(_ node: Int) -> Bool {
    old.presence.isPresent(node) && new.presence.isPresent(node)
  }

  /// The bar with items that both releases have, those at the end that are separate in one of them.
  private func bar(of layout: Layout) -> TabBar? {
    var bar = layout.tabBar?.mapNodes { isCommon($0) ? $0 : nil }
    let separate = [old, new].compactMap { $0.tabBar?.items.first(where: \.isDistinct)?.node }
    for node in separate.uniqued() {
      if let index = bar?.items.firstIndex(where: { $0.node == node }),
        let item = bar?.items.remove(at: index)
      {
        bar?.items.append(item)
      }
    }
    return bar
  }

  private func sidebar(of layout: Layout) -> SidebarLayout? {
    layout.sidebar?.mapNodes { isCommon($0) ? $0 : nil }
  }

  private func rows(of sidebar: SidebarLayout?) -> [Int] {
    sidebar?.rows.filter { $0.kind != .action }.map(\.node) ?? []
  }

  // MARK: - Descriptions

  /// The changes as parts of a sentence: `'Settings' moves to More`. Empty if nothing changed.
  var words: [String] {
    let visibility = visibilityWords
    if visibility == nil, old.isSame(as: new, in: .places) { return [] }
    let (oldBar, newBar) = (bar(of: old), bar(of: new))
    let (oldSidebar, newSidebar) = (sidebar(of: old), sidebar(of: new))
    let isBarChanged =
      if let oldBar, let newBar { !oldBar.isSame(as: newBar, in: .places) } else { false }
    let isSidebarChanged =
      if let oldSidebar, let newSidebar {
        !oldSidebar.isSame(as: newSidebar, in: .places)
      } else {
        false
      }
    var words = [visibility].compactMap(\.self)
    guard isBarChanged || isSidebarChanged || !words.isEmpty else { return [] }
    let before = oldBar?.items.compactMap(\.node) ?? []
    let after = newBar?.items.compactMap(\.node) ?? []
    let toMore = before.filter { newBar?.more.contains($0) == true }
    let fromMore = (oldBar?.more ?? []).filter(after.contains)
    if !toMore.isEmpty { words.append(moving(toMore, "to More")) }
    if !fromMore.isEmpty { words.append(moving(fromMore, "from More into the bar")) }
    words += exchange(
      before.filter { !toMore.contains($0) }, after.filter { !fromMore.contains($0) }, in: "the bar"
    )
    if isSidebarChanged {
      let change = exchange(rows(of: oldSidebar), rows(of: newSidebar), in: "the sidebar")
      words += change.isEmpty ? ["the rows of the sidebar change"] : change
    }
    return words.isEmpty ? ["the order of the bar changes"] : words
  }

  /// The nodes of only one of the releases: `'Scan' is there`; nil for none.
  var cause: String? {
    let nodes = spec.nodes.indices.filter { index in
      let isOwn = spec.nodes[index].parent.map(isCommon) ?? true
      return isOwn && old.presence.isPresent(index) != new.presence.isPresent(index)
    }
    let came = nodes.filter(new.presence.isPresent)
    let left = nodes.filter(old.presence.isPresent)
    let parts = [(came, "there"), (left, "gone")].filter { !$0.0.isEmpty }.map { nodes, state in
      "\(scope.names(of: nodes)) \(nodes.count == 1 ? "is" : "are") \(state)"
    }
    return parts.isEmpty ? nil : listed(parts)
  }

  private func moving(_ nodes: [Int], _ place: String) -> String {
    "\(scope.names(of: nodes)) \(nodes.count == 1 ? "moves" : "move") \(place)"
  }

  private var visibilityWords: String? {
    // That key is newer, and its own rule reports it.
    if isPreference { return nil }
    let (before, after) = (old.sidebar?.isVisible ?? false, new.sidebar?.isVisible ?? false)
    if before != after {
      return after ? "a sidebar takes the place of the bar" : "the bar takes the place of a sidebar"
    }
    if (old.sidebar == nil) != (new.sidebar == nil) {
      return new.sidebar == nil ? "the hidden sidebar goes" : "a hidden sidebar is added"
    }
    if old.tabBar?.isVisible == new.tabBar?.isVisible { return nil }
    return new.tabBar?.isVisible == true ? "the bar appears" : "the bar goes"
  }

  /// Describes the nodes in only one of two lists.
  private func exchange(_ before: [Int], _ after: [Int], in place: String) -> [String] {
    let gained = after.filter { !before.contains($0) }
    let lost = before.filter { !after.contains($0) }
    return [(gained, "added to \(place)"), (lost, "removed from \(place)")]
      .filter { !$0.0.isEmpty }.map { nodes, change in
        scope.names(of: nodes) + (nodes.count == 1 ? " is " : " are ") + change
      }
  }
}
