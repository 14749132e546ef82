import JSON

/// A hash table of a few names, such as the keys of an object.
///
/// Compares names by length and their first eight bytes as one number, then by the rest, because
/// every key of a document is looked up: with a `Dictionary`, `validate` of a large document takes half
/// as long again.
struct NameTable: Sendable {
  private struct Slot {
    var prefix: UInt64 = 0
    var length = -1
    var position = 0
  }

  let names: [String]
  private let tails: [[UInt8]]
  private var slots: [Slot]

  init(_ names: [String]) {
    self.names = names
    tails = names.map { Array($0.utf8.dropFirst(8)) }
    var size = 8
    while size < names.count * 3 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for (position, name) in names.enumerated() {
      let bytes = Array(name.utf8)
      let prefix = Self.prefix(bytes.span)
      var slot = Self.hash(prefix, bytes.count) & (size - 1)
      while slots[slot].length >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Slot(prefix: prefix, length: bytes.count, position: position)
    }
  }

  @inline(__always)
  func position(of string: JSONValue, in document: JSONDocument) -> Int? {
    document.withText(string) { find($0) }
  }

  private func find(_ text: Span<UInt8>) -> Int? {
    let prefix = Self.prefix(text)
    var slot = Self.hash(prefix, text.count) & (slots.count - 1)
    while slots[slot].length >= 0 {
      if slots[slot].prefix == prefix, slots[slot].length == text.count,
        isTail(tails[slots[slot].position], of: text)
      {
        return slots[slot].position
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isTail(_ tail: [UInt8], of text: Span<UInt8>) -> Bool {
    for index in tail.indices where tail[index] != text[index + 8] { return false }
    return true
  }

  private static func prefix(_ text: Span<UInt8>) -> UInt64 {
    if text.count >= 8 {
      return UInt64(littleEndian: unsafe text.bytes.unsafeLoadUnaligned(as: UInt64.self))
    }
    var prefix: UInt64 = 0
    for index in 0..<text.count { prefix |= UInt64(text[index]) << UInt64(index * 8) }
    return prefix
  }

  private static func hash(_ prefix: UInt64, _ length: Int) -> Int {
    let mixed = (prefix ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40)
  }
}
