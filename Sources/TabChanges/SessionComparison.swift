import TabHierarchy
package import TabLayout

extension Comparison {
  /// What a person sees before or after an event.
  package typealias Sight = (layout: Layout, destinations: [Destination])

  /// What a person notices when one layout takes the place of another.
  ///
  /// - Parameter isUpdated: whether the app is a new version; its nodes are other ones then.
  package static func changes(
    from old: Sight, to new: Sight, isUpdated: Bool
  ) -> ChunkedList<Entry> {
    var collector = ChangeCollector(environments: 1)
    LayoutComparison.compare(
      old.layout, old.destinations, new.layout, new.destinations,
      isUpdated ? NodePairing(old.layout, new.layout) : NodePairing(unchanged: new.layout),
      into: &collector)
    return collector.entries
  }
}
