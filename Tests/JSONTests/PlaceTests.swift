import JSON
import TestSupport
import Testing

@Suite("Places in a document")
struct PlaceTests {
  private static let text = #"""
    {"a": {"b": [10, [20, {"c": 30}]]}, "": 1, "x/y": 2, "m~n": 3, "~1": 4, "é": 5, "q\"": 6,
     "\u0061b": 7, "e": [], "o": {}, " ": 8, "a": 9}
    """#

  @Test("pointers do not depend on the order of requests")
  func order() throws {
    let document = try document(Self.text)
    let ranges = document.values(in: document.root).map { document.range(of: $0) }
    let expected = ranges.map { range in
      var finder = JSONPointerFinder(document)
      return finder.pointer(to: range)
    }
    for seed in 1...5 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed)
      var finder = JSONPointerFinder(document)
      let order =
        (0..<200).map { _ in Int.random(in: ranges.indices, using: &random) }
        + ranges.indices.reversed()
      #expect(order.map { finder.pointer(to: ranges[$0]) } == order.map { expected[$0] })
    }
  }

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
    let isOneTraversal = try isLinear(from: 1_000) { count in
      try document("[" + repeatElement(#"{"a":0}"#, count: count).joined(separator: ",") + "]")
    } _: { document in
      var finder = JSONPointerFinder(document)
      pointers = document.elements(of: document.root).map { element in
        finder.pointer(to: document.range(of: document.members(of: element)[0].value))
      }
    }
    #expect(isOneTraversal && pointers == (0..<10_000).map { "/\($0)/a" })
    let areColumnsLinear = try isLinear(from: 5_000) {
      [UInt8](repeating: 0x61, count: $0)
    } _: { line in
      let locator = SourceLocator(line)
      for offset in stride(from: 0, to: line.count, by: 50) { _ = locator.location(of: offset) }
    }
    #expect(areColumnsLinear)
  }
}
