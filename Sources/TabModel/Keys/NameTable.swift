import JSON

/// A table of a few names, such as the keys of an object, in order of their lengths.
///
/// Compares names by length and their first eight bytes as one number, then by the rest, because
/// every key of a document is looked up: with a `Dictionary`, `validate` of a large document takes half
/// as long again.
struct NameTable: Sendable {
  let names: [String]
  /// The positions of the names in `names`.
  private let positions: [Int]
  private let prefixes: [UInt64]
  private let tails: [[UInt8]]
  /// For each length, the number of shorter names.
  private let starts: [Int]

  init(_ names: [String]) {
    self.names = names
    let lengths = names.map { $0.utf8.count }
    positions = names.indices.ordered { lengths[$0] < lengths[$1] }
    prefixes = positions.map { Self.prefix(Array(names[$0].utf8).span) }
    tails = positions.map { Array(names[$0].utf8.dropFirst(8)) }
    starts = (0...(lengths.max() ?? 0) + 1).map { length in lengths.count { $0 < length } }
  }

  @inline(__always)
  func position(of string: JSONValue, in document: JSONDocument) -> Int? {
    document.withText(string) { find($0) }
  }

  private func find(_ text: Span<UInt8>) -> Int? {
    guard text.count < starts.count - 1 else { return nil }
    let prefix = Self.prefix(text)
    for index in starts[text.count]..<starts[text.count + 1]
    where prefixes[index] == prefix && isTail(tails[index], of: text) {
      return positions[index]
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
}
