import JSON
import Testing

@testable import TabServer

@Suite("LSP positions")
struct LineTableTests {
  @Test(
    "count units of the negotiated encoding",
    arguments: [
      (PositionEncoding.utf8, 1 + 2 + 3 + 4), (.utf16, 1 + 1 + 1 + 2), (.utf32, 4),
    ])
  func encodings(_ encoding: PositionEncoding, _ units: Int) {
    let bytes = Array("aé数🏠b".utf8)
    let table = LineTable(bytes, encoding)
    #expect(table.position(of: bytes.count - 1) == Position(line: 0, character: units))
    #expect(table.offset(of: Position(line: 0, character: units)) == bytes.count - 1)
  }

  @Test("lines end in LF, CR and LF, or CR")
  func lines() {
    let bytes = Array("a\nb\r\nc\rd\n".utf8)
    let table = LineTable(bytes, .utf16)
    #expect(table.position(of: 2) == Position(line: 1, character: 0))
    #expect(table.position(of: 5) == Position(line: 2, character: 0))
    #expect(table.position(of: 7) == Position(line: 3, character: 0))
    #expect(table.position(of: bytes.count) == Position(line: 4, character: 0))
  }

  @Test("are clamped to lines, text and characters")
  func beyond() {
    let bytes = Array("ab\r\n🏠".utf8)
    let table = LineTable(bytes, .utf16)
    #expect(table.offset(of: Position(line: 0, character: 99)) == 2)
    #expect(table.offset(of: Position(line: 9, character: 0)) == bytes.count)
    #expect(table.offset(of: Position(line: -1, character: 4)) == 0)
    #expect(table.offset(of: Position(line: 1, character: 1)) == 4)
    #expect(table.offset(of: Position(line: 1, character: 2)) == 8)
  }

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

  @Test("use the best offered encoding, by default UTF-16")
  func offers() {
    #expect(PositionEncoding(offered: []) == .utf16)
    #expect(PositionEncoding(offered: ["utf-16", "utf-32"]) == .utf32)
    #expect(PositionEncoding(offered: ["utf-16", "utf-8"]) == .utf8)
    #expect(PositionEncoding(offered: ["utf-7"]) == .utf16)
  }

  @Test("paths round-trip as URIs, even invalid UTF-8")
  func paths() {
    for path in ["/a/b.json", "/a b/ü#?%.json"] {
      #expect(DocumentURI.path(of: DocumentURI.uri(of: Array(path.utf8))) == Array(path.utf8))
    }
    #expect(DocumentURI.path(of: DocumentURI.uri(of: [0x2F, 0xFF])) == [0x2F, 0xFF])
    #expect(DocumentURI.path(of: "file://localhost/a") == Array("/a".utf8))
    for uri in ["file:///a?b", "file:///a#b", "file:///a?b#c"] {
      #expect(DocumentURI.path(of: uri) == Array("/a".utf8), "\(uri)")
    }
    for uri in ["untitled:1", "https://x/a", "file://other/a", "file:///a%00b", ""] {
      #expect(DocumentURI.path(of: uri) == nil, "\(uri)")
    }
  }
}
