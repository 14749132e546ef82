import JSON
import Testing

/// A point inside the grammar of RFC 8259: a text up to there, and every byte that may come next,
/// each with a rest that makes a document of it.
struct GrammarPoint {
  let description: String
  let prefix: String
  /// Bytes that may follow, and the rest after them.
  let next: [(bytes: [UInt8], rest: [UInt8])]

  init(_ description: String, _ prefix: String, _ next: [(String, String)]) {
    self.init(description, prefix, next.map { (Array($0.0.utf8), Array($0.1.utf8)) })
  }

  init(_ description: String, _ prefix: String, _ next: [(bytes: [UInt8], rest: [UInt8])]) {
    self.description = description
    self.prefix = prefix
    self.next = next
  }

  private static let space = " \t\n\r"
  private static let digits = "0123456789"

  /// Bytes that may begin a value, and the rest after them up to an end.
  private static func value(_ end: String) -> [(String, String)] {
    [
      (space, "0" + end), ("{", "}" + end), ("[", "]" + end), ("\"", "\"" + end), ("-", "1" + end),
      (digits, end), ("t", "rue" + end), ("f", "alse" + end), ("n", "ull" + end),
    ]
  }

  /// Bytes that may follow a number in an array.
  private static let afterNumber = [(space, "]"), (",", "0]"), ("]", "")]

  static let all: [GrammarPoint] =
    [
      .init("the beginning", "", value("")),
      .init("the end", "[]", [(space, "")]),
      .init("a first element", "[", value("]") + [("]", "")]),
      .init("another element", "[0,", value("]")),
      .init("after an element", "[[]", [(space, "]"), (",", "0]"), ("]", "")]),
      .init("a first key", "{", [(space, "}"), ("\"", "\":0}"), ("}", "")]),
      .init("another key", #"{"a":0,"#, [(space, "\"\":0}"), ("\"", "\":0}")]),
      .init("after a key", #"{"a""#, [(space, ":0}"), (":", "0}")]),
      .init("after a colon", #"{"a":"#, value("}")),
      .init("after a member", #"{"a":{}"#, [(space, "}"), (",", "\"\":0}"), ("}", "")]),
      .init("a word", "[t", [("r", "ue]")]),
      .init("after a word", "[null", afterNumber),
      .init("after a minus", "[-", [(digits, "]")]),
      .init("after a zero", "[0", afterNumber + [(".", "0]"), ("eE", "0]")]),
      .init("after a digit", "[1", afterNumber + [(digits, "]"), (".", "0]"), ("eE", "0]")]),
      .init("after a point", "[1.", [(digits, "]")]),
      .init("after a fraction", "[1.0", afterNumber + [(digits, "]"), ("eE", "0]")]),
      .init("after an e", "[1e", [(digits, "]"), ("+-", "0]")]),
      .init("after the sign of an exponent", "[1e-", [(digits, "]")]),
      .init("after an exponent", "[1e0", afterNumber + [(digits, "]")]),
      .init(
        "after a backslash", #"["\"#,
        [(#""\/bfnrt"#, "\"]"), ("u", "0041\"]")]),
      .init("the last digit of an escape", #"["\u004"#, [(digits + "abcdefABCDEF", "\"]")]),
      .init("after half of a pair", #"["\ud83d"#, [("\\", "ude42\"]")]),
      .init("the second half of a pair", #"["\ud83d\ud"#, [("cdefCDEF", "00\"]")]),
    ] + [inString("[\""), inString("[\"1234567"), inString("{\"a")]

  /// Inside a string everything may stand but quotes, backslashes and control characters; beyond
  /// ASCII what begins a character (Unicode, table 3-7).
  private static func inString(_ prefix: String) -> GrammarPoint {
    let end = Array((prefix.hasPrefix("{") ? "\":0}" : "\"]").utf8)
    let ascii: ClosedRange<UInt8> = 0x20...0x7F
    let plain = ascii.filter { $0 != 0x22 && $0 != 0x5C }
    let leads: [(ClosedRange<UInt8>, [UInt8])] = [
      (0xC2...0xDF, [0xBF]), (0xE0...0xE0, [0xA0, 0x80]), (0xE1...0xEC, [0x80, 0xBF]),
      (0xED...0xED, [0x9F, 0xBF]), (0xEE...0xEF, [0x80, 0x80]), (0xF0...0xF0, [0x90, 0x80, 0x80]),
      (0xF1...0xF3, [0x80, 0x80, 0x80]), (0xF4...0xF4, [0x8F, 0xBF, 0xBF]),
    ]
    var next: [([UInt8], [UInt8])] = [(plain, end), ([0x22], Array(end.dropFirst()))]
    next.append(([0x5C], [0x6E] + end))
    for (bytes, others) in leads { next.append((Array(bytes), others + end)) }
    return GrammarPoint("inside a string, after \(prefix)", prefix, next)
  }
}

/// The tables show common documents; these tests cover the whole grammar.
@Suite("Grammar")
struct GrammarTests {
  @Test("accepts exactly RFC 8259 at every point")
  func bytes() {
    for point in GrammarPoint.all {
      let prefix = Array(point.prefix.utf8)
      let wrong = (UInt8.min...UInt8.max).filter { byte in
        if let rest = point.next.first(where: { $0.bytes.contains(byte) })?.rest {
          return refusal(of: prefix + [byte] + rest) != nil
        }
        // Nothing that may follow another byte makes a document of it, and neither does the end.
        return (point.next.map(\.rest) + [[]]).contains { rest in
          guard let error = refusal(of: prefix + [byte] + rest) else { return true }
          return error.range.lowerBound > prefix.count
        }
      }
      #expect(wrong == [], "\(point.description)")
    }
  }
}
