import JSON
import Testing

@Suite("Searching texts")
struct SearchingTests {
  @Test(
    "splits on a text",
    arguments: [
      ("a, b", ", ", ["a", "b"]), ("a,b", ", ", ["a,b"]), ("", ", ", [""]), ("ab", "abc", ["ab"]),
      (", a, , b, ", ", ", ["", "a", "", "b", ""]), ("aaa", "aa", ["", "a"]),
      ("aab", "ab", ["a", ""]), ("ä–b", "–", ["ä", "b"]), ("-", "-", ["", ""]),
    ])
  func splits(_ text: String, _ separator: String, _ parts: [String]) {
    #expect(text.split(on: separator) == parts)
    #expect(text.contains(text: separator) == (parts.count > 1))
    #expect(text.replacing(each: separator, with: "+") == parts.joined(separator: "+"))
  }

  @Test("finds the empty text everywhere, and splits nothing there", arguments: ["", "ab"])
  func findsNothing(_ text: String) {
    #expect(text.contains(text: ""))
    #expect(text.split(on: "") == [text])
  }
}
