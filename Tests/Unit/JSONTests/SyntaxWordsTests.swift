import JSON
import TestSupport
import Testing

/// Messages about documents that are not JSON.
@Suite("Messages of syntax errors")
struct SyntaxWordsTests {
  @Test("have an example for each error")
  func complete() {
    let shown = SyntaxErrorExamples.all.compactMap { refusal(of: $0) }.map { "\($0.problem)" }
    let all = JSONTables.invalid.map { $0[1] } + ["tooDeep"]
    #expect(Set(all.map(Self.name)).subtracting(shown.map(Self.name)).isEmpty)
  }

  @Test("are in lower case, without a period, quoting whole characters")
  func form() {
    let sentences = JSONTables.invalidTexts.flatMap { bytes in
      refusal(of: bytes).map { $0.diagnostic(in: bytes) }.map { [$0.message, $0.help ?? "x"] } ?? []
    }
    let odd = sentences.filter { sentence in
      sentence.hasSuffix(".") || sentence.contains("\u{FFFD}")
        || !sentence.hasPrefix("JSON") && sentence.first?.isUppercase != false
    }
    #expect(odd == [])
  }

  private static func name(_ problem: String) -> Substring { problem.prefix { $0 != "(" } }
}
