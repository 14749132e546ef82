extension Word {
  /// The path that this word is: any bytes but none at all. What is there is not looked at.
  package func path() throws(ValueError) -> Word {
    if isEmpty { throw .empty(expected: "a path") }
    return self
  }

  /// The text of this word, not empty. `expected` says what it is, as in "a name".
  package func nonEmptyText(_ expected: String) throws(ValueError) -> String {
    if isEmpty { throw .empty(expected: expected) }
    guard let text else { throw .notText }
    return text
  }

  /// The texts between commas: `c,d` is c and d. An empty one is an error.
  package func list(of expected: String) throws(ValueError) -> [String] {
    if isEmpty { throw .empty(expected: "\(expected), or several with commas between them") }
    var texts: [String] = []
    for part in bytes.split(separator: .comma, omittingEmptySubsequences: false) {
      guard !part.isEmpty else {
        throw .malformed(expected: "\(expected), or several with one comma between two")
      }
      texts.append(try Word(bytes: part).nonEmptyText(expected))
    }
    return texts
  }

  /// A text and, after an equals sign, a path: `sarif=lint.sarif` or just `sarif`.
  package func nameAndFile(_ expected: String) throws(ValueError) -> (name: Word, file: Word?) {
    if isEmpty { throw .empty(expected: expected) }
    guard let (name, file) = split(at: .equalsSign) else { return (self, nil) }
    guard !name.isEmpty, !file.isEmpty else {
      throw .malformed(expected: "\(expected), or \(expected), '=' and a file")
    }
    return (name, file)
  }

  /// The two texts around an equals sign, both required: `nesting-depth=off`.
  package func pair(_ expected: String) throws(ValueError) -> (name: String, value: Word) {
    if isEmpty { throw .empty(expected: expected) }
    guard let (name, value) = split(at: .equalsSign), !name.isEmpty, !value.isEmpty else {
      throw .malformed(expected: expected)
    }
    guard let name = name.text else { throw .notText }
    return (name, value)
  }
}
