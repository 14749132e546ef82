import JSON
import TestSupport
import Testing

/// Messages about documents that are not JSON.
@Suite("Messages of syntax errors")
struct SyntaxWordsTests {
  @Test("have an example for each error")
  func complete() {
    let names = SyntaxErrorExamples.all.compactMap { refusal(of: $0) }.map { Self.name($0.problem) }
    let all = RefusedTexts.all.map { Self.name($0.problem) } + ["tooDeep"]
    #expect(Set(all).subtracting(names).isEmpty)
  }

  @Test("are in lower case, without a period, quoting whole characters")
  func form() {
    for text in RefusedTexts.all {
      guard let words = refusal(of: text.bytes)?.diagnostic(in: text.bytes) else { continue }
      for sentence in [words.message, words.help ?? "x"] {
        #expect(!sentence.hasSuffix("."), "\(sentence)")
        #expect(sentence.hasPrefix("JSON") || sentence.first?.isUppercase == false, "\(sentence)")
        #expect(!sentence.contains("\u{FFFD}"), "\(sentence)")
      }
    }
  }

  @Test("clip long quotations between characters", arguments: 0..<4)
  func longQuotation(_ shift: Int) throws {
    let key = String(repeating: "a", count: shift) + String(repeating: "🙂", count: 40)
    let bytes = Array("{\"\(key)\" 1}".utf8)
    let words = try #require(refusal(of: bytes)).diagnostic(in: bytes)
    #expect(!words.message.contains("\u{FFFD}"))
    #expect(words.message.hasSuffix("…"))
  }

  private static func name(_ problem: JSONSyntaxError.Problem) -> String {
    String("\(problem)".prefix { $0 != "(" })
  }
}
