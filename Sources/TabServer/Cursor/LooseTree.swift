import JSON

/// Incomplete JSON as a tree. Any malformed token is a value.
struct LooseTree {
  enum Kind { case object, list, string, word, missing }

  /// A value, or a key without a value.
  struct Value {
    let kind: Kind
    let parent: Int?
    let key: ByteRange?
    /// Up to the end of the text if a bracket is missing.
    var range: ByteRange
  }

  struct Level {
    let value: Int
    /// The key whose value is expected.
    var key: ByteRange?
    var hasColon = false
  }

  /// In the order of their beginnings.
  private(set) var values: [Value] = []
  private var levels: [Level] = []
  /// The innermost level at the cursor, and the token that is being written there.
  private(set) var atCursor: (level: Level?, token: ByteRange?) = (nil, nil)

  init(_ bytes: [UInt8], cursor: Int = .max) {
    var tokens = LooseTokens(bytes: bytes)
    var isPast = false
    while let (token, range) = tokens.next() {
      // The cursor is between two tokens.
      if !isPast, range.lowerBound >= cursor {
        atCursor.level = levels.last
        isPast = true
      }
      switch token {
      case .open(let isObject):
        let level = Level(value: values.count)
        append(isObject ? .object : .list, range.lowerBound..<bytes.count)
        levels.append(level)
      case .close(let isObject): close(isObject ? .object : .list, end: range.upperBound)
      case .comma: endMember()
      case .colon:
        if let last = levels.indices.last { levels[last].hasColon = levels[last].key != nil }
      case .string, .word:
        var written = range
        // A cursor after the closing quote is outside the string.
        if !isPast,
          cursor < range.upperBound
            || cursor == range.upperBound && !LooseTokens.isQuoted(bytes[range])
        {
          written = tokens.cut(range, at: cursor)
          atCursor = (levels.last, written)
          isPast = true
        }
        add(token == .string ? .string : .word, written)
      }
    }
    if !isPast { atCursor.level = levels.last }
    while !levels.isEmpty { removeLevel() }
  }

  private mutating func add(_ kind: Kind, _ range: ByteRange) {
    guard let last = levels.indices.last else { return }
    if levels[last].hasColon || values[levels[last].value].kind == .list {
      append(kind, range)
    } else {
      endMember()
      levels[last].key = range
    }
  }

  private mutating func append(_ kind: Kind, _ range: ByteRange) {
    values.append(
      Value(kind: kind, parent: levels.last?.value, key: levels.last?.key, range: range))
    guard let last = levels.indices.last else { return }
    levels[last].key = nil
    levels[last].hasColon = false
  }

  private mutating func endMember() { if let key = levels.last?.key { append(.missing, key) } }

  /// Closes an array or an object. A bracket of the other kind closes an outer level, if inner ones
  /// are incomplete.
  private mutating func close(_ kind: Kind, end: Int) {
    guard let fitting = levels.lastIndex(where: { values[$0.value].kind == kind }) else { return }
    while levels.count > fitting {
      let value = levels[levels.count - 1].value
      removeLevel()
      values[value].range = values[value].range.lowerBound..<end
    }
  }

  private mutating func removeLevel() {
    endMember()
    levels.removeLast()
  }
}
