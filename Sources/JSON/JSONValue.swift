/// A value of a JSON text, and where it is written.
package struct JSONValue: Sendable {
  /// The bytes of the value, including quotes and brackets.
  package let range: ByteRange
  package let content: Content

  package enum Content: Sendable {
    /// The members in their order, duplicates included.
    case object([Member])
    case array([JSONValue])
    /// The text without escapes.
    case string(String)
    /// The digits as written.
    case number(String)
    case bool(Bool)
    case null
  }

  package struct Member: Sendable {
    package let key: Located<String>
    package let value: JSONValue
  }

  package init(range: ByteRange, content: Content) {
    self.range = range
    self.content = content
  }

  /// The type with its article: `an object`.
  package var typeName: String {
    switch content {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool(let value): value ? "true" : "false"
    case .null: "null"
    }
  }
}

/// A value that a text has, and where it is written.
///
/// A class, so that a node, which has dozens of these, is small enough to be copied often.
package final class Located<Value: Sendable>: Sendable {
  package let value: Value
  package let range: ByteRange

  package init(_ value: Value, at range: ByteRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {
  package static func == (left: Located, right: Located) -> Bool {
    left.value == right.value && left.range == right.range
  }
}

extension JSONValue {
  /// The members of an object, including duplicates; none for anything else.
  package var members: [Member] { if case .object(let members) = content { members } else { [] } }

  /// The elements of an array; none for anything else.
  package var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The text of a string; nil for anything else.
  package var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The text of a string with its place; nil for anything else.
  package var locatedString: Located<String>? { string.map { Located($0, at: range) } }

  package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  package var isObject: Bool { if case .object = content { true } else { false } }
  package var isArray: Bool { if case .array = content { true } else { false } }
  package var isString: Bool { string != nil }
  package var isNull: Bool { if case .null = content { true } else { false } }

  /// True for an array or an object without contents.
  package var isEmpty: Bool { count == 0 && (isObject || isArray) }

  /// Returns the first member with a name, compared byte by byte.
  package subscript(_ name: String) -> JSONValue? {
    let name = ExactText(name)
    return members.first { $0.key.exact == name }?.value
  }

  /// This value and all values inside it, in the order of the text.
  package var descendants: [JSONValue] {
    [self] + members.flatMap(\.value.descendants) + elements.flatMap(\.descendants)
  }
}

extension JSONValue {
  package static let largestInteger = 999_999_999_999_999_999

  /// The integer value of a number in any notation (`1`, `1.0`, `10e-1`); nil if it has a fraction
  /// or is too large.
  package var integer: Int? {
    guard let (isNegative, digits, power) = decimal else { return nil }
    if digits.isEmpty { return 0 }
    guard power >= 0, digits.utf8.count + power <= 18 else { return nil }
    let magnitude = Int(digits + String(repeating: "0", count: power)) ?? 0
    return isNegative ? -magnitude : magnitude
  }

  package var isWhole: Bool { decimal.map { $0.digits.isEmpty || $0.power >= 0 } ?? false }

  /// The significant digits of a number, none for zero, and a power of ten.
  private var decimal: (isNegative: Bool, digits: String, power: Int)? {
    guard case .number(let text) = content else { return nil }
    let parts = text.split { $0 == "e" || $0 == "E" }
    // Larger exponents are out of range for any number but zero.
    let limit = 400_000_000
    var power = 0
    if parts.count == 2 {
      let isNegative = parts[1].hasPrefix("-")
      let magnitude = parts[1].drop { $0 == "+" || $0 == "-" || $0 == "0" }
      let exponent = magnitude.utf8.count > 9 ? limit : min(Int(magnitude) ?? 0, limit)
      power = isNegative ? -exponent : exponent
    }
    let isNegative = text.hasPrefix("-")
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
    if mantissa.count == 2 { power -= mantissa[1].utf8.count }
    var digits = mantissa.joined()
    while digits.hasSuffix("0") {
      digits.removeLast()
      power += 1
    }
    return (isNegative, String(digits.drop { $0 == "0" }), power)
  }
}
