import JSON

/// The keys of a catalog, to find the one that is a title: an open table that holds their places and
/// no texts, so that nothing is decoded.
struct CatalogKeys: Sendable {
  private var slots: [JSONValue]
  private var count = 0

  /// - Parameter capacity: how many keys there will be, about.
  init(capacity: Int) {
    var size = 8
    while size * 3 < capacity * 4 { size *= 2 }
    slots = Array(repeating: .none, count: size)
  }

  /// Adds a key.
  ///
  /// - Returns: the first key of that name, or nil where this is the first.
  mutating func insert(_ key: JSONValue, in document: JSONDocument) -> JSONValue? {
    if (count + 1) * 4 > slots.count * 3 { grow(document) }
    let slot = document.withText(key) { self.slot(of: $0, in: document) }
    if slots[slot].exists { return slots[slot] }
    slots[slot] = key
    count += 1
    return nil
  }

  /// The key that is a text, byte by byte.
  func key(_ text: Span<UInt8>, in document: JSONDocument) -> JSONValue? {
    let found = slots[slot(of: text, in: document)]
    return found.exists ? found : nil
  }

  private mutating func grow(_ document: JSONDocument) {
    let keys = slots
    slots = Array(repeating: .none, count: keys.count * 2)
    for key in keys where key.exists {
      slots[document.withText(key) { slot(of: $0, in: document) }] = key
    }
  }

  /// Where a key stands, or is to stand.
  private func slot(of text: Span<UInt8>, in document: JSONDocument) -> Int {
    var hasher = Hasher()
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot].exists {
      let isSame = document.withText(slots[slot]) { known in
        guard known.count == text.count else { return false }
        for index in 0..<text.count where known[index] != text[index] { return false }
        return true
      }
      if isSame { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
