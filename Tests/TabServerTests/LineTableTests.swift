import JSON
import Testing

@testable import TabServer

@Suite("LSP positions")
struct LineTableTests {
  @Test(
    "round-trip every offset", arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func back(_ encoding: PositionEncoding) {
    let bytes = Array("{\"é\": \"数🏠\"}\r\n\r\n[\r1]\n".utf8)
    let table = LineTable(bytes, encoding)
    for offset in 0...bytes.count {
      let isInside = offset < bytes.count && bytes[offset] & 0xC0 == 0x80
      let isBetween =
        offset > 0 && offset < bytes.count && bytes[offset] == 0x0A && bytes[offset - 1] == 0x0D
      if isInside || isBetween { continue }
      #expect(table.offset(of: table.position(of: offset)) == offset, "\(offset)")
    }
  }

  @Test(
    "work in very long lines",
    arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func long(_ encoding: PositionEncoding) {
    let line = String(repeating: "aé🏠", count: 5_000)
    let bytes = Array("short\n\(line)\nx\n\(line)é".utf8)
    let table = LineTable(bytes, encoding)
    var expected = Position(line: 0, character: 0)
    for offset in bytes.indices {
      if bytes[offset] & 0xC0 != 0x80, offset % 97 < 3 {
        #expect(table.position(of: offset) == expected)
        #expect(table.offset(of: expected) == offset)
      }
      let isBreak = bytes[offset] == 0x0A
      expected = Position(
        line: expected.line + (isBreak ? 1 : 0),
        character: isBreak ? 0 : expected.character + encoding.units(bytes[offset]))
    }
    #expect(table.offset(of: Position(line: 1, character: 1_000_000)) == 6 + line.utf8.count)
  }

  @Test("paths round-trip as URIs, even invalid UTF-8")
  func paths() {
    for path in [Array("/a/b.json".utf8), Array("/a b/ü#?%.json".utf8), [0x2F, 0xFF]] {
      #expect(DocumentURI.path(of: DocumentURI.uri(of: path)) == path)
    }
  }
}
