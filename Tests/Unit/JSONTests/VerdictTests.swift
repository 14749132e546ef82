import JSON
import TestSupport
import Testing

@Suite("RFC 8259")
struct VerdictTests {
  @Test("accepts and rejects the documents of the tables, with the right error and place")
  func tables() throws {
    #expect(JSONTables.valid.count >= 174 && JSONTables.invalid.count >= 306)
    for table in JSONTables.validTables {
      table.expect { row in
        _ = try JSONReader.read(row.cells[0])
        return row[0]
      }
    }
    for table in JSONTables.invalidTables {
      table.expect { row in
        let (text, starts) = removingMarks(from: row.cells[0])
        let (bytes, ends) = removingMarks("↑", from: text)
        guard let error = refusal(of: bytes) else { return "accepted" }
        try requireEqual([error.range.lowerBound], starts)
        let end = error.range.upperBound
        try requireEqual(end, ends.first ?? min(end, bytes.count))
        return "\(error.problem)"
      }
    }
  }

  @Test("accepts 100 levels, and rejects the next, also if a million follow")
  func depth() {
    #expect(JSONReader.maximumDepth == 100)
    let brackets: [(String, String)] = [("[", "]"), (#"{"a":"#, "}"), (#"[{"a":"#, "}]")]
    for (open, close) in brackets {
      let count = JSONReader.maximumDepth / open.count { $0 == "[" || $0 == "{" }
      let opened = String(repeating: open, count: count)
      let closed = String(repeating: close, count: count)
      let error = JSONSyntaxError(.tooDeep, at: opened.utf8.count..<opened.utf8.count + 1)
      let endless = String(repeating: open, count: 1_000_000)
      let texts = ["\(opened)0\(closed)", "\(opened)[]\(closed)", endless]
      let errors = texts.map { refusal(of: $0) }
      #expect(errors == [nil, error, error], "\(open)")
    }
  }

  @Test("accepts any number of siblings, and rejects a text over the size limit unread")
  func large() {
    let siblings = Array(("[" + String(repeating: "[],", count: 20_000) + "{}]").utf8)
    let tooLarge = [UInt8](unsafeUninitializedCapacity: JSONReader.maximumSize + 1) {
      $1 = JSONReader.maximumSize + 1
    }
    #expect([siblings, tooLarge].map { refusal(of: $0)?.problem } == [nil, .tooLarge])
  }

  @Test("has one error for every prefix, and errors inside of texts with a missing or doubled byte")
  func damaged() {
    let text = Array(
      #"""
      { "name": "Caf\u00e9 \ud83d\ude42 é🙂",
        "tabs": [ { "identifier": "home", "isHidden": false, "image": null } ,
          [ -12.5e+3, 0, 1.0E-2 , [ ] , { } ], true ], "": { "a": { "b": [ [ "c" ] ] } } }
      """#.utf8)
    let prefixes = (0...text.count).map { Array(text[..<$0]) }
    #expect(prefixes.filter { refusal(of: $0) == nil } == [text])
    var damaged = prefixes
    for index in text.indices {
      damaged.append(Array(text[..<index]) + Array(text[(index + 1)...]))
      damaged.append(Array(text[...index]) + Array(text[index...]))
    }
    var misplaced: [String] = []
    for bytes in damaged {
      guard let error = refusal(of: bytes) else { continue }
      let isInside = error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count
      if !isInside || error.diagnostic(in: bytes).message.isEmpty {
        misplaced.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    #expect(misplaced == [])
  }
}
