import JSON
import Testing

@Suite("Scalars")
struct ScalarTests {
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

  @Test("compares texts by scalars, ignoring escapes")
  func sameText() throws {
    let document = try document(#"["abc", "\u0061bc", "abd", "ab", "é", "e\u0301", "\u00e9", ""]"#)
    let values = document.elements(of: document.root)
    func exact(_ index: Int) -> ExactText { document.exactText(values[index]) }
    let pairs = [(0, 1), (4, 6), (0, 2), (0, 3), (4, 5)].map { exact($0) == exact($1) }
    #expect(pairs == [true, true, false, false, false], "equivalent is not the same")
    #expect(document.isText(values[1], "abc") && document.isText(values[7], ""))
    #expect(!document.isText(values[1], "ABC"))
  }
}
