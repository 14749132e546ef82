import Foundation
import JSON
import TestSupport
import Testing

@Suite("Recovery")
struct RecoveryTests {
  /// Texts that are fixed in one go: `↓` marks each problem, `=` is what the fixes make of it.
  static let certain: [(marked: String, fixed: String)] = [
    ("[1↓,]", "[1]"), ("{\"a\":1↓,\n}", "{\"a\":1\n}"), ("[1,↓,2]", "[1,2]"),
    ("[1,↓, ↓,2]", "[1, 2]"), ("[1↓,↓,]", "[1]"), ("[[1↓,]↓,]", "[[1]]"),
    ("[1↓\n2]", "[1,\n2]"), ("[{}↓\n {}↓\n []]", "[{},\n {},\n []]"),
    ("{\"a\":1↓\n\"b\":2}", "{\"a\":1,\n\"b\":2}"), ("[\"a\"↓\r\n\"b\"]", "[\"a\",\r\n\"b\"]"),
    ("[true↓\nfalse]", "[true,\nfalse]"),
    ("[1]↓// end", "[1]"), ("[1] ↓# end\n", "[1]\n"), ("↓// begin\n[1]", "[1]"),
    ("[\n  ↓// a\n  ↓/* b */\n  1\n]", "[\n  1\n]"), ("[1, ↓// one\n 2]", "[1,\n 2]"),
    ("[↓/* a */ 1]", "[1]"), ("[1 ↓/* a */ , 2]", "[1 , 2]"),
    ("{\"a\" ↓/* b */: 1}", "{\"a\" : 1}"),
    ("[1↓/* b */]", "[1 ]"), ("{\"a\":↓/* b */1}", "{\"a\":1}"),
    ("[1↓ ↓// one\n 2]", "[1,\n 2]"), ("[1↓, ↓// one\n]", "[1\n]"),
    ("{↓'a': ↓'b'}", #"{"a": "b"}"#), ("{↓“a”: ↓„b“}", #"{"a": "b"}"#), ("[↓‘a’]", #"["a"]"#),
    (#"[↓“a"]"#, #"["a"]"#), ("[↓'']", #"[""]"#), (#"[↓'say "a"']"#, #"["say \"a\""]"#),
    (#"[↓'it\'s', ↓'\n']"#, #"["it's", "\n"]"#), ("[\"a\"↓\n↓'b']", "[\"a\",\n\"b\"]"),
    ("{↓a: 1}", #"{"a": 1}"#), ("{↓$a_1 : 1, ↓b-c: 2}", #"{"$a_1" : 1, "b-c": 2}"#),
    ("{↓true: 1}", #"{"true": 1}"#), ("{\"a\": 1↓\n↓b: 2↓,}", "{\"a\": 1,\n\"b\": 2}"),
    ("↓\u{FEFF}{}", "{}"), ("↓\u{FEFF}\u{FEFF}{}", "{}"),
    ("↓\u{FEFF}↓// a\n{↓a:1}", #"{"a":1}"#),
  ]

  @Test("reports each error with its fix", arguments: certain)
  func readOver(_ marked: String, _ fixed: String) throws {
    let (bytes, offsets) = Self.removingMarks(marked)
    let recovery = try Self.recovery(of: bytes)
    #expect(recovery.problems.map(\.error.range.lowerBound) == offsets)
    #expect(recovery.problems.allSatisfy { $0.fix?.isSafe == true })
    #expect(recovery.document?.text == fixed)
    #expect(Self.fixed(bytes) == fixed)
  }

  /// Texts with what ends them: the last mark is a problem without a fix.
  static let uncertain: [(marked: String, last: JSONSyntaxError.Problem)] = [
    ("[1↓ 2]", .missingComma), ("[↓,1]", .extraComma), ("[1↓", .unclosed(object: false)),
    ("[1,↓, 2↓", .unclosed(object: false)), ("[1,↓}", .mismatchedBracket(object: false)),
    ("[\"a\n↓\"b\": 1]", .unclosedString), ("{\"a\": [1\n↓\"b\": 2}", .keyInArray),
    ("[↓// a\n↓/* b]", .unclosedComment), ("{↓a: ↓b}", .unknownWord), ("{a↓}", .keyIsNoString),
    ("{\"a\" 1}", .missingColon), ("{↓'a': 1} ↓{}", .textAfterEnd), ("[1]↓,", .textAfterEnd),
    ("[↓'it's']", .singleQuote), ("[↓'a", .singleQuote), ("[↓“a” b]", .smartQuote),
    (#"[↓'\x', 'b']"#, .unknownEscape), ("[1↓,] ↓]", .nothingOpen),
    ("{\"a\": 1↓\nb}", .missingComma),
    ("{\"a\": 1↓\n\"b\"}", .missingComma), ("[1↓\nfoo]", .missingComma),
    ("{\"a\": 1↓\n↓\"b: 2}", .unclosedString), ("↓// a↓", .nothingThere(isEmpty: true)),
    ("[01, 'a']", .leadingZero), ("[↓'a', +1]", .plusSign), ("[1↓/*a*//*b*/2]", .comment),
  ]

  @Test("stops at the first uncertain error", arguments: uncertain)
  func ended(_ marked: String, _ last: JSONSyntaxError.Problem) throws {
    let (bytes, offsets) = Self.removingMarks(marked)
    let recovery = try Self.recovery(of: bytes)
    let found = recovery.problems
    #expect(recovery.document == nil)
    #expect(found.last?.fix == nil)
    #expect(found.dropLast().allSatisfy { $0.fix != nil })
    #expect(found.last?.error.problem == last || last == .comment)
    let places = found.map(\.error.range.lowerBound)
    #expect(places == offsets || offsets.count < 2 && last != .nothingThere(isEmpty: true))
  }

  @Test("maps findings back to the original text")
  func places() throws {
    let (bytes, offsets) = Self.removingMarks(
      "\u{FEFF}{ // a\n  'x': /* b */ ↓'c'\n  y: [↓1, /* d */ ↓{} /* e */,]}")
    let recovery = try Self.recovery(of: bytes)
    let document = try #require(recovery.document)
    let x = try document.value(at: "x")
    let y = document.elements(of: try document.value(at: "y"))
    let found = recovery.diagnostics(in: bytes) { document in
      ([x] + y).map {
        Diagnostic(rule: "r", severity: .note, message: "", range: document.range(of: $0))
      }
    }
    let ranges = found.filter { $0.rule == "r" }.map(\.range)
    #expect(
      ranges == [
        offsets[0]..<offsets[0] + 3, offsets[1]..<offsets[1] + 1, offsets[2]..<offsets[2] + 2,
      ])
  }

  @Test("finds up to 100,000 errors in linear time")
  func many() throws {
    let bytes = Array(("[1" + String(repeating: "\n1", count: 150_000) + "]").utf8)
    let recovery = try Self.recovery(of: bytes)
    #expect(recovery.problems.count == 100_001)
    #expect(recovery.document == nil)
    let commas = Array(("[1" + String(repeating: ",", count: 5_000) + "1]").utf8)
    #expect(try Self.recovery(of: commas).problems.count == 4_999)
    #expect(Self.fixed(commas) == "[1,1]")
  }

  @Test(
    "fixes of damaged specs give valid JSON",
    arguments: Repository.allSpecs)
  func mutations(_ url: URL) throws {
    let text = Array(try Data(contentsOf: url))
    var random = SeededGenerator(UInt64(text.count))
    let pieces = [
      ",", "'", "\"", "“", "”", "//", "/*", "*/", "#", "\n", "{", "}", "[", "]", ":", "a", "\\",
      "\u{FEFF}", "\r", " ", "’", "1",
    ].map { Array($0.utf8) }
    var recovered = 0
    for _ in 0..<60 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
        default:
          bytes.replaceSubrange(
            place...place, with: pieces.randomElement(using: &random) ?? [])
        }
      }
      guard let error = refusal(of: bytes) else { continue }
      let recovery = JSONRecovery(bytes, after: error)
      #expect(
        recovery.problems.first.map { $0.error.range.lowerBound <= error.range.lowerBound } == true)
      #expect(recovery.problems.allSatisfy { $0.error.range.upperBound <= bytes.count })
      guard recovery.document != nil else { continue }
      recovered += 1
      let fixed = Data(Self.fixed(bytes).utf8)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: fixed) }
    }
    #expect(recovered > 0 || text.count < 2_000)
  }

  // MARK: - Private

  private static func removingMarks(_ marked: String) -> (bytes: [UInt8], offsets: [Int]) {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "↓" { offsets.append(bytes.count) } else { bytes += Array(String(scalar).utf8) }
    }
    return (bytes, offsets)
  }

  private static func recovery(of bytes: [UInt8]) throws -> JSONRecovery {
    JSONRecovery(bytes, after: try #require(refusal(of: bytes)))
  }

  /// A text after all fixes, made as `--fix` makes them.
  private static func fixed(_ bytes: [UInt8]) -> String {
    var bytes = bytes
    while let error = refusal(of: bytes) {
      let found = JSONRecovery(bytes, after: error).diagnostics(in: bytes) { _ in [] }
      let plan = FixPlan(found, includesUnsafe: false, length: bytes.count)
      if plan.isEmpty { break }
      bytes = plan.fixed(bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONDocument {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
