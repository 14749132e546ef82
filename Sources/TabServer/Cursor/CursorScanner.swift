import JSON

/// Finds the position of a cursor in incomplete JSON.
///
/// Tracks open objects and arrays in one pass, and accepts any malformed token as a value.
struct CursorScanner {
  private struct Level {
    let isObject: Bool
    let start: Int
    let firstMember: Int
    var elements = 0
    var key: CursorPlace.Member?
    var hasColon = false
  }

  private let bytes: [UInt8]
  private let cursor: Int
  private var levels: [Level] = []
  private var members: [CursorPlace.Member] = []
  private var place: CursorPlace?
  /// The number of open levels at the cursor. The scan ends when the innermost is closed.
  private var depth = 0

  static func place(of cursor: Int, in bytes: [UInt8]) -> CursorPlace {
    var scanner = CursorScanner(bytes: bytes, cursor: cursor)
    return scanner.scan()
  }

  private init(bytes: [UInt8], cursor: Int) {
    self.bytes = bytes
    self.cursor = min(cursor, bytes.count)
  }

  private mutating func scan() -> CursorPlace {
    var tokens = LooseTokens(bytes: bytes)
    while let (token, range) = tokens.next() {
      // The cursor is between two tokens.
      if place == nil, range.lowerBound >= cursor { place = start(token: nil) }
      switch token {
      case .open(let isObject):
        levels.append(
          Level(isObject: isObject, start: range.lowerBound, firstMember: members.count))
      case .close(let isObject):
        if close(isObject: isObject, end: range.upperBound) { return finish() }
      case .comma: separate()
      case .colon:
        if let last = levels.indices.last { levels[last].hasColon = levels[last].key != nil }
      case .string, .word:
        // A cursor after the closing quote is outside the string.
        guard place == nil, range.lowerBound < cursor,
          cursor < range.upperBound
            || cursor == range.upperBound && !LooseTokens.isQuoted(bytes[range])
        else {
          add(range)
          continue
        }
        let written = tokens.cut(range, at: cursor)
        place = start(token: written)
        add(written)
      }
    }
    return finish()
  }

  private mutating func add(_ range: ByteRange) {
    guard let last = levels.indices.last else { return }
    if !levels[last].isObject {
      members.append(CursorPlace.Member(key: range))
    } else if levels[last].hasColon {
      endMember(value: range)
    } else {
      endMember(value: nil)
      levels[last].key = CursorPlace.Member(key: range)
    }
  }

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

  /// Closes an array or an object; returns true if the scan is complete.
  private mutating func close(isObject: Bool, end: Int) -> Bool {
    // A bracket of the other kind closes an outer level, if inner ones are incomplete.
    guard let fitting = levels.lastIndex(where: { $0.isObject == isObject }) else { return false }
    while levels.count > fitting {
      if levels.count == depth, place != nil { return true }
      let start = levels[levels.count - 1].start
      removeLevel()
      guard let last = levels.indices.last else { continue }
      if levels[last].isObject, levels[last].key != nil { endMember(value: start..<end) }
    }
    return false
  }

  private mutating func removeLevel() {
    guard let level = levels.popLast() else { return }
    members.removeSubrange(level.firstMember...)
  }

  /// Returns the position without its members, which may follow the cursor.
  private mutating func start(token: ByteRange?) -> CursorPlace {
    depth = levels.count
    let steps: [CursorPlace.Step] = levels.dropLast().map {
      $0.isObject ? .key(name($0.key) ?? "") : .element($0.elements)
    }
    let level = levels.last
    return CursorPlace(
      bytes: bytes, steps: steps, container: level.map { $0.isObject ? .object : .list } ?? .text,
      start: level?.start ?? 0, pendingKey: name(level?.key),
      isAfterColon: level?.hasColon ?? false, token: token, cursor: cursor)
  }

  private func name(_ member: CursorPlace.Member?) -> String? {
    member.map { QuotedString.text(bytes[$0.key]) }
  }

  private mutating func finish() -> CursorPlace {
    var place = place ?? start(token: nil)
    guard depth > 0, levels.count >= depth else { return place }
    while levels.count > depth { removeLevel() }
    endMember(value: nil)
    place.members = Array(members[levels[depth - 1].firstMember...])
    return place
  }
}
