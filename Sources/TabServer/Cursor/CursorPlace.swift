import JSON

/// Where a cursor is.
struct CursorPlace {
  /// A step from the root of a text inwards.
  enum Step: Equatable {
    case key(String)
    /// Counted from 0.
    case element(Int)
  }

  /// What the cursor is directly inside of.
  enum Container { case text, list, object }

  /// A key, and where its value stands; nil where none is written.
  struct Member {
    let key: ByteRange
    let name: String
    var value: ByteRange?
  }

  /// From the root to the container.
  let steps: [Step]
  let container: Container
  /// Where the container's bracket stands.
  let start: Int
  /// In a list, the number of elements before.
  let element: Int
  /// All members of the object, before and after the cursor.
  var members: [Member]
  /// In an object, the key that the cursor is after or in the value of; nil where a key is expected.
  let pendingKey: String?
  /// Whether there is a colon between that key and the cursor.
  let isAfterColon: Bool
  /// The string, number or word that the cursor is in.
  let token: ByteRange?
  let cursor: Int

  /// Whether a key is written or to be written here.
  var isAtKey: Bool { container == .object && !(pendingKey != nil && isAfterColon) }

  /// The keys that the object has besides the one that is being written.
  var otherKeys: Set<String> {
    Set(members.filter { $0.key != token }.map(\.name))
  }

  /// What is written of a string in front of the cursor, without its quote.
  func written(in bytes: [UInt8]) -> String {
    guard let token, token.lowerBound < cursor else { return "" }
    let text = bytes[token.lowerBound..<min(cursor, bytes.count)]
    return String(
      decoding: text.first == UInt8(ascii: "\"") ? text.dropFirst() : text, as: UTF8.self)
  }

  /// The value of a key as it is written; nil where there is none.
  func value(of key: String) -> ByteRange? { members.first { $0.name == key }?.value }
}

/// Strings of JSON by themselves.
enum QuotedString {
  /// What a string says, quotes and escapes taken away; whatever is wrong with it is left as it is.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    if bytes.contains(UInt8(ascii: "\\")), let document = try? JSONReader.read(Array(bytes)),
      document.isString(document.root)
    {
      return document.string(document.root)
    }
    var inner = bytes
    if inner.first == UInt8(ascii: "\"") { inner = inner.dropFirst() }
    if inner.last == UInt8(ascii: "\"") { inner = inner.dropLast() }
    return String(decoding: inner, as: UTF8.self)
  }
}
