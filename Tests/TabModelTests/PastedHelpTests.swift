import JSON
import Testing

/// The JSON in helps is inserted and read again.
@Suite("JSON in helps is valid where it is pasted")
struct PastedHelpTests {
  private static let wrong = [
    "true", "1", "17", "18.0", #""home""#, #""iPad""#, #""iOS 26.1""#, #""compact""#, #""search""#,
    #""multiword-title""#, #""hidden""#, "[]", "{}", #"["iPad"]"#, #"["home"]"#, #"["a", "b"]"#,
    #"{"title": "Home"}"#, #"{"platform": "iOS", "minimumVersion": "26.0"}"#, "[1]", "[{}]",
  ]

  @Test("for values of every key", arguments: FormatKey.all)
  func values(_ key: FormatKey) throws {
    for value in Self.wrong {
      let text = key.place.document(with: [(key.name, value)])
      for problem in try diagnostics(of: text, in: key.place)
      where ["wrong-type", "invalid-value"].contains(problem.rule) {
        guard let json = Self.json(in: problem.help) else { continue }
        try expectPasted(json, problem, text, key.place)
      }
    }
  }

  @Test(
    "for whole members",
    arguments: [
      #"{"tabViewStyle":"sidebarAdaptable","tabs":[{"identifier":"h","title":"H"}]}"#,
      #"{"tabs":[{"title":"S","role":"search"}]}"#,
      #"{"tabs":[{"identifier":"h","title":"H","isVisible":false}]}"#,
    ])
  func members(_ text: String) throws {
    let found = try diagnostics(of: text)
    #expect(found.count == 1)
    let problem = try #require(found.first)
    let fix = try #require(problem.fixes.first)
    let plan = FixPlan([problem], includesUnsafe: true, length: text.utf8.count)
    let fixed = String(decoding: plan.fixed(Array(text.utf8)), as: UTF8.self)
    #expect(try diagnostics(of: fixed).isEmpty, "\(fix.title): \(fixed)")
  }

  /// The JSON at the end of a help.
  private static func json(in help: String?) -> String? {
    guard let help else { return nil }
    for words in ["as in ", "write it in double quotes: ", "put it in brackets: ", "write "] {
      guard let start = help.firstRange(of: words)?.upperBound else { continue }
      let rest = String(help[start...])
      if (try? document(rest)) != nil, !rest.contains("…\"") || rest.contains("reason") {
        return rest
      }
    }
    return nil
  }

  private func expectPasted(
    _ json: String, _ problem: Diagnostic, _ text: String, _ place: Place
  ) throws {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(problem.range, with: json.utf8)
    let end = problem.range.lowerBound + json.utf8.count
    let left = try diagnostics(of: String(decoding: bytes, as: UTF8.self), in: place)
    let inside = left.filter {
      $0.range.lowerBound >= problem.range.lowerBound && $0.range.upperBound <= end
    }
    #expect(inside.isEmpty, "\(text): '\(json)' is answered with \(inside.map(\.message))")
  }
}

private func document(_ text: String) throws -> JSONDocument {
  try JSONReader.read(Array(text.utf8))
}
