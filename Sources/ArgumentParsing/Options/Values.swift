import JSON

extension Word {
  package func path() throws(ValueError) -> Word {
    if isEmpty { throw .empty(expected: "a path") }
    return self
  }

  /// Returns the text. `expected` describes it in an error, such as "a name".
  package func nonEmptyText(_ expected: String) throws(ValueError) -> String {
    if isEmpty { throw .empty(expected: expected) }
    guard let text else { throw .notText }
    return text
  }

  /// Returns a text and an optional path: `sarif=lint.sarif` or `sarif`.
  package func nameAndFile(_ expected: String) throws(ValueError) -> (name: Word, file: Word?) {
    if isEmpty { throw .empty(expected: expected) }
    guard let (name, file) = split(at: .equalsSign) else { return (self, nil) }
    guard !name.isEmpty, !file.isEmpty else {
      throw .malformed(expected: "\(expected), or \(expected), '=' and a file")
    }
    return (name, file)
  }

  /// Returns the texts before and after an equals sign, both required: `nesting-depth=off`.
  package func pair(_ expected: String) throws(ValueError) -> (name: String, value: Word) {
    if isEmpty { throw .empty(expected: expected) }
    guard let (name, value) = split(at: .equalsSign), !name.isEmpty, !value.isEmpty else {
      throw .malformed(expected: expected)
    }
    guard let name = name.text else { throw .notText }
    return (name, value)
  }

  package func choice<Choice>(
    from choices: [Choice], name: (Choice) -> String
  ) throws(ValueError) -> Choice {
    if let choice = choices.first(where: { spellsInAnyCase(name($0)) }) { return choice }
    let names = choices.map(name)
    if isEmpty { throw .empty(expected: oneOf(names)) }
    throw .unknown(choices: names)
  }

  package func choice(from choices: [String]) throws(ValueError) -> String {
    try choice(from: choices, name: { $0 })
  }

  /// Returns this part of a value as in the list, if it is there. `noun` describes it, such as "severity".
  package func part(from choices: [String], _ noun: String) throws(ValueError) -> String {
    guard let choice = choices.first(where: { spellsInAnyCase($0) }) else {
      throw .unknown(choices: choices, part: shown, noun: noun)
    }
    return choice
  }

  /// Returns the integer, if it is within bounds.
  ///
  /// Bounds are checked after parsing, so that `-1` is reported as too small and not as malformed.
  package func integer(atLeast minimum: Int, atMost maximum: Int = .max) throws(ValueError) -> Int {
    let expected = wholeNumber(atLeast: minimum, atMost: maximum)
    if isEmpty { throw .empty(expected: expected) }
    let digits = bytes.first == .dash ? bytes.dropFirst() : bytes[...]
    guard !digits.isEmpty, digits.allSatisfy(isDigit), let text else {
      throw .malformed(expected: expected)
    }
    guard let number = Int(text), number >= minimum, number <= maximum else {
      throw .outOfBounds(minimum: minimum, maximum: maximum)
    }
    return number
  }
}

/// "one of 'a', 'b' and 'c'".
func oneOf(_ choices: [String]) -> String {
  choices.count == 1 ? "'\(choices[0])'" : "one of \(quotedList(choices, lastBefore: "and"))"
}

/// "'a', 'b' or 'c'".
func quotedList(_ items: [String], lastBefore conjunction: String) -> String {
  listed(items.map { "'\($0)'" }, lastAfter: conjunction)
}

/// "a whole number, 0 or more".
func wholeNumber(atLeast minimum: Int, atMost maximum: Int) -> String {
  "a whole number, \(bounds(atLeast: minimum, atMost: maximum))"
}

/// "0 or more", "between 0 and 3".
func bounds(atLeast minimum: Int, atMost maximum: Int) -> String {
  maximum == .max ? "\(minimum) or more" : "between \(minimum) and \(maximum)"
}

/// The reason for rejecting a value; the parser adds the option and the value.
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
