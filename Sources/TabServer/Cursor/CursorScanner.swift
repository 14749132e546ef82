import JSON

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
    /// Where its members begin among those that have been read.
    let firstMember: Int
    /// How many elements came before.
    var elements = 0
    /// The key that was read last, while it has no value.
    var key: Written?
    /// Whether a colon came after that key.
    var hasColon = false
  }

  /// A member as it stands in the text. Its name is read only where it matters: most of a text is
  /// gone through on the way to the cursor.
  private struct Written {
    let key: ByteRange
    let isString: Bool
    var value: ByteRange?
  }

  private let bytes: [UInt8]
  private let cursor: Int
  private var position = 0
  private var levels: [Level] = []
  /// The members so far of all open objects, those of the outermost first.
  private var members: [Written] = []
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
        levels.append(
          Level(
            isObject: bytes[position] == UInt8(ascii: "{"), start: position,
            firstMember: members.count))
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
    let bytes = bytes
    let start = position
    var position = position
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
    self.position = position
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
      levels[last].key = Written(key: range, isString: isString)
      levels[last].hasColon = false
    }
  }

  private func name(_ member: Written) -> String {
    member.isString
      ? QuotedString.text(bytes[member.key]) : String(decoding: bytes[member.key], as: UTF8.self)
  }

  /// Puts the member that is being read into the innermost object.
  private mutating func endMember(value: ByteRange?) {
    guard let last = levels.indices.last, var member = levels[last].key else { return }
    member.value = value
    members.append(member)
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
      let start = levels[levels.count - 1].start
      removeLevel()
      guard let last = levels.indices.last else { continue }
      if levels[last].isObject, levels[last].key != nil { endMember(value: start..<position) }
    }
    return false
  }

  /// Leaves the innermost level, whose members matter to nobody any more.
  private mutating func removeLevel() {
    guard let level = levels.popLast() else { return }
    members.removeSubrange(level.firstMember...)
  }

  /// Notes where the cursor is: inside of a token, or before the next one.
  private mutating func settle(token: ByteRange?) {
    depth = levels.count
    var steps: [CursorPlace.Step] = []
    for level in levels.dropLast() {
      steps.append(level.isObject ? .key(level.key.map(name) ?? "") : .element(level.elements))
    }
    let level = levels.last
    place = CursorPlace(
      steps: steps, container: level.map { $0.isObject ? .object : .list } ?? .text,
      start: level?.start ?? 0, element: level?.elements ?? 0, members: [],
      pendingKey: level?.key.map(name), isAfterColon: level?.hasColon ?? false, token: token,
      cursor: cursor)
  }

  /// Gives the place all members of the object around it, those after the cursor too.
  private mutating func finish() {
    guard place != nil, depth > 0, levels.count >= depth else { return }
    while levels.count > depth { removeLevel() }
    if levels[depth - 1].isObject { endMember(value: nil) }
    let own = members[levels[depth - 1].firstMember...].map { member in
      CursorPlace.Member(key: member.key, name: name(member), value: member.value)
    }
    place?.members = own
  }
}
