import JSON

/// The position of a cursor in JSON.
struct CursorPlace {
  /// A step from the root inwards.
  enum Step: Equatable {
    case key(String)
    case element(Int)
  }

  enum Container { case text, list, object }

  /// A key and the range of its value; nil if there is none.
  struct Member {
    let key: ByteRange
    let name: String
    var value: ByteRange?
  }

  /// The path from the root to the container.
  let steps: [Step]
  let container: Container
  /// The offset of the container's bracket.
  let start: Int
  /// In a list, the number of elements before the cursor.
  let element: Int
  /// All members of the object, before and after the cursor.
  var members: [Member]
  /// The key that the cursor is after or in the value of; nil if a key is expected.
  let pendingKey: String?
  /// True if a colon is between that key and the cursor.
  let isAfterColon: Bool
  /// The string, number or word around the cursor.
  let token: ByteRange?
  let cursor: Int

  /// True if a key is expected here.
  var isAtKey: Bool { container == .object && !(pendingKey != nil && isAfterColon) }

  /// The keys of the object except the one around the cursor.
  var otherKeys: Set<String> {
    Set(members.filter { $0.key != token }.map(\.name))
  }

  /// The part of a string before the cursor, without its quote.
  func written(in bytes: [UInt8]) -> String {
    guard let token, token.lowerBound < cursor else { return "" }
    let text = bytes[token.lowerBound..<min(cursor, bytes.count)]
    return String(
      decoding: text.first == UInt8(ascii: "\"") ? text.dropFirst() : text, as: UTF8.self)
  }

  func value(of key: String) -> ByteRange? { members.first { $0.name == key }?.value }
}

enum QuotedString {
  /// The contents of a JSON string; malformed escapes are left as they are.
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
