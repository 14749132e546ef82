/// A half-open range of byte offsets in a text, counted from 0.
package typealias ByteRange = Range<Int>

/// A JSON text that has been read: its bytes, and a tape that says where everything stands.
///
/// The tape holds the values in the order of the text, one word for each, so that a document costs
/// about as much memory as its text and nothing is decoded before somebody asks:
///
///     {"tabs": ["a", 1]}
///
///     0  object   offset 0, length 18     a range of bytes
///     1  end: 7                           the index behind its last word
///     2  string   offset 2, length 4      a key; strings are without their quotes
///     3  array    offset 9, length 8
///     4  end: 7
///     5  string   offset 11, length 1
///     6  number   offset 15, length 1
///
/// Members keep their order and their duplicates.
package struct JSONDocument: Sendable {
  package let bytes: [UInt8]
  let tape: [UInt64]

  /// The value that the text is.
  package var root: JSONValue { JSONValue(index: 0) }
}

/// A value of a document, or a key: its place in the tape.
///
/// It means something only together with its document. The first value, the root, is no member or
/// element of anything, so it serves as "none" where a value may be absent.
package struct JSONValue: Hashable, Sendable, BitwiseCopyable {
  let index: UInt32

  @inline(__always)
  init(index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// No value, where a value may be absent.
  package static let none = JSONValue(index: 0)

  /// Whether there is a value.
  @inline(__always)
  package var exists: Bool { index != 0 }
}

/// What a value is.
package enum JSONKind: UInt8, Sendable {
  case object, array, string, escapedString, number, `true`, `false`, null

  /// The kind in words, with its article.
  package var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string, .escapedString: "a string"
    case .number: "a number"
    case .true, .false: "a Boolean"
    case .null: "null"
    }
  }
}

/// How a tape word is laid out: kind (8 bits), length (28), offset (28).
enum TapeWord {
  private static let mask: UInt64 = (1 << 28) - 1

  @inline(__always)
  static func make(_ kind: JSONKind, offset: Int, length: Int) -> UInt64 {
    UInt64(kind.rawValue) << 56 | UInt64(truncatingIfNeeded: length) << 28
      | UInt64(truncatingIfNeeded: offset)
  }

  /// The word of an array or object once its end is known.
  @inline(__always)
  static func closing(_ word: UInt64, at end: Int) -> UInt64 {
    word | UInt64(truncatingIfNeeded: end - offset(word)) << 28
  }

  @inline(__always)
  static func kind(_ word: UInt64) -> JSONKind {
    JSONKind(rawValue: UInt8(truncatingIfNeeded: word >> 56)) ?? .null
  }

  @inline(__always)
  static func offset(_ word: UInt64) -> Int { Int(truncatingIfNeeded: word & mask) }

  @inline(__always)
  static func length(_ word: UInt64) -> Int { Int(truncatingIfNeeded: word >> 28 & mask) }
}

extension JSONDocument {
  @inline(__always)
  package func kind(of value: JSONValue) -> JSONKind { TapeWord.kind(tape[Int(value.index)]) }

  package func isString(_ value: JSONValue) -> Bool {
    let kind = kind(of: value)
    return kind == .string || kind == .escapedString
  }

  /// The bytes of a value, a string's with its quotes.
  package func range(of value: JSONValue) -> ByteRange {
    let word = tape[Int(value.index)]
    let start = TapeWord.offset(word)
    let end = start + TapeWord.length(word)
    return isString(value) ? start - 1..<end + 1 : start..<end
  }

  /// The value behind this one and everything in it: the next element, the value of a key, or the
  /// end of what it stands in.
  @inline(__always)
  package func next(after value: JSONValue) -> JSONValue {
    let index = Int(value.index)
    return switch TapeWord.kind(tape[index]) {
    case .object, .array: JSONValue(index: Int(truncatingIfNeeded: tape[index + 1]))
    default: JSONValue(index: index + 1)
    }
  }

  /// The first key or element of an object or array; equal to `end(of:)` where it is empty.
  @inline(__always)
  package func first(in container: JSONValue) -> JSONValue {
    JSONValue(index: Int(container.index) + 2)
  }

  /// What stands behind the last member or element of an object or array.
  @inline(__always)
  package func end(of container: JSONValue) -> JSONValue {
    JSONValue(index: Int(truncatingIfNeeded: tape[Int(container.index) + 1]))
  }

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
