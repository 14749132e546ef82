import JSON
import TestSupport
import Testing

@Suite("RFC 8259")
struct VerdictTests {
  @Test("accepts and rejects the documents of the tables, with the right error and place")
  func tables() throws {
    #expect(JSONTables.valid.count >= 174 && JSONTables.invalid.count >= 306)
    for row in JSONTables.valid {
      #expect(refusal(of: row.cells[0]) == nil, sourceLocation: row.location)
    }
    for row in JSONTables.invalid {
      let (text, starts) = removingMarks(from: row.cells[0])
      let (bytes, ends) = removingMarks("↑", from: text)
      let error = try #require(refusal(of: bytes), sourceLocation: row.location)
      #expect("\(error.problem)" == row[1], sourceLocation: row.location)
      #expect([error.range.lowerBound] == starts, sourceLocation: row.location)
      let end = error.range.upperBound
      #expect(end == ends.first ?? min(end, bytes.count), sourceLocation: row.location)
    }
  }

  @Test(
    "accepts 1,000 levels and rejects the next",
    arguments: [("[", "]"), (#"{"a":"#, "}"), (#"[{"a":"#, "}]")])
  func depth(_ open: String, _ close: String) throws {
    let levels = open.count { $0 == "[" || $0 == "{" }
    let limit = JSONReader.maximumDepth / levels
    #expect(JSONReader.maximumDepth == 1_000)
    func nested(_ count: Int) -> String {
      String(repeating: open, count: count) + "[]" + String(repeating: close, count: count)
    }
    let largest =
      String(repeating: open, count: limit) + "0" + String(repeating: close, count: limit)
    #expect(refusal(of: largest) == nil)
    let error = try #require(refusal(of: nested(limit)))
    #expect(error.problem == .tooDeep)
    #expect(error.range == open.utf8.count * limit..<open.utf8.count * limit + 1)
  }

  @Test("reports a million levels as one error", arguments: ["[", #"{"a":"#])
  func veryDeep(_ open: String) throws {
    let bytes = Array(String(repeating: open, count: 1_000_000).utf8)
    let error = try #require(refusal(of: bytes))
    #expect(error.problem == .tooDeep)
    #expect(error.range.lowerBound == open.utf8.count * 1_000)
  }

  @Test("accepts any number of siblings, and rejects a text over the size limit unread")
  func large() {
    #expect(refusal(of: "[" + String(repeating: "[],", count: 20_000) + "{}]") == nil)
    let error = refusal(of: [UInt8](repeating: 0x5B, count: JSONReader.maximumSize + 1))
    #expect(error?.problem == .tooLarge)
  }
}

@Suite("Truncated text")
struct PrefixTests {
  private static let text = #"""
    { "name": "Caf\u00e9 \ud83d\ude42 é🙂",
      "tabs": [ { "identifier": "home", "isHidden": false, "image": null } ,
        [ -12.5e+3, 0, 1.0E-2 , [ ] , { } ], true ], "": { "a": { "b": [ [ "c" ] ] } } }
    """#

  @Test("every prefix has one error, at its end or before")
  func prefixes() throws {
    let bytes = Array(Self.text.utf8)
    #expect(refusal(of: bytes) == nil)
    for length in 0..<bytes.count {
      let error = try #require(refusal(of: Array(bytes[..<length])), "\(length)")
      #expect(error.range.upperBound <= length)
      #expect(error.range.lowerBound >= 0)
      let words = error.diagnostic(in: Array(bytes[..<length]))
      #expect(!words.message.isEmpty)
    }
  }

  @Test("survives a missing or doubled byte")
  func edits() {
    let bytes = Array(Self.text.utf8)
    for index in bytes.indices {
      var shorter = bytes
      shorter.remove(at: index)
      var longer = bytes
      longer.insert(bytes[index], at: index)
      for text in [shorter, longer] {
        guard let error = refusal(of: text) else { continue }
        #expect(error.range.upperBound <= text.count)
        _ = error.diagnostic(in: text)
      }
    }
  }
}
