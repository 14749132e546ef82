import JSON
import Testing

@Suite("Ranges of values")
struct RangeTests {
  private static let text = #"{ "tabs" : [ "a\n" , 12.50 ] , "é" : { "x" : null } , "t" : true }"#

  @Test(
    "contain the value's source",
    arguments: [
      (["tabs"], #"[ "a\n" , 12.50 ]"#), (["tabs", "0"], #""a\n""#), (["tabs", "1"], "12.50"),
      (["é"], #"{ "x" : null }"#), (["é", "x"], "null"), (["t"], "true"),
    ])
  func ranges(_ path: [String], _ written: String) throws {
    let document = try document(Self.text)
    var value = document.root
    for part in path {
      value =
        Int(part).map { document.elements(of: value)[$0] }
        ?? document.member(part, of: value) ?? value
    }
    #expect(document.text(in: document.range(of: value)) == written)
  }

  @Test("exclude white space around the root")
  func root() throws {
    let document = try document("\n [1]\t")
    #expect(document.range(of: document.root) == 2..<5)
  }

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

  @Test("are empty for members of scalars")
  func scalars() throws {
    for text in ["1", #""a""#, "null", "[]", "{}"] {
      let document = try document(text)
      #expect(document.members(of: document.root).isEmpty)
      #expect(document.elements(of: document.root).isEmpty)
    }
  }

  @Test("each kind has a name with an article")
  func kinds() throws {
    let document = try document(#"[{}, [], "a", "\n", 1, true, false, null]"#)
    #expect(
      document.elements(of: document.root).map { document.kind(of: $0).name } == [
        "an object", "an array", "a string", "a string", "a number", "true", "false", "null",
      ])
  }
}

@Suite("JSON Pointers")
struct PointerTests {
  private static let text = #"""
    {"a": {"b": [10, [20, {"c": 30}]]}, "": 1, "x/y": 2, "m~n": 3, "~1": 4, "é": 5, "q\"": 6,
     "\u0061b": 7, "e": [], "o": {}, " ": 8, "a": 9}
    """#

  @Test(
    "lead to the innermost value",
    arguments: [
      ("10", "/a/b/0"), ("20", "/a/b/1/0"), ("30", "/a/b/1/1/c"), ("[20, {\"c\": 30}]", "/a/b/1"),
      (": 1", "/"), ("2,", "/x~1y"), ("3,", "/m~0n"), ("4,", "/~01"), ("5,", "/é"), ("6,", "/q\""),
      ("7,", "/ab"), ("[],", "/e"), ("{},", "/o"), ("8,", "/ "), ("9}", "/a"),
      (#""a": {"#, "/a"), (#""c""#, "/a/b/1/1/c"), (#""x/y""#, "/x~1y"), (#""""#, "/"),
    ])
  func pointers(_ piece: String, _ pointer: String) throws {
    let document = try document(Self.text)
    let place = try #require(Self.text.firstRange(of: piece))
    var start = Self.text.utf8.distance(from: Self.text.startIndex, to: place.lowerBound)
    if piece.hasPrefix(":") { start += 2 }
    // A place is the first value or key that the piece begins with.
    let value = try #require(
      allValues(document).first { document.range(of: $0).lowerBound == start })
    var finder = JSONPointerFinder(document)
    #expect(finder.pointer(to: document.range(of: value)) == pointer)
  }

  @Test("are empty for the root")
  func root() throws {
    for text in ["{}", " [1] ", "7", #""a""#, "null"] {
      let document = try document(text)
      var finder = JSONPointerFinder(document)
      #expect(finder.pointer(to: document.range(of: document.root)) == "")
    }
  }

  @Test("lead to the container between values")
  func between() throws {
    let document = try document(#"{"a": [1, 2], "b": 3}"#)
    var finder = JSONPointerFinder(document)
    #expect(finder.pointer(to: 8..<9) == "/a")
    #expect(finder.pointer(to: 7..<12) == "/a")
    #expect(finder.pointer(to: 12..<13) == "")
    #expect(finder.pointer(to: 1..<20) == "")
  }

  @Test("do not depend on the order of requests", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func order(_ seed: UInt64) throws {
    let document = try document(Self.text)
    let ranges = allValues(document).map { document.range(of: $0) }
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
    let count = 40_000
    let text = "[" + repeatElement(#"{"a":0}"#, count: count).joined(separator: ",") + "]"
    let document = try document(text)
    var finder = JSONPointerFinder(document)
    for (index, element) in document.elements(of: document.root).enumerated() {
      let value = try #require(document.member("a", of: element))
      let pointer = finder.pointer(to: document.range(of: value))
      if index % 1_000 == 0 { #expect(pointer == "/\(index)/a") }
    }
  }

  /// Every value and every key but the root.
  private func allValues(_ document: JSONDocument) -> [JSONValue] {
    Array(document.values(in: document.root).dropFirst())
  }
}

@Suite("Lines and columns")
struct LineTests {
  @Test(
    "columns count scalars; lines end in LF or CRLF",
    arguments: [
      ("↓", 1, 1), ("↓a", 1, 1), ("a↓", 1, 2), ("a\n↓b", 2, 1), ("a\nb↓", 2, 2), ("a↓\nb", 1, 2),
      ("a\r\n↓b", 2, 1), ("a\r\nb↓", 2, 2), ("a↓\r\n", 1, 2), ("\n\n\n↓", 4, 1), ("a\n↓", 2, 1),
      ("é↓", 1, 2), ("é🙂↓x", 1, 3), ("漢字\n漢↓字", 2, 2), ("e\u{301}↓", 1, 3), ("\t↓a", 1, 2),
      ("a\u{2028}↓b", 1, 3), ("a\r↓b", 1, 3), ("\u{0}↓", 1, 2), ("👩‍👩‍👧↓", 1, 6),
    ])
  func location(_ marked: String, _ line: Int, _ column: Int) {
    var bytes: [UInt8] = []
    var offset = 0
    for scalar in marked.unicodeScalars {
      if scalar == "↓" { offset = bytes.count } else { bytes += Array(String(scalar).utf8) }
    }
    let location = SourceLocator(bytes).location(of: offset)
    #expect([location.line, location.column] == [line, column])
  }

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

  @Test("lines exclude their line break")
  func lines() {
    let bytes = Array("one\r\ntwo\n\nfour".utf8)
    let locator = SourceLocator(bytes)
    let lines = [0, 2, 3, 4, 5, 8, 9, 10, 14].map { offset in
      String(decoding: bytes[locator.line(at: offset)], as: UTF8.self)
    }
    #expect(lines == ["one", "one", "one", "one", "two", "two", "", "four", "four"])
    #expect(SourceLocator([]).line(at: 0) == 0..<0)
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
