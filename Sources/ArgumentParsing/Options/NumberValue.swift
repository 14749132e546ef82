extension Word {
  /// Returns the integer, if it is within bounds.
  ///
  /// Bounds are checked after parsing, so that `-1` is reported as too small and not as malformed.
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
