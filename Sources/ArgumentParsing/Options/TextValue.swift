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
}
