import JSON
import TestSupport
import Testing

@Suite("Places in a document")
struct PlaceTests {
  @Test("lines and columns agree with counting, also in one long line")
  func lines() {
    let piece = "ab é🙂\r\n漢\n\n"
    let text = String(repeating: piece, count: 200) + String(repeating: "é", count: 20_000)
    let bytes = Array(text.utf8)
    let locator = SourceLocator(bytes)
    var (line, column) = (1, 1)
    var wrong: [String] = []
    for offset in 0...bytes.count where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
      if line <= 600 || column % 51 == 1 || offset == bytes.count {
        let location = locator.location(of: offset)
        if location.line != line || location.column != column {
          wrong.append("\(location.line):\(location.column), not \(line):\(column)")
        }
      }
      column += 1
      if offset < bytes.count, bytes[offset] == 0x0A { (line, column) = (line + 1, 1) }
    }
    #expect(wrong == [])
  }

  @Test("pointers of a whole document, and columns of a long line, take linear time")
  func many() throws {
    var pointers: [String] = []
    let arePointersLinear = try isLinear(from: 1_000) { count in
      try document("[" + repeatElement(#"{"a":0}"#, count: count).joined(separator: ",") + "]")
    } _: { document in
      pointers = document.root.elements.map { document.pointer(to: $0.members[0].value.range) }
    }
    #expect(arePointersLinear && pointers == (0..<10_000).map { "/\($0)/a" })
    let areColumnsLinear = try isLinear(from: 5_000) {
      [UInt8](repeating: 0x61, count: $0)
    } _: { line in
      let locator = SourceLocator(line)
      for offset in stride(from: 0, to: line.count, by: 50) { _ = locator.location(of: offset) }
    }
    #expect(areColumnsLinear)
  }
}
