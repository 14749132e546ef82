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
    for bytes in JSONTables.invalidTexts {
      guard let words = refusal(of: bytes)?.diagnostic(in: bytes) else { continue }
      for sentence in [words.message, words.help ?? "x"] {
        #expect(!sentence.hasSuffix("."), "\(sentence)")
        #expect(sentence.hasPrefix("JSON") || sentence.first?.isUppercase == false, "\(sentence)")
        #expect(!sentence.contains("\u{FFFD}"), "\(sentence)")
      }
    }
  }

  private static func name(_ problem: String) -> Substring { problem.prefix { $0 != "(" } }
}
