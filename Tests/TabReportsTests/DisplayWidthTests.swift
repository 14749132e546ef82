import TabReports
import Testing

@Suite("Texts take as many columns as a terminal gives them")
struct DisplayWidthTests {
  @Test(
    "one text",
    arguments: [
      ("", 0), ("Home", 4), ("~ ~", 3), ("é", 1), ("e\u{301}", 1), ("ä\u{323}\u{304}", 1),
      ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{200B}", 0), ("so\u{AD}ft", 5),
      ("日本", 4), ("ﾆﾎﾝ", 3), ("Ａ", 2), ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("「」", 4), ("。", 2), ("שלום", 4), ("مرحبا", 5), ("हिन्दी", 2), ("ไทย", 3),
      ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("🇩🇪🇯🇵", 4), ("\u{1F1E9}", 1),
      ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("⌚", 2), ("☀", 1), ("☀️", 2), ("★", 1), ("◆◇•", 3),
      ("╭─╮", 3), ("…", 1), ("\u{1FAE8}", 2), ("𠀋", 2), ("😀é日1", 6),
    ])
  func measures(text: String, columns: Int) {
    #expect(text.displayWidth == columns, "\(text.unicodeScalars.map(\.value))")
  }

  @Test(
    "padded",
    arguments: [("a", 3, "a  "), ("日", 3, "日 "), ("abc", 3, "abc"), ("abcd", 3, "abcd")])
  func pads(text: String, columns: Int, padded: String) {
    #expect(text.padded(to: columns) == padded)
  }

  @Test(
    "cut between characters",
    arguments: [
      ("Home", 4, "Home"), ("Homes", 4, "Hom…"), ("Home", 1, "H"), ("Home", 0, ""),
      ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本", 1, ""),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 5, "👨‍👩‍👧‍👦👨‍👩‍👧‍👦…"), ("🇩🇪🇩🇪", 3, "🇩🇪…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func cuts(text: String, columns: Int, cut: String) {
    #expect(text.truncated(to: columns) == cut)
    #expect(text.truncated(to: columns).displayWidth <= columns)
  }

  @Test("with three dots where there is nothing but ASCII")
  func cutsInASCII() {
    #expect("Cookbooks".truncated(to: 7, ellipsis: "...") == "Cook...")
    #expect("Cookbooks".truncated(to: 3, ellipsis: "...") == "Coo")
  }
}

@Suite("Prose is wrapped")
struct TextWrappingTests {
  @Test(
    "at blanks",
    arguments: [
      ("", [""]), ("one two three", ["one two", "three"]), ("one  two", ["one two"]),
      ("a https://example.com b", ["a", "https://example.com", "b"]),
      ("日本 語 日本", ["日本 語", "日本"]),
    ])
  func wraps(text: String, lines: [String]) {
    #expect(text.wrapped(to: 8) == lines)
  }

  @Test("and lists between their items")
  func wrapsLists() {
    let names = ["Old friends", "Ana", "Italy"]
    #expect(wrapped(names, separator: ", ", to: 12) == ["Old friends,", "Ana, Italy"])
  }
}

@Suite("A style")
struct TextStyleTests {
  @Test("adds colour only where it is wanted")
  func styles() {
    #expect(TextStyle().styled("a", .error) == "a")
    #expect(TextStyle(usesColor: true).styled("a", .error) == "\u{1B}[1;31ma\u{1B}[0m")
    #expect(TextStyle(usesColor: true).styled("a", .plain) == "a")
    #expect(TextStyle(usesColor: true).styled("", .error) == "")
  }

  @Test("shows what comes from outside without harm")
  func shows() {
    #expect(TextStyle().shown("é\u{1B}[31m\u{202E}") == #"é\u{1B}[31m\u{202E}"#)
    #expect(TextStyle(isUnicode: false).shown("é\n") == #"\u{E9}\n"#)
    #expect(TextStyle().shown("Cookbooks", columns: 5) == "Cook…")
  }

  @Test("keeps drawings readable", arguments: [(0, 40), (39, 40), (80, 80), (300, 100)])
  func limitsWidth(width: Int, readable: Int) {
    #expect(TextStyle(width: width).readableWidth == readable)
  }
}
