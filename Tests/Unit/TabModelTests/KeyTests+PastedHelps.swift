import JSON
import Testing

/// The JSON in helps is inserted and read again.
extension KeyTests {
  private static let wrong = [
    "true", "1", "17", "18.0", #""home""#, #""iPad""#, #""iOS 26.1""#, #""compact""#, #""search""#,
    #""multiword-title""#, #""hidden""#, "[]", "{}", #"["iPad"]"#, #"["home"]"#, #"["a", "b"]"#,
    #"{"title": "Home"}"#, #"{"platform": "iOS", "minimumVersion": "26.0"}"#, "[1]", "[{}]",
  ]

  @Test("has helps whose JSON is valid where it is pasted")
  func pastedHelps() throws {
    var wrong: [String] = []
    for key in FormatKey.all {
      for value in Self.wrong {
        let text = key.place.document(with: [(key.name, value)])
        for problem in try diagnostics(of: text, in: key.place)
        where ["wrong-type", "invalid-value"].contains(problem.rule) {
          guard let json = Self.json(in: problem.help) else { continue }
          var bytes = Array(text.utf8)
          bytes.replaceSubrange(problem.range, with: json.utf8)
          let pasted = problem.range.lowerBound..<problem.range.lowerBound + json.utf8.count
          let left = try diagnostics(of: String(decoding: bytes, as: UTF8.self), in: key.place)
          let inside = left.filter {
            $0.range.lowerBound >= pasted.lowerBound && $0.range.upperBound <= pasted.upperBound
          }
          wrong += inside.map { "\(text): '\(json)' is answered with \($0.message)" }
        }
      }
    }
    #expect(wrong == [])
  }

  /// The JSON at the end of a help.
  private static func json(in help: String?) -> String? {
    guard let help else { return nil }
    for words in ["as in ", "write it in double quotes: ", "put it in brackets: ", "write "] {
      guard let start = help.firstRange(of: words)?.upperBound else { continue }
      let rest = String(help[start...])
      if (try? JSONReader.read(Array(rest.utf8))) != nil,
        !rest.contains("…\"") || rest.contains("reason")
      {
        return rest
      }
    }
    return nil
  }
}
