import JSON
import Testing

@Suite("Scalars")
struct ScalarTests {
  @Test(
    "reads integers in any notation",
    arguments: [
      ("0", 0), ("-0", 0), ("1", 1), ("-1", -1), ("42", 42), ("1.0", 1), ("1.000", 1), ("1e0", 1),
      ("1E0", 1), ("10e-1", 1), ("100e-2", 1), ("0.1e1", 1), ("1.5e1", 15), ("-1.5e1", -15),
      ("12.50e2", 1_250), ("1e3", 1_000), ("1e+3", 1_000), ("1e17", 100_000_000_000_000_000),
      ("0e400", 0), ("0.0e-400", 0), ("-0.0", 0), ("0e99999999999999999999", 0),
      ("1000000e-6", 1), ("123456789012345678", 123_456_789_012_345_678),
      ("-999999999999999999", -999_999_999_999_999_999), ("0.00001e5", 1),
      ("1e000000000003", 1_000),
      ("1.0000000000000000000000000", 1),
    ] as [(String, Int)])
  func integers(_ text: String, _ number: Int) throws {
    let document = try document(text)
    #expect(document.integer(document.root) == number)
  }

  @Test(
    "returns nil for fractions and huge numbers",
    arguments: [
      "1.5", "0.1", "1e-1", "15e-1", "-0.5", "1.00000000000000000001", "1e400", "-1e400", "1e-400",
      "1e99999999999999999999", "1e-99999999999999999999", "123456789012345678901234567890",
      "true", "null", #""1""#, "[]", "{}",
    ])
  func noIntegers(_ text: String) throws {
    let document = try document(text)
    #expect(document.integer(document.root) == nil)
  }

  @Test("reads long numbers in linear time", .timeLimit(.minutes(10)))
  func digits() throws {
    let zeros = String(repeating: "0", count: 300_000)
    let cases: [(String, Int?)] = [
      ("1" + zeros, nil), ("1." + zeros, 1), ("0." + zeros + "1", nil),
      ("1" + zeros + "e-300000", 1), ("0." + zeros + "1e300001", 1),
    ]
    for (text, number) in cases {
      let document = try document(text)
      #expect(document.integer(document.root) == number)
    }
  }

  @Test(
    "decodes escapes",
    arguments: [
      ("", ""), ("plain", "plain"), (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"),
      (#"\b\f\n\r\t"#, "\u{8}\u{C}\n\r\t"), (#"\u0041"#, "A"), (#"\u00e9"#, "é"),
      (#"\u00E9"#, "é"), (#"\u20ac"#, "€"), (#"\ud83d\ude42"#, "🙂"),
      (#"\uD800\uDC00"#, "\u{10000}"),
      (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"\u0000"#, "\u{0}"), (#"\uFFFF"#, "\u{FFFF}"),
      (#"a\u0062c"#, "abc"), (#"\\u0041"#, #"\u0041"#), (#"\\\""#, #"\""#),
      (#"é\n🙂\t漢"#, "é\n🙂\t漢"), (#"\ud83d\ude42\ud83d\ude42"#, "🙂🙂"),
      (#"12345678\n12345678\n"#, "12345678\n12345678\n"), ("\u{7F}\u{FEFF}", "\u{7F}\u{FEFF}"),
    ])
  func strings(_ written: String, _ text: String) throws {
    let document = try document("[\"\(written)\", {\"\(written)\": 1}]")
    let value = try document.value(at: "0")
    #expect(Array(document.string(value).utf8) == Array(text.utf8))
    #expect(
      Array(document.string(document.members(of: try document.value(at: "1"))[0].key).utf8)
        == Array(text.utf8))
    #expect(document.text(in: document.content(of: value)) == written)
  }

  @Test("compares texts by scalars, ignoring escapes")
  func sameText() throws {
    let document = try document(#"["abc", "\u0061bc", "abd", "ab", "é", "e\u0301", "\u00e9", ""]"#)
    let values = document.elements(of: document.root)
    func exact(_ index: Int) -> ExactText { document.exactText(values[index]) }
    #expect(exact(0) == exact(1))
    #expect(exact(0) != exact(2))
    #expect(exact(0) != exact(3))
    #expect(exact(4) != exact(5), "equivalent is not the same")
    #expect(exact(4) == exact(6))
    #expect(document.isText(values[1], "abc"))
    #expect(!document.isText(values[1], "ABC"))
    #expect(document.isText(values[7], ""))
  }

  @Test("returns an empty text for other kinds")
  func noString() throws {
    let document = try document(#"[1, null, {}, []]"#)
    for value in document.elements(of: document.root) { #expect(document.string(value) == "") }
  }
}
