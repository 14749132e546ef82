import JSON
import Testing

@testable import TabServer

@Suite("Text changes")
struct EditedTextTests {
  @Test("random changes match a line table", arguments: [PositionEncoding.utf8, .utf16, .utf32])
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
        if text.bytes == expected { continue }
        Issue.record("\(String(decoding: start, as: UTF8.self).debugDescription)")
        return
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
