/// A half-open range of byte offsets in a text, counted from 0.
package typealias ByteRange = Range<Int>

/// A JSON text that has been read: its bytes, and a tape that says where everything stands.
///
/// The tape holds the values in the order of the text, one word for each, so that a document costs
/// about as much memory as its text and nothing is decoded before it is asked for:
///
///     {"tabs": ["a", 1]}
///
///     0  object  at 0      three words for arrays and objects:
///     1  9                   the index after their last word
///     2  18                  the offset after their closing bracket
///     3  string  at 2      a key; strings begin after their opening quote
///     4  array   at 9
///     5  9
///     6  17
///     7  string  at 11
///     8  number  at 15
///
/// Where a string or a number ends is found by looking at the text again, which is cheaper than the
/// memory for it. Members keep their order and their duplicates.
package struct JSONDocument: Sendable {
  package let bytes: [UInt8]
  @usableFromInline package let tape: [UInt32]
  /// How many objects there are, which is a limit for the number of nodes.
  package let objects: Int

  /// The value that the text is.
  package var root: JSONValue { JSONValue(index: 0) }
}

/// A value of a document, or a key: its place in the tape.
///
/// It is valid only together with its document. The first value, the root, is not a member or
/// element of anything, so it serves as "none" where a value may be absent.
package struct JSONValue: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package let index: UInt32

  @inlinable
  package init(index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// No value, where a value may be absent.
  @inlinable @inline(__always) package static var none: JSONValue { JSONValue(index: 0) }

  /// Whether there is a value.
  @inlinable @inline(__always) package var exists: Bool { index != 0 }

  @inlinable @inline(__always)
  package static func == (left: JSONValue, right: JSONValue) -> Bool { left.index == right.index }
}

/// What a value is.
@usableFromInline package enum JSONKind: UInt8, Sendable, BitwiseCopyable {
  case object, array, string, escapedString, number, `true`, `false`, null

  /// The kind in words, with its article.
  package var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string, .escapedString: "a string"
    case .number: "a number"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    }
  }
}

/// How a tape word is laid out: kind (4 bits), offset (28).
@usableFromInline package enum TapeWord {
  @inline(__always)
  static func make(_ kind: JSONKind, offset: Int) -> UInt32 {
    UInt32(kind.rawValue) << 28 | UInt32(truncatingIfNeeded: offset)
  }

  @inlinable @inline(__always)
  package static func kind(_ word: UInt32) -> JSONKind {
    switch word >> 28 {
    case 0: .object
    case 1: .array
    case 2: .string
    case 3: .escapedString
    case 4: .number
    case 5: .true
    case 6: .false
    default: .null
    }
  }

  @inlinable @inline(__always)
  package static func offset(_ word: UInt32) -> Int { Int(truncatingIfNeeded: word & 0x0FFF_FFFF) }
}

extension JSONDocument {
  @inlinable @inline(__always)
  package func kind(of value: JSONValue) -> JSONKind { TapeWord.kind(tape[Int(value.index)]) }

  @inlinable
  package func isString(_ value: JSONValue) -> Bool {
    let kind = kind(of: value)
    return kind == .string || kind == .escapedString
  }

  /// The bytes of a value, a string's with its quotes.
  package func range(of value: JSONValue) -> ByteRange {
    let index = Int(value.index)
    let start = TapeWord.offset(tape[index])
    return switch TapeWord.kind(tape[index]) {
    case .object, .array: start..<Int(truncatingIfNeeded: tape[index + 2])
    case .string, .escapedString: start - 1..<stringEnd(from: start) + 1
    case .number: start..<numberEnd(from: start)
    case .true, .null: start..<start + 4
    case .false: start..<start + 5
    }
  }

  private func numberEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, JSONReader.isWordByte(bytes[end]) { end += 1 }
    return end
  }

  /// The value after this one and everything in it: the next element, the value of a key, or the
  /// end of what it stands in.
  @inlinable @inline(__always)
  package func next(after value: JSONValue) -> JSONValue {
    let index = Int(value.index)
    return switch TapeWord.kind(tape[index]) {
    case .object, .array: JSONValue(index: Int(truncatingIfNeeded: tape[index + 1]))
    default: JSONValue(index: index + 1)
    }
  }

  /// The first key or element of an object or array; equal to `end(of:)` where it is empty.
  @inlinable
  package func first(in container: JSONValue) -> JSONValue {
    JSONValue(index: Int(container.index) + 3)
  }

  /// What stands after the last member or element of an object or array.
  @inlinable @inline(__always)
  package func end(of container: JSONValue) -> JSONValue {
    JSONValue(index: Int(truncatingIfNeeded: tape[Int(container.index) + 1]))
  }

  @inlinable
  package func isEmpty(_ container: JSONValue) -> Bool {
    first(in: container) == end(of: container)
  }

  /// The elements of an array, in order. Anything but an array has none.
  package func elements(of array: JSONValue) -> [JSONValue] {
    guard kind(of: array) == .array else { return [] }
    var elements: [JSONValue] = []
    var element = first(in: array)
    let end = end(of: array)
    while element != end {
      elements.append(element)
      element = next(after: element)
    }
    return elements
  }

  /// The members of an object, in order, duplicates too. Anything but an object has none.
  package func members(of object: JSONValue) -> [(key: JSONValue, value: JSONValue)] {
    guard kind(of: object) == .object else { return [] }
    var members: [(key: JSONValue, value: JSONValue)] = []
    var key = first(in: object)
    let end = end(of: object)
    while key != end {
      let value = next(after: key)
      members.append((key, value))
      key = next(after: value)
    }
    return members
  }

  /// The value of the first member with this key.
  package func member(_ name: String, of object: JSONValue) -> JSONValue? {
    members(of: object).first { string($0.key) == name }?.value
  }
}

extension JSONDocument {
  /// The value that begins next in the text, inside this one where it holds any.
  package func following(_ value: JSONValue) -> JSONValue {
    switch kind(of: value) {
    case .object, .array: first(in: value)
    default: next(after: value)
    }
  }
}

extension JSONKind {
  /// Written out, because the one that the compiler makes is not inlined into other modules.
  @inlinable @inline(__always)
  package static func == (left: JSONKind, right: JSONKind) -> Bool {
    unsafe unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }
}
