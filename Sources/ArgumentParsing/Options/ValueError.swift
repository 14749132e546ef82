/// Why a value is rejected; the parser adds the option and the value.
package enum ValueError: Error, Equatable, Sendable {
  /// `expected` is what would be accepted, as in "a whole number".
  case empty(expected: String)
  /// The bytes are not UTF-8.
  case notText
  /// The value, or a part of it, is not in the list. The part is safe to print; `noun` is what it
  /// should name, as in "severity", unless that is what the whole value names.
  case unknown(choices: [String], part: String? = nil, noun: String? = nil)
  case refused(reason: String)
  /// `Int.min` and `Int.max` stand for no bound.
  case outOfBounds(minimum: Int, maximum: Int)
  /// `expected` is the accepted form.
  case malformed(expected: String)
}
