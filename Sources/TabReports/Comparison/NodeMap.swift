/// For each of many things a node or another position, or none: 32 bits each, because large specs
/// have a lot of nodes.
package struct NodeMap: Sendable {
  /// -1 for none.
  private var positions: [Int32]

  /// Nothing for any of so many things.
  package init(count: Int) {
    positions = Array(repeating: -1, count: count)
  }

  /// What each element says.
  init(_ elements: some Sequence<Int?>) {
    positions = elements.map { Int32(truncatingIfNeeded: $0 ?? -1) }
  }

  /// Nil where there is none.
  package subscript(thing: Int) -> Int? {
    get { positions[thing] < 0 ? nil : Int(positions[thing]) }
    set { positions[thing] = Int32(truncatingIfNeeded: newValue ?? -1) }
  }
}
