import JSON
import TabModel

/// The difference between the layouts of two releases: items, regions, More, rows and visibility, but not which
/// item is separate. Only nodes that both releases have are compared, and what a newer key does is left out.
struct LayoutChange {
  let old: Layout
  let new: Layout
  let scope: LintScope

  private var spec: TabSpec { scope.spec }

  var exists: Bool { isVisibilityChanged || isBarChanged || isSidebarChanged }

  /// Returns whether both releases have a node.
  private func isCommon(_ node: Int) -> Bool {
    old.presence.isPresent(node) && new.presence.isPresent(node)
  }

  private var isVisibilityChanged: Bool {
    // The key that gives an iPhone a sidebar is newer, and its own rule reports it.
    if old.environment.allowsPreferringSidebar || new.environment.allowsPreferringSidebar {
      return false
    }
    return old.tabBar?.isVisible != new.tabBar?.isVisible
      || old.sidebar?.isVisible != new.sidebar?.isVisible
  }

  private var isBarChanged: Bool {
    items(of: old) != items(of: new) || more(of: old) != more(of: new)
      || regions(of: old) != regions(of: new)
  }

  private var isSidebarChanged: Bool {
    guard old.sidebar != nil, new.sidebar != nil else { return false }
    return rows(of: old).map { [$0.node, $0.depth] } != rows(of: new).map { [$0.node, $0.depth] }
  }

  /// The nodes of the items, with those at the end that are separate in one of the layouts.
  private func items(of layout: Layout) -> [Int] {
    let nodes = layout.itemNodes.filter(isCommon)
    let separate = [old, new].compactMap { $0.tabBar?.items.first(where: \.isDistinct)?.node }
    return nodes.filter { !separate.contains($0) } + separate.uniqued().filter(nodes.contains)
  }

  private func more(of layout: Layout) -> [Int] { layout.tabBar?.more.filter(isCommon) ?? [] }

  private func regions(of layout: Layout) -> [BarItem.Region?] {
    layout.tabBar?.items.compactMap { item in
      item.node.map(isCommon) == true ? .some(item.region) : nil
    } ?? []
  }

  private func rows(of layout: Layout) -> [SidebarRow] {
    layout.sidebar?.rows.filter { $0.kind != .action && isCommon($0.node) } ?? []
  }

  // MARK: - Descriptions

  /// The changes as parts of a sentence: `'Settings' moves to More`. Requires that the change `exists`.
  var words: [String] {
    let (before, after) = (items(of: old), items(of: new))
    let (moreBefore, moreAfter) = (more(of: old), more(of: new))
    let toMore = before.filter(moreAfter.contains)
    let fromMore = moreBefore.filter(after.contains)
    var words = [visibilityWords].compactMap(\.self)
    if !toMore.isEmpty { words.append(moving(toMore, "to More")) }
    if !fromMore.isEmpty { words.append(moving(fromMore, "from More into the bar")) }
    words += exchange(
      before.filter { !toMore.contains($0) }, after.filter { !fromMore.contains($0) }, in: "the bar"
    )
    if isSidebarChanged {
      let change = exchange(rows(of: old).map(\.node), rows(of: new).map(\.node), in: "the sidebar")
      words += change.isEmpty ? ["the rows of the sidebar change"] : change
    }
    if words.isEmpty { words = ["the order of the bar changes"] }
    return words
  }

  /// What is there on one of the releases only: `'Scan' is there`.
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
    guard isVisibilityChanged else { return nil }
    let (before, after) = (old.sidebar?.isVisible ?? false, new.sidebar?.isVisible ?? false)
    if before != after {
      return after ? "a sidebar takes the place of the bar" : "the bar takes the place of a sidebar"
    }
    if (old.sidebar == nil) != (new.sidebar == nil) {
      return new.sidebar == nil ? "the hidden sidebar goes" : "a hidden sidebar is added"
    }
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
