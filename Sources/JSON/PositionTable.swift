/// Finds elements of a list by what they are, and holds none of them: an open hash table of their
/// positions.
///
/// A slot holds as much of an element's hash as there is room for beside its position, so that a
/// look-up rarely touches a wrong element, and the table of a long list stays small: most of the
/// time goes by waiting for its memory. Hashes are those of `Hasher`, which are others in every run,
/// so that no input can be made to collide.
package struct PositionTable: Sendable {
  /// The highest bits of a hash above, the position + 1 in the lowest bits; 0 is free.
  private var slots: [UInt32]
  /// The bits of a slot that a position needs.
  private var positionMask: UInt32

  /// - Parameter capacity: the positions below it have room before the table has to grow.
  package init(capacity: Int = 0) {
    var size = 8
    while size * 3 < capacity * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    positionMask = UInt32(truncatingIfNeeded: size - 1)
  }

  /// The position of an element.
  ///
  /// - Parameters:
  ///   - hash: its hash.
  ///   - isIt: whether the element at a position is equal to it.
  package func find(_ hash: Int, where isIt: (_ position: Int) -> Bool) -> Int? {
    let tag = Self.tag(hash)
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      if (slots[slot] ^ tag) & ~positionMask == 0 {
        let position = Int(slots[slot] & positionMask) - 1
        if isIt(position) { return position }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a position, unless an equal element has one.
  ///
  /// - Parameters:
  ///   - hash: the hash of the element at the position.
  ///   - isIt: whether the element at another position is equal to it.
  ///   - hashOf: the hash of an element that was added before: a table that grows asks for all.
  /// - Returns: the position of the equal element, or nil where the new one was added.
  package mutating func insert(
    _ position: Int, _ hash: Int, where isIt: (_ position: Int) -> Bool,
    rehashing hashOf: (_ position: Int) -> Int
  ) -> Int? {
    if let other = find(hash, where: isIt) { return other }
    if (position + 1) * 4 > slots.count * 3 {
      var larger = PositionTable(capacity: position + 1)
      for slot in slots where slot != 0 {
        let position = Int(slot & positionMask) - 1
        larger.add(position, hashOf(position))
      }
      self = larger
    }
    add(position, hash)
    return nil
  }

  private mutating func add(_ position: Int, _ hash: Int) {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Self.tag(hash) & ~positionMask | UInt32(truncatingIfNeeded: position + 1)
  }

  private static func tag(_ hash: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt64(bitPattern: Int64(hash)) >> 32)
  }
}
