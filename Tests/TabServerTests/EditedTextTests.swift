import JSON
import Testing

@testable import TabServer

@Suite("Text changes")
struct EditedTextTests {
  /// A change in UTF-16, from a line and a character to others.
  private typealias Change = (from: (Int, Int), to: (Int, Int), text: String)

  private func edited(
    _ text: String, _ changes: [Change], _ encoding: PositionEncoding = .utf16
  ) -> String {
    var edited = EditedText(Array(text.utf8), encoding)
    for change in changes {
      edited.replace(
        from: Position(line: change.from.0, character: change.from.1),
        to: Position(line: change.to.0, character: change.to.1), with: Array(change.text.utf8))
    }
    return String(decoding: edited.bytes, as: UTF8.self)
  }

  @Test("refer to the text after earlier changes")
  func places() {
    let text = "one\r\ntwo 🏠\nthree\rfour"
    #expect(edited(text, [((1, 4), (1, 6), "!"), ((0, 0), (0, 3), "1")]).hasPrefix("1\r\ntwo !\n"))
    #expect(
      edited(text, [((0, 0), (0, 0), "zero\n"), ((1, 0), (1, 3), "1")]).hasPrefix("zero\n1\r\n"))
    #expect(edited(text, [((0, 3), (1, 0), ""), ((0, 3), (0, 6), "2")]).hasPrefix("one2 🏠"))
    #expect(edited(text, [((3, 4), (3, 4), "teen"), ((9, 9), (9, 9), ".")]).hasSuffix("fourteen."))
  }

  @Test("are clamped; reversed ranges are empty")
  func beyond() {
    #expect(edited("ab\r\ncd", [((0, 9), (0, 9), "!")]) == "ab!\r\ncd")
    #expect(edited("a🏠b", [((0, 2), (0, 2), "!")]) == "a!🏠b")
    #expect(edited("abc", [((0, 2), (0, 1), "!")]) == "ab!c")
    #expect(edited("abc", [((-1, 2), (0, -3), "!")]) == "!abc")
  }

  @Test("can split and join CRLF")
  func halves() {
    #expect(edited("a\rb", [((1, 0), (1, 0), "\n"), ((1, 0), (1, 1), "c")]) == "a\r\nc")
    #expect(edited("a\nb", [((0, 1), (0, 1), "\r"), ((1, 0), (1, 1), "c")]) == "a\r\nc")
    #expect(edited("a\r\nb", [((0, 1), (1, 0), "\r"), ((1, 0), (1, 1), "c")]) == "a\rc")
    #expect(edited("\rx", [((1, 0), (1, 1), "\n"), ((0, 0), (1, 0), "")]) == "")
  }

  @Test("a full text replaces everything")
  func whole() {
    var text = EditedText(Array("old".utf8), .utf8)
    text.replace(with: Array("new\nlines".utf8))
    text.replace(
      from: Position(line: 1, character: 0), to: Position(line: 1, character: 5), with: [0x21])
    #expect(text.bytes == Array("new\n!".utf8))
  }

  @Test(
    "random changes match a line table",
    arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func random(_ encoding: PositionEncoding) {
    let pieces = ["", "a", "\n", "\r", "\r\n", "é", "🏠", "数\n\r", "long text\nof lines\r\n"]
    var numbers = RandomNumbers()
    for _ in 0..<200 {
      let start = Array((0..<6).map { _ in pieces[numbers.below(9)] }.joined().utf8)
      var text = EditedText(start, encoding)
      var expected = start
      for _ in 0..<12 {
        let from = Position(line: numbers.below(5) - 1, character: numbers.below(8) - 1)
        let to = Position(line: from.line + numbers.below(3), character: numbers.below(8) - 1)
        let piece = Array(pieces[numbers.below(9)].utf8)
        let lines = LineTable(expected, encoding)
        let low = lines.offset(of: from)
        expected.replaceSubrange(low..<max(low, lines.offset(of: to)), with: piece)
        text.replace(from: from, to: to, with: piece)
        #expect(
          text.bytes == expected, "\(String(decoding: start, as: UTF8.self).debugDescription)")
        if text.bytes != expected { return }
      }
    }
  }

  /// Random numbers, the same ones every time.
  private struct RandomNumbers {
    private var state: UInt64 = 42

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
