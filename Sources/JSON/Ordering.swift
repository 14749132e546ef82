extension Sequence {
  /// The elements in an order. Those that are equal in it stay as they are.
  ///
  /// The compiler makes a copy of `sorted(by:)` for each type of element. Here, only positions are sorted.
  @inlinable
  package func ordered(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return sortedPositions(elements.count) { areInOrder(elements[$0], elements[$1]) }.map {
      elements[$0]
    }
  }
}

extension Sequence where Element: Comparable {
  @inlinable
  package func ordered() -> [Element] { ordered(by: <) }
}

// Inlined, it would be copied for each closure.
@inline(never)
@usableFromInline
package func sortedPositions(_ count: Int, _ areInOrder: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: areInOrder)
}
