import Foundation
import JSON
import Testing

/// A second opinion: Foundation's parser on thousands of damaged documents.
@Suite("Foundation's parser agrees")
struct DifferentialTests {
  private static let seeds = [
    #"{"tabs":[{"identifier":"home","isHidden":false,"image":null}],"n":[-12.5e+3,0,1.0E-2]}"#,
    #"[ "Caf\u00e9 \ud83d\ude42 é🙂" , { "" : [ [ ] , { } ] , "\"\\\/\b\f\n\r\t" : true } ]"#,
    "\t{\r\n  \"a\" : { \"b\" : [ \"c\", 10, -0, 1e5, 0.5 ] }\r\n}\n",
  ]

  /// The known differences between the two. In each case the RFC leaves no doubt, or leaves the choice.
  private enum Difference: CaseIterable {
    /// Foundation reads `[1,]`.
    case trailingComma
    /// Foundation skips a byte order mark; a reader may.
    case byteOrderMark
    /// Foundation reads UTF-16 and UTF-32.
    case otherEncoding
    /// Foundation refuses numbers that no Double can hold; a reader may.
    case hugeNumber

    func explains(_ bytes: [UInt8]) -> Bool {
      switch (self, refusal(of: bytes)?.problem) {
      case (.trailingComma, .trailingComma), (.byteOrderMark, .byteOrderMark),
        (.otherEncoding, .otherEncoding):
        true
      case (.hugeNumber, nil): DifferentialTests.holdsHugeNumber(bytes)
      default: false
      }
    }
  }

  private static func holdsHugeNumber(_ bytes: [UInt8]) -> Bool {
    guard let document = try? JSONReader.read(bytes) else { return false }
    return document.root.descendants.contains { value in
      guard case .number(let digits) = value.content else { return false }
      return Double(digits)?.isFinite != true
    }
  }

  @Test("on our tables, except for known differences")
  func tables() {
    let texts = JSONTables.validTexts + JSONTables.invalidTexts
    expectAgreement(on: texts)
    let known = Difference.allCases.filter { texts.contains(where: $0.explains) }
    #expect(known == Difference.allCases, "the tables show each difference")
  }

  @Test("on thousands of damaged documents")
  func mutations() {
    for (index, text) in Self.seeds.enumerated() {
      var random = SeededGenerator(UInt64(index) + 1)
      let damaged = (0..<800).map { _ in
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &random) { damage(&bytes, &random) }
        return bytes
      }
      expectAgreement(on: damaged)
    }
  }

  private func expectAgreement(on texts: [[UInt8]]) {
    let different = texts.filter(differs).map { "\(String(decoding: $0, as: UTF8.self)) \($0)" }
    #expect(different == [])
  }

  /// Returns whether the two read different values, or only one reads a text without a known difference.
  private func differs(_ bytes: [UInt8]) -> Bool {
    let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    let document = try? JSONReader.read(bytes)
    switch (document, theirs) {
    case (nil, nil): return false
    case (let document?, let theirs?): return describe(document.root) != describe(theirs)
    default: return !Difference.allCases.contains { $0.explains(bytes) }
    }
  }

  /// A value in a form that both sides can be brought to. Of a repeated key the last value counts;
  /// Foundation reads -0 as 0, and drops U+FEFF at the beginning of parts of a string.
  private func describe(_ value: JSONValue) -> String {
    switch value.content {
    case .object(let list):
      var members: [String: String] = [:]
      for member in list { members[plain(member.key.value)] = describe(member.value) }
      return describe(members)
    case .array(let elements): return "[" + elements.map { describe($0) }.joined() + "]"
    case .string(let text): return plain(text)
    case .number(let digits): return describe(Double(digits) ?? .nan)
    case .bool(let value): return value ? "true" : "false"
    case .null: return "null"
    }
  }

  private func describe(_ value: Any) -> String {
    switch value {
    case let object as [String: Any]:
      var members: [String: String] = [:]
      for (key, value) in object { members[plain(key)] = describe(value) }
      return describe(members)
    case let array as [Any]: return "[" + array.map { describe($0) }.joined() + "]"
    case let text as String: return plain(text)
    case is NSNull: return "null"
    // There is one object for each Boolean, and numbers are others.
    case let number as NSNumber where number === NSNumber(value: true): return "true"
    case let number as NSNumber where number === NSNumber(value: false): return "false"
    case let number as NSNumber: return describe(number.doubleValue)
    default: return "?"
    }
  }

  private func describe(_ members: [String: String]) -> String {
    "{" + members.sorted { $0.key < $1.key }.map { "\($0):\($1)" }.joined() + "}"
  }

  private func describe(_ number: Double) -> String { String(format: "%.12g;", number + 0.0) }

  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{FEFF}", with: "", options: .literal).debugDescription
  }

  /// Removes, doubles, replaces or inserts a few bytes.
  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let pieces: [[UInt8]] =
      [#"""#, #"\"#, "{", "}", "[", "]", ",", ":", "0", "-", ".", "e", " ", "\n", "\t", "u", "/"]
      .map { Array($0.utf8) } + [
        [0x00], [0x1F], [0x7F], [0x80], [0xC3], [0xFF], [0xED, 0xA0, 0x80],
      ]
    let words = ["true", "null", #"\ud83d"#, #"\u0041"#, "é", "\u{FEFF}", "1e400"].map {
      Array($0.utf8)
    }
    let index = Int.random(in: 0..<max(1, bytes.count), using: &random)
    guard index < bytes.count else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.remove(at: index)
    case 1: bytes.insert(bytes[index], at: index)
    case 2: bytes.replaceSubrange(index...index, with: pieces.randomElement(using: &random) ?? [])
    case 3: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: index)
    case 4: bytes.insert(contentsOf: words.randomElement(using: &random) ?? [], at: index)
    default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &random))
    }
  }
}

/// SplitMix64: the same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
