/// Layouts in terms of written nodes, for uses that refer to the document.
extension Layout {
  /// Returns the layout with samples replaced by their written nodes, so that several items or rows can have the
  /// same node. A repeated node without samples is not present.
  package func withWrittenNodes(of written: TabSpec) -> Layout {
    guard written.hasRepeatedNodes else { return self }
    var written = written
    written.root = spec.root
    let layout = Layout(
      resolver, written, conditions, presence.mapped(count: written.nodes.count, spec),
      tabBar: tabBar?.mapNodes(spec.origin))
    layout.sidebar = sidebar?.mapNodes(spec.origin)
    layout.accessory = accessory
    layout.viewLinks = viewLinks.map {
      ViewLink(title: $0.title, nodes: $0.nodes.map(spec.origin), taps: $0.taps)
    }
    layout.selection = selection.map(spec.origin)
    layout.notes = notes
    return layout
  }
}

extension Destination {
  /// Returns the destination with a sample replaced by its written node.
  package func withWrittenNode(of spec: TabSpec) -> Destination {
    Destination(node: spec.origin(of: node), taps: taps, via: via)
  }
}

extension Presence {
  fileprivate func mapped(count: Int, _ spec: TabSpec) -> Presence {
    func map(_ holds: (Int) -> Bool) -> [Bool] {
      var mapped = Array(repeating: false, count: count)
      for index in spec.nodes.indices where holds(index) { mapped[spec.origin(of: index)] = true }
      return mapped
    }
    return Presence(
      present: map(isPresent), hidden: hidden == nil ? nil : map(isHidden),
      hiddenItself: hiddenItself == nil ? nil : map(isHiddenItself))
  }
}
