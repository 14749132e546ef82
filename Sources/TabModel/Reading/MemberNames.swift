package import JSON

/// The keys of an object that are no keys of the format, to find those that are there twice.
///
/// They are compared by their bytes: two texts that Unicode calls equivalent are two keys. An open
/// hash table that holds no text, so that an object of nothing but keys costs little; the hash is
/// seeded anew in every run.
package struct MemberNames {
  private let document: JSONDocument
  private var slots: [JSONValue] = []
  private var count = 0

  package init(_ document: JSONDocument) { self.document = document }

  /// All keys of an object.
  init(_ document: JSONDocument, keysOf object: JSONValue) {
    self.init(document)
    var key = document.first(in: object)
    let end = document.end(of: object)
    while key != end {
      _ = insert(key)
      key = document.next(after: document.next(after: key))
    }
  }

  /// Adds a key.
  ///
  /// - Returns: the first key of that name, or nil where this is the first.
  package mutating func insert(_ key: JSONValue) -> JSONValue? {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    let slot = slot(of: key)
    // The root is no key, so that it stands for a free slot.
    if slots[slot].exists { return slots[slot] }
    slots[slot] = key
    count += 1
    return nil
  }

  private mutating func grow() {
    let keys = slots
    slots = Array(repeating: .none, count: max(8, keys.count * 2))
    for key in keys where key.exists { slots[slot(of: key)] = key }
  }

  /// Where a key stands, or is to stand.
  private func slot(of key: JSONValue) -> Int {
    var hasher = Hasher()
    document.withText(key) { name in
      unsafe name.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot].exists, !document.isSameText(slots[slot], key) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
