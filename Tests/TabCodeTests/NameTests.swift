import TabCode
import Testing

@Suite("Names and literals of generated code")
struct NameTests {
  /// What a text becomes.
  enum Form {
    case value, type, declaration, use, comment, literal

    fileprivate func of(_ text: String) -> String {
      switch self {
      case .value: lowerCamelCase(text, fallback: "tab")
      case .type: upperCamelCase(text, fallback: "X")
      case .declaration: declared(text)
      case .use: member(text)
      // Never a directive of a linter, and short.
      case .comment: inComment(text)
      case .literal: stringLiteral(text)
      }
    }
  }

  private static let noncharacter = String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self)

  private static let forms: [(Form, [(String, String)])] = [
    (
      .value,
      [
        ("home", "home"), ("library.artists", "libraryArtists"), ("my_tab", "myTab"),
        ("New-Posts", "newPosts"), ("URLList", "urlList"), ("SETTINGS", "settings"),
        ("iPhone", "iPhone"), ("URL2", "url2"), ("TV_Shows", "tvShows"),
        ("com.example.tab", "comExampleTab"), ("1st", "tab1st"), ("", "tab"),
        ("🏠", "tab"), ("...", "tab"), ("Größe", "größe"), ("設定", "設定"), ("a b", "aB"),
        ("\u{301}x", "x"), ("a\u{202E}b", "aB"), ("a\u{200D}b", "aB"), ("naïve café", "naïveCafé"),
        ("हिन्दी", "हिन्दी"), ("self", "self"), ("²", "tab"),
      ]
    ),
    (
      .type,
      [
        ("fermata", "Fermata"), ("two panes", "TwoPanes"), ("2 Panes", "X2Panes"), ("", "X"),
        ("日本", "日本"), ("a/b", "AB"),
      ]
    ),
    (
      .declaration,
      [
        ("default", "`default`"), ("self", "`self`"), ("init", "`init`"), ("home", "home"),
        ("Type", "`Type`"),
      ]
    ),
    (
      .use,
      [
        ("default", ".default"), ("self", ".`self`"), ("init", ".`init`"), ("home", ".home"),
        ("Type", ".Type"),
      ]
    ),
    (
      .comment,
      [
        ("Home", "Home"), ("swiftlint:disable all", "swiftlint: disable all"), ("10:30", "10:30"),
        ("a: b", "a: b"), ("x\n// y", #"x\n// y"#),
        (String(repeating: "x", count: 61), String(repeating: "x", count: 59) + "…"),
      ]
    ),
    (
      .literal,
      [
        ("Home", #""Home""#), ("say \"hi\"", #""say \"hi\"""#), ("a\\(x)", #""a\\(x)""#),
        ("a\nb\r\tc", #""a\nb\r\tc""#), ("\u{0}", #""\u{0}""#), ("\u{202E}x", #""\u{202E}x""#),
        ("##vso[", ##""#\u{23}vso[""##), ("100%", #""100%""#), ("é", #""é""#),
        ("\u{301}e", #""\u{301}e""#), ("e\u{301}", "\"e\u{301}\""),
        ("a\u{200D}b", #""a\u{200D}b""#),
        ("👨‍👩‍👧", "\"👨‍👩‍👧\""), ("\u{A0}", #""\u{A0}""#), ("\u{FEFF}", #""\u{FEFF}""#),
        ("\u{E000}", #""\u{E000}""#),
        // The compiler has no escapes for these.
        (noncharacter, "\"\(noncharacter)\""), ("\u{FFFF}", #""\u{FFFF}""#),
        ("\u{2028}", #""\u{2028}""#),
      ]
    ),
  ]

  @Test("a text becomes a name, a comment or a literal", arguments: forms)
  func texts(_ form: Form, _ rows: [(String, String)]) {
    for (text, expected) in rows { #expect(form.of(text) == expected) }
  }

  @Test("a name that is taken gets the lowest number that is free, as do names of types")
  func unique() {
    var names = SwiftNames(reserved: ["allCases"])
    let asked = ["home", "home", "home2", "home", "allCases", "home2", "ßx", "ssx", "ıy", "iy"]
    #expect(
      asked.map { names.unique($0) } == [
        "home", "home2", "home22", "home3", "allCases2", "home23", "ßx", "ssx2", "ıy", "iy2",
      ])
  }

  @Test("names have at most 60 characters, and a number where that makes two alike")
  func long() {
    let text = String(repeating: "x", count: 60)
    var names = SwiftNames()
    #expect(names.unique(text) == text)
    #expect(names.unique(text + "a") == text + "2")
    #expect(upperCamelCase(text + "a", fallback: "") == "X" + text.dropFirst())
  }

  @Test(
    "what begins as UIKit's types is no name of one",
    arguments: [
      ("Shop", true), ("UIa", true), ("U", true), ("UI", false), ("UISearch", false),
      ("UIÄ", false), ("shop", false), ("", false), ("A b", false),
    ])
  func types(_ name: String, _ isOne: Bool) { #expect(isTypeName(name) == isOne) }
}
