import JSON
import TabModel

/// What it takes to give a search tab its place, in words for helps: all steps at once, so that none
/// leads into another finding.
extension LintScope {
  /// Moves a tab to the end of the root nodes: its name in `compactTabIdentifiers` goes with it, and
  /// it must not fall into More there.
  ///
  /// - Parameters:
  ///   - what: the tab in words.
  ///   - index: the tab, at the root or below.
  func movingToEnd(_ what: String, _ index: Int) -> String {
    var text = "move \(what) to the end of 'tabs'"
    guard let capacity = smallestBarCapacity else { return text }
    if hasCompactList, !isLastInCompactList(index) {
      text += " and its name to the end of 'compactTabIdentifiers'"
    }
    if isBottomBarFull(besides: index, capacity) {
      text += ", with \(numberWord(capacity - 1)) other tabs at most in the bar at the bottom"
    }
    return text
  }

  /// The member that keeps a search tab apart at the end of bottom bars on 27 too; nil where it does
  /// already, or where there are none.
  func memberThatKeepsApart(_ node: Node) -> String? {
    guard isSomewhere(\.mayHaveDistinctItem), !node.isTrue(.automaticallyActivatesSearch),
      !spec.prominentTabIdentifier.exists
    else { return nil }
    return #""automaticallyActivatesSearch": true"#
  }

  /// Whether the list names a node after all others.
  private func isLastInCompactList(_ index: Int) -> Bool {
    lastInCompactList == firstNode(identifiedAs: spec.nodes[index])
  }

  /// Whether a bar at the bottom that has all root nodes, or all that the list names, is full
  /// without a node.
  private func isBottomBarFull(besides index: Int, _ capacity: Int) -> Bool {
    firstRootsOfCompactBar.count(where: { $0 != index }) >= capacity
  }
}
