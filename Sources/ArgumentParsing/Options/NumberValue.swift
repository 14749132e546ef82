extension Word {
  /// The whole number that this word writes in decimal digits, within bounds.
  ///
  /// The number is read first and checked then, so that `-1` is reported as too small, and not as
  /// something that is not a number. A number too long for `Int` is out of bounds.
  package func integer(
    atLeast minimum: Int = .min, atMost maximum: Int = .max
  ) throws(ValueError) -> Int {
    let expected = wholeNumber(atLeast: minimum, atMost: maximum)
    if isEmpty { throw .empty(expected: expected) }
    let digits = bytes.first == .dash ? bytes.dropFirst() : bytes[...]
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit), let text else {
      throw .malformed(expected: expected)
    }
    guard let number = Int(text), number >= minimum, number <= maximum else {
      throw .outOfBounds(minimum: minimum, maximum: maximum)
    }
    return number
  }
}
