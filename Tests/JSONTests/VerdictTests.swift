import JSON
import Testing

@Suite("RFC 8259")
struct VerdictTests {
  @Test("accepts valid documents", arguments: AcceptedTexts.all)
  func accepted(_ text: String) {
    #expect(refusal(of: text) == nil)
  }

  @Test("rejects invalid documents with the right error", arguments: RefusedTexts.all)
  func refused(_ text: RefusedText) throws {
    let error = try #require(refusal(of: text.bytes))
    #expect(error.problem == text.problem)
    if let start = text.start { #expect(error.range.lowerBound == start) }
    if let end = text.end { #expect(error.range.upperBound == end) }
    #expect(error.range.upperBound <= text.bytes.count)
  }

  @Test("has large, disjoint tables")
  func size() {
    #expect(AcceptedTexts.all.count + RefusedTexts.all.count >= 250)
    let accepted = Set(AcceptedTexts.all.map { Array($0.utf8) })
    #expect(RefusedTexts.all.allSatisfy { !accepted.contains($0.bytes) })
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

  @Test("accepts any number of siblings")
  func wide() {
    #expect(refusal(of: "[" + String(repeating: "[],", count: 20_000) + "{}]") == nil)
  }

  @Test("rejects a text over the size limit unread")
  func tooLarge() {
    let error = refusal(of: [UInt8](repeating: 0x5B, count: JSONReader.maximumSize + 1))
    #expect(error?.problem == .tooLarge)
  }

  @Test("names the matching bracket")
  func opening() throws {
    for (text, start) in [
      (#"{"a":[1"#, 5), (#"{"a":[1}"#, 5), (#"{"a":[1],"b":{"c":2]"#, 13), ("[[1],[2", 5),
      ("[[1],[2]", 0),
    ] {
      #expect(refusal(of: text)?.related == start..<start + 1, "\(text)")
    }
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
