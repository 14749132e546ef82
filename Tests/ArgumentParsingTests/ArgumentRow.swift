import Testing

/// A command line and its result.
struct ArgumentRow: Sendable, CustomTestStringConvertible {
  let line: String
  let expected: Outcome
  var testDescription: String { line }

  init(_ line: String, _ expected: Outcome) {
    self.line = line
    self.expected = expected
  }

  init(_ line: String, error message: String, hint: String?) {
    self.init(line, .error(message: message, hint: hint))
  }
}
