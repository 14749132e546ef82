import JSON
import TabModel

/// The difference between two layouts of a spec: items, regions, More, rows and visibility, but not which item is
/// separate.
struct LayoutChange {
  let old: Layout
  let new: Layout
  let scope: LintScope

  private var spec: TabSpec { scope.spec }

  var exists: Bool { isVisibilityChanged || isBarChanged || isSidebarChanged }

  private var isVisibilityChanged: Bool {
    old.tabBar?.isVisible != new.tabBar?.isVisible
      || old.sidebar?.isVisible != new.sidebar?.isVisible
  }

  private var isBarChanged: Bool {
    let (before, after) = (old.tabBar, new.tabBar)
    return !haveSameIdentifiers(before?.more ?? [], after?.more ?? [])
      || !haveSameIdentifiers(before.map(order) ?? [], after.map(order) ?? [])
      || regions(of: before) != regions(of: after)
  }

  private var isSidebarChanged: Bool {
    let (before, after) = (old.sidebar?.rows ?? [], new.sidebar?.rows ?? [])
    guard before.count == after.count else { return true }
    return zip(before, after).contains { !isSame($0, $1) }
  }

  /// Returns the items' nodes, with those at the end that are separate in one of the layouts.
  private func order(of bar: TabBar) -> [Int] {
    let nodes = bar.items.compactMap(\.node)
    let separate = [old, new].compactMap { $0.tabBar?.items.first(where: \.isDistinct)?.node }
    return nodes.filter { !separate.contains($0) } + separate.uniqued().filter(nodes.contains)
  }

  private func regions(of bar: TabBar?) -> [BarItem.Region?] {
    bar?.items.compactMap { $0.node == nil ? nil : .some($0.region) } ?? []
  }

  private func haveSameIdentifiers(_ first: [Int], _ second: [Int]) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { isSameText(spec.identifier(of:), $0, $1) }
  }

  private func isSame(_ first: SidebarRow, _ second: SidebarRow) -> Bool {
    guard first.kind == second.kind, first.depth == second.depth,
      first.isSelectable == second.isSelectable, first.isCollapsed == second.isCollapsed
    else { return false }
    if first.kind == .action {
      return first.action.map(texts) == second.action.map(texts)
    }
    return first.node == second.node
      || spec.nodes[first.node].isSearch == spec.nodes[second.node].isSearch
        && isSameText(spec.identifier(of:), first.node, second.node)
        && isSameText(spec.title(of:), first.node, second.node)
        && isSameText({ spec.image(of: $0)?.name }, first.node, second.node)
        && isSameText(spec.badge(of:), first.node, second.node)
  }

  /// Returns whether two nodes have the same text, compared by scalars.
  private func isSameText(_ text: (Node) -> String?, _ first: Int, _ second: Int) -> Bool {
    if first == second { return true }
    return text(spec.nodes[first]).map { ExactText($0) }
      == text(spec.nodes[second]).map { ExactText($0) }
  }

  private func texts(of action: Located<SidebarAction>) -> [ExactText] {
    [ExactText(action.value.title?.value ?? ""), ExactText(action.value.image?.value.name ?? "")]
  }

  // MARK: - Descriptions

  /// The changes as parts of a sentence: `'Radio' is added to the bar`. Requires that the change `exists`.
  var words: [String] {
    let barWords = [
      visibilityWords, exchange(old.tabBar.map(order), new.tabBar.map(order), in: "the bar"),
      exchange(old.tabBar?.more, new.tabBar?.more, in: "More"),
    ].compactMap(\.self)
    if let rowWords { return barWords + [rowWords] }
    return barWords.isEmpty ? ["the items of the bar change"] : barWords
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

  private var rowWords: String? {
    guard isSidebarChanged, let before = old.sidebar?.rows, let after = new.sidebar?.rows else {
      return nil
    }
    let (old, new) = (before.filter { $0.kind != .action }, after.filter { $0.kind != .action })
    if let words = exchange(old.map(\.node), new.map(\.node), in: "the sidebar") { return words }
    let pairs = zip(old, new).filter { $0.node == $1.node }
    // A newer release supports more properties, never fewer.
    let parts = [
      pairs.first { $0.isSelectable != $1.isSelectable }
        .map { "the row of \(name($1)) can be selected" },
      pairs.first { $0.isCollapsed != $1.isCollapsed }
        .map { "the section of \(name($1)) is collapsed at first" },
    ].compactMap(\.self)
    return parts.isEmpty ? "the rows of the sidebar change" : listed(parts)
  }

  private func name(_ row: SidebarRow) -> String { scope.name(of: spec.nodes[row.node]) }

  private func identifiers(of nodes: [Int]) -> Set<String> {
    Set(nodes.map { spec.identifier(of: spec.nodes[$0]) })
  }

  /// Describes the nodes in only one of two lists; nil if there are none, or only one list.
  private func exchange(_ before: [Int]?, _ after: [Int]?, in place: String) -> String? {
    guard let before, let after, before != after else { return nil }
    let (old, new) = (Set(before), Set(after))
    let coming = after.filter { !old.contains($0) }
    let going = before.filter { !new.contains($0) }
    // A replacement with the same identifier is neither added nor removed.
    let (came, went) = (identifiers(of: coming), identifiers(of: going))
    let gained = coming.filter { !went.contains(spec.identifier(of: spec.nodes[$0])) }
    let lost = going.filter { !came.contains(spec.identifier(of: spec.nodes[$0])) }
    let parts = [
      (gained, "added to \(place)"), (lost, "removed from \(place)"),
    ].filter { !$0.0.isEmpty }.map { nodes, change in
      scope.names(of: nodes) + (nodes.count == 1 ? " is " : " are ") + change
    }
    return parts.isEmpty ? nil : listed(parts)
  }
}
