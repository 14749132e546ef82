import JSON

/// The position of a cursor in JSON.
struct CursorPlace {
  enum Step: Equatable {
    case key(String)
    case element(Int)
  }

  enum Container { case text, list, object }

  struct Member {
    let key: ByteRange
    let name: String
    var value: ByteRange?
  }

  let steps: [Step]
  let container: Container
  let start: Int
  /// In an array, the number of elements before the cursor.
  let element: Int
  var members: [Member]
  /// The key whose value is at the cursor; nil if a key is expected.
  let pendingKey: String?
  let isAfterColon: Bool
  let token: ByteRange?
  let cursor: Int

  var isAtKey: Bool { container == .object && !(pendingKey != nil && isAfterColon) }

  var otherKeys: Set<String> {
    Set(members.filter { $0.key != token }.map(\.name))
  }

  func written(in bytes: [UInt8]) -> String {
    guard let token, token.lowerBound < cursor else { return "" }
    let text = bytes[token.lowerBound..<min(cursor, bytes.count)]
    return String(
      decoding: text.first == UInt8(ascii: "\"") ? text.dropFirst() : text, as: UTF8.self)
  }

  func value(of key: String) -> ByteRange? { members.first { $0.name == key }?.value }
}

enum QuotedString {
  /// Returns the contents of a JSON string. Malformed escapes are left unchanged.
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
