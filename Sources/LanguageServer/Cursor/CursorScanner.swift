import LocatedJSON

/// Finds out where in a text a cursor is, whether or not the text is JSON yet.
///
/// One walk over the text from its beginning: it knows the open objects and lists and their keys, and
/// takes whatever is wrong for a value. It keeps no list of what is around it, so a text may be as deep as it
/// likes.
struct CursorScanner {
  /// A list or an object that is open where the scan is.
  private struct Level {
    let isObject: Bool
    /// Where its bracket stands.
    let start: Int
    /// The members so far.
    var members: [CursorPlace.Member] = []
    /// How many elements came before.
    var elements = 0
    /// The key that was read last, while it has no value.
    var key: CursorPlace.Member?
    /// Whether a colon came after that key.
    var hasColon = false
  }

  private let bytes: [UInt8]
  private let cursor: Int
  private var position = 0
  private var levels: [Level] = []
  private var place: CursorPlace?
  /// How many levels were open at the cursor; the scan ends where the innermost of them does.
  private var depth = 0

  /// What is at an offset of a text.
  static func place(of cursor: Int, in bytes: [UInt8]) -> CursorPlace? {
    var scanner = CursorScanner(bytes: bytes, cursor: cursor)
    scanner.scan()
    return scanner.place
  }

  private init(bytes: [UInt8], cursor: Int) {
    self.bytes = bytes
    self.cursor = min(cursor, bytes.count)
  }

  private mutating func scan() {
    while position < bytes.count {
      // Between two tokens: whatever comes next begins at or after the cursor.
      if place == nil, position >= cursor { settle(token: nil) }
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        levels.append(Level(isObject: bytes[position] == UInt8(ascii: "{"), start: position))
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if close() { return }
      case UInt8(ascii: ","):
        separate()
        position += 1
      case UInt8(ascii: ":"):
        if let last = levels.indices.last { levels[last].hasColon = levels[last].key != nil }
        position += 1
      default: token()
      }
    }
    if place == nil { settle(token: nil) }
    finish()
  }

  /// A string, a number, a word or anything else up to what separates values.
  private mutating func token() {
    let start = position
    let isString = bytes[position] == UInt8(ascii: "\"")
    if isString {
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "\""),
        bytes[position] != 0x0A, bytes[position] != 0x0D
      {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      position = min(position, bytes.count)
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { position += 1 }
    } else {
      while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
    }
    let range = start..<position
    let isClosed = isString && range.count > 1 && bytes[position - 1] == UInt8(ascii: "\"")
    // A cursor at the end of a string that is closed stands after it.
    if place == nil, cursor > start, cursor < position || cursor == position && !isClosed {
      settle(token: range)
    }
    add(range, isString: isString)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// Takes a token as a key or a value.
  private mutating func add(_ range: ByteRange, isString: Bool) {
    guard let last = levels.indices.last else { return }
    guard levels[last].isObject else { return }
    if levels[last].key != nil, levels[last].hasColon {
      endMember(value: range)
    } else {
      if levels[last].key != nil { endMember(value: nil) }
      levels[last].key = CursorPlace.Member(key: range, name: text(range, isString), value: nil)
      levels[last].hasColon = false
    }
  }

  private func text(_ range: ByteRange, _ isString: Bool) -> String {
    guard isString else { return String(decoding: bytes[range], as: UTF8.self) }
    return QuotedString.text(Array(bytes[range]))
  }

  /// Puts the member that is being read into its object.
  private mutating func endMember(value: ByteRange?) {
    guard let last = levels.indices.last, var member = levels[last].key else { return }
    member.value = value
    levels[last].members.append(member)
    levels[last].key = nil
    levels[last].hasColon = false
  }

  private mutating func separate() {
    guard let last = levels.indices.last else { return }
    if levels[last].isObject { endMember(value: nil) } else { levels[last].elements += 1 }
  }

  /// Ends a list or an object.
  ///
  /// - Returns: whether everything is known that there is to know about the cursor.
  private mutating func close() -> Bool {
    let isObject = bytes[position] == UInt8(ascii: "}")
    position += 1
    // A bracket of the other kind closes what it fits, if anything: the rest was left open.
    guard let fitting = levels.lastIndex(where: { $0.isObject == isObject }) else { return false }
    while levels.count > fitting {
      if levels.count == depth, place != nil {
        finish()
        return true
      }
      if levels[levels.count - 1].isObject { endMember(value: nil) }
      let start = levels.removeLast().start
      guard let last = levels.indices.last else { continue }
      if levels[last].isObject, levels[last].key != nil { endMember(value: start..<position) }
    }
    return false
  }

  /// Notes where the cursor is: inside of a token, or before the next one.
  private mutating func settle(token: ByteRange?) {
    depth = levels.count
    var steps: [CursorPlace.Step] = []
    for level in levels.dropLast() {
      steps.append(level.isObject ? .key(level.key?.name ?? "") : .element(level.elements))
    }
    let level = levels.last
    place = CursorPlace(
      steps: steps, container: level.map { $0.isObject ? .object : .list } ?? .text,
      start: level?.start ?? 0, element: level?.elements ?? 0, members: [],
      pendingKey: level?.key?.name, isAfterColon: level?.hasColon ?? false, token: token,
      cursor: cursor)
  }

  /// Gives the place all members of the object around it, those after the cursor too.
  private mutating func finish() {
    guard place != nil, depth > 0, levels.count >= depth else { return }
    while levels.count > depth {
      if levels[levels.count - 1].isObject { endMember(value: nil) }
      levels.removeLast()
    }
    if levels[depth - 1].isObject { endMember(value: nil) }
    place?.members = levels[depth - 1].members
  }
}

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
  /// In an object, the key that the cursor is after or in the value of; nil where a key is due.
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
  static func text(_ bytes: [UInt8]) -> String {
    if let document = try? JSONReader.read(bytes), document.isString(document.root) {
      return document.string(document.root)
    }
    var inner = bytes[...]
    if inner.first == UInt8(ascii: "\"") { inner = inner.dropFirst() }
    if inner.last == UInt8(ascii: "\"") { inner = inner.dropLast() }
    return String(decoding: inner, as: UTF8.self)
  }
}
