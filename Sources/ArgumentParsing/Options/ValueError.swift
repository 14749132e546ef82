/// Why a value is rejected; the parser adds the option and the value.
package enum ValueError: Error, Equatable, Sendable {
  /// `expected` describes accepted values, such as "a whole number".
  case empty(expected: String)
  case notText
  /// The value, or a part of it, is not in the list. The part is safe to print; `noun` describes
  /// it, such as "severity", unless the whole value is meant.
  case unknown(choices: [String], part: String? = nil, noun: String? = nil)
  case refused(reason: String)
  /// `Int.max` means no bound.
  case outOfBounds(minimum: Int, maximum: Int)
  case malformed(expected: String)
}
