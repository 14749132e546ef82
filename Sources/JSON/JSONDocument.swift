package typealias ByteRange = Range<Int>

/// A parsed JSON text: its bytes, and a tape with the position of every value.
///
/// The tape has one word for each value in the order of the text, so a document takes about as much memory as
/// its text, and values are decoded on demand:
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
/// The end of a string or a number is found by scanning the text again, which costs less than storing it.
/// Members keep their order and their duplicates.
package struct JSONDocument: Sendable {
  package let bytes: [UInt8]
  @usableFromInline package let tape: [UInt32]
  /// The number of objects, which is a limit for the number of nodes.
  package let objects: Int

  package var root: JSONValue { JSONValue(index: 0) }
}

/// A value or a key of a document: its index in the tape. The root is never a member or an element,
/// so it also represents "none".
package struct JSONValue: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package let index: UInt32

  @inlinable
  package init(index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  @inlinable @inline(__always) package static var none: JSONValue { JSONValue(index: 0) }

  @inlinable @inline(__always) package var exists: Bool { index != 0 }

  @inlinable @inline(__always)
  package static func == (left: JSONValue, right: JSONValue) -> Bool { left.index == right.index }
}

@usableFromInline package enum JSONKind: UInt8, Sendable, BitwiseCopyable {
  case object, array, string, escapedString, number, `true`, `false`, null

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

/// The layout of a tape word: kind (4 bits), offset (28).
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

  /// Returns the range of a value, including quotes.
  package func range(of value: JSONValue) -> ByteRange {
    let index = Int(value.index)
    let start = TapeWord.offset(tape[index])
    return switch TapeWord.kind(tape[index]) {
    case .object, .array: start..<Int(truncatingIfNeeded: tape[index + 2])
    case .string, .escapedString: start - 1..<stringEnd(from: start) + 1
    case .number: JSONReader.bareWord(bytes.span, at: start)
    case .true, .null: start..<start + 4
    case .false: start..<start + 5
    }
  }

  /// Returns the value after this one and its contents; possibly the end of the container.
  @inlinable @inline(__always)
  package func next(after value: JSONValue) -> JSONValue {
    let index = Int(value.index)
    return switch TapeWord.kind(tape[index]) {
    case .object, .array: JSONValue(index: Int(truncatingIfNeeded: tape[index + 1]))
    default: JSONValue(index: index + 1)
    }
  }

  /// Returns the first key or element; equal to `end(of:)` if the container is empty.
  @inlinable
  package func first(in container: JSONValue) -> JSONValue {
    JSONValue(index: Int(container.index) + 3)
  }

  @inlinable @inline(__always)
  package func end(of container: JSONValue) -> JSONValue {
    JSONValue(index: Int(truncatingIfNeeded: tape[Int(container.index) + 1]))
  }

  @inlinable
  package func isEmpty(_ container: JSONValue) -> Bool {
    first(in: container) == end(of: container)
  }

  /// Returns the elements of an array; none for anything else.
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

  /// Returns the members of an object, including duplicates; none for anything else.
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

  package func member(_ name: String, of object: JSONValue) -> JSONValue? {
    let name = ExactText(name)
    return members(of: object).first { exactText($0.key) == name }?.value
  }

  /// Returns the next value in the text, which may be inside this one.
  package func following(_ value: JSONValue) -> JSONValue {
    switch kind(of: value) {
    case .object, .array: first(in: value)
    default: next(after: value)
    }
  }

  /// Returns a value and all keys and values inside it, in the order of the text.
  package func values(in value: JSONValue) -> some Sequence<JSONValue> {
    let end = next(after: value)
    return sequence(first: value) { value in
      let following = self.following(value)
      return following == end ? nil : following
    }
  }
}

extension JSONKind {
  // The synthesized function is not inlined into other modules.
  @inlinable @inline(__always)
  package static func == (left: JSONKind, right: JSONKind) -> Bool {
    unsafe unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }
}
