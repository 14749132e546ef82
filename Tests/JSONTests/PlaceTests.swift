import JSON
import Testing

@Suite("Ranges of values")
struct RangeTests {
  @Test("cover all members and keys, in order, with duplicates")
  func members() throws {
    let document = try document(#"{"b":1,"a":2,"b":3,"\u0062":4}"#)
    let members = document.members(of: document.root)
    #expect(members.map { document.string($0.key) } == ["b", "a", "b", "b"])
    #expect(
      members.map { document.text(in: document.range(of: $0.key)) }
        == [#""b""#, #""a""#, #""b""#, #""\u0062""#])
    #expect(members.map { document.integer($0.value) } == [1, 2, 3, 4])
    #expect(document.member("b", of: document.root).flatMap(document.integer) == 1)
    #expect(document.member("c", of: document.root) == nil)
  }

  @Test("scalars and empty containers have no members")
  func scalars() throws {
    for text in ["1", #""a""#, "null", "[]", "{}"] {
      let document = try document(text)
      #expect(document.members(of: document.root).isEmpty, "\(text)")
      #expect(document.elements(of: document.root).isEmpty, "\(text)")
    }
  }

  @Test("each kind has a name with an article; only strings have a text")
  func kinds() throws {
    let document = try document(#"[{}, [], "a", "\n", 1, true, false, null]"#)
    let values = document.elements(of: document.root)
    #expect(
      values.map { document.kind(of: $0).name } == [
        "an object", "an array", "a string", "a string", "a number", "true", "false", "null",
      ])
    #expect(values.map(document.string) == ["", "", "a", "\n", "", "", "", ""])
  }
}

@Suite("JSON Pointers")
struct PointerTests {
  private static let text = #"""
    {"a": {"b": [10, [20, {"c": 30}]]}, "": 1, "x/y": 2, "m~n": 3, "~1": 4, "é": 5, "q\"": 6,
     "\u0061b": 7, "e": [], "o": {}, " ": 8, "a": 9}
    """#

  @Test("are empty for the root, and lead to the container between values")
  func between() throws {
    for text in ["{}", " [1] ", "7", #""a""#, "null"] {
      let document = try document(text)
      var finder = JSONPointerFinder(document)
      #expect(finder.pointer(to: document.range(of: document.root)) == "", "\(text)")
    }
    let document = try document(#"{"a": [1, 2], "b": 3}"#)
    var finder = JSONPointerFinder(document)
    let pointers = [8..<9, 7..<12, 12..<13, 1..<20].map { finder.pointer(to: $0) }
    #expect(pointers == ["/a", "/a", "", ""])
  }

  @Test("do not depend on the order of requests", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func order(_ seed: UInt64) throws {
    let document = try document(Self.text)
    let ranges = document.values(in: document.root).map { document.range(of: $0) }
    let expected = ranges.map { range in
      var finder = JSONPointerFinder(document)
      return finder.pointer(to: range)
    }
    var random = SeededGenerator(seed)
    var finder = JSONPointerFinder(document)
    for _ in 0..<200 {
      let index = Int.random(in: ranges.indices, using: &random)
      #expect(finder.pointer(to: ranges[index]) == expected[index])
    }
    for index in ranges.indices.reversed() {
      #expect(finder.pointer(to: ranges[index]) == expected[index])
    }
  }

  @Test("are found in one traversal", .timeLimit(.minutes(10)))
  func many() throws {
    let text = "[" + repeatElement(#"{"a":0}"#, count: 40_000).joined(separator: ",") + "]"
    let document = try document(text)
    var finder = JSONPointerFinder(document)
    for (index, element) in document.elements(of: document.root).enumerated() {
      let value = try #require(document.member("a", of: element))
      let pointer = finder.pointer(to: document.range(of: value))
      if index % 1_000 == 0 { #expect(pointer == "/\(index)/a") }
    }
  }
}

@Suite("Lines and columns")
struct LineTests {
  @Test("agree with counting at every offset")
  func allOffsets() {
    let piece = "ab é🙂\r\n漢\n\n"
    let bytes = Array(String(repeating: piece, count: 200).utf8)
    let locator = SourceLocator(bytes)
    var line = 1
    var column = 1
    for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
      let location = locator.location(of: offset)
      #expect([location.line, location.column] == [line, column])
      column += 1
      if bytes[offset] == 0x0A { (line, column) = (line + 1, 1) }
    }
    let end = locator.location(of: bytes.count)
    #expect([end.line, end.column] == [line, column])
  }

  @Test("one long line is as fast as many", .timeLimit(.minutes(10)))
  func longLine() {
    let bytes = Array(("ü\n" + String(repeating: "é", count: 200_000)).utf8)
    let locator = SourceLocator(bytes)
    for index in stride(from: 0, to: 200_000, by: 51) {
      let location = locator.location(of: 3 + index * 2)
      #expect([location.line, location.column] == [2, index + 1])
    }
  }
}
