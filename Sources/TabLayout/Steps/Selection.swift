import LocatedJSON
import TabHierarchy

/// The nodes from a root node to what is selected (section 8).
///
/// - Parameter start: the node that the selection starts with.
func selection(from start: Int?, _ scene: Scene) -> [Int] {
  guard let start else { return [] }
  var path = Array(([start] + scene.spec.ancestors(of: start)).reversed())
  var current = start
  while !scene.hasBottomBar, let child = leadsOn(from: current, scene) {
    path.append(child)
    current = child
  }
  return path
}

/// The child that selecting a group selects, or nil where the selection ends.
private func leadsOn(from index: Int, _ scene: Scene) -> Int? {
  let node = scene.spec.nodes[index]
  guard node.isGroup else { return nil }
  if scene.settings.hasSidebarDestinations, node.isTrue(.isSidebarDestination) { return nil }
  let canBeSelected = { (child: Int) in
    scene.presence.isPresent(child) && !scene.presence.isHidden(child)
  }
  let reference = scene.spec.defaultChildIdentifier(of: node)
  if reference.exists, let child = scene.index.node(named: reference),
    scene.spec.nodes[child].parent == index, canBeSelected(child)
  {
    return child
  }
  return scene.spec.children(of: index).first(where: canBeSelected)
}

/// Marks the item that is selected: the deepest node of the selection that has one, or More.
func markSelection(_ path: [Int], in bar: inout TabBar) {
  if !bar.more.isEmpty, path.contains(where: { bar.more.contains($0) }) {
    if let more = bar.items.firstIndex(where: { $0.node == nil }) {
      bar.items[more].isSelected = true
    }
    return
  }
  var positions: [Int: Int] = [:]
  for (position, item) in bar.items.enumerated() {
    if let node = item.node { positions[node] = position }
  }
  if let deepest = path.last(where: { positions[$0] != nil }), let position = positions[deepest] {
    bar.items[position].isSelected = true
  }
}
