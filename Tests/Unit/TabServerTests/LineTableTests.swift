import JSON
import Testing

@testable import TabServer

@Suite("LSP positions")
struct LineTableTests {
  @Test(
    "are those that a count of all characters finds, and round-trip, also in very long lines",
    arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func positions(_ encoding: PositionEncoding) {
    let line = String(repeating: "aé🏠", count: 1_000)
    let bytes = Array("{\"é\": \"数🏠\"}\r\n\r\n[\r1]\n\(line)\nx\r\(line)é".utf8)
    let table = LineTable(bytes, encoding)
    var expected = Position(line: 0, character: 0)
    var wrong: [Int] = []
    for offset in bytes.indices {
      // The two characters of CRLF are one place.
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      let isPair = bytes[offset] == 0x0D && next == 0x0A
      let isInPair = bytes[offset] == 0x0A && offset > 0 && bytes[offset - 1] == 0x0D
      if bytes[offset] & 0xC0 != 0x80, offset < 40 || offset % 97 < 3, !isInPair {
        let isRight =
          table.position(of: offset) == expected && table.offset(of: expected) == offset
        if !isRight { wrong.append(offset) }
      }
      if (bytes[offset] == 0x0D || bytes[offset] == 0x0A) && !isPair {
        expected = Position(line: expected.line + 1, character: 0)
      } else {
        expected = Position(
          line: expected.line, character: expected.character + encoding.units(bytes[offset]))
      }
    }
    #expect(wrong == [] && table.position(of: bytes.count) == expected)
    let ends = [4, 6].map { table.offset(of: Position(line: $0, character: 1_000_000)) }
    #expect(ends == [bytes.count - line.utf8.count - 5, bytes.count])
  }
}
