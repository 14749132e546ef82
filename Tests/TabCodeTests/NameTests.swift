import TabCode
import Testing

@Suite("Names and literals of generated code")
struct NameTests {
  @Test(
    "a text becomes the name of a value",
    arguments: [
      ("home", "home"), ("library.artists", "libraryArtists"), ("my_tab", "myTab"),
      ("New-Posts", "newPosts"), ("URLList", "urlList"), ("SETTINGS", "settings"),
      ("iPhone", "iPhone"), ("com.example.tab", "comExampleTab"), ("1st", "tab1st"), ("", "tab"),
      ("🏠", "tab"), ("...", "tab"), ("Größe", "größe"), ("設定", "設定"), ("a b", "aB"),
      ("\u{301}x", "x"), ("a\u{202E}b", "aB"), ("a\u{200D}b", "aB"), ("naïve café", "naïveCafé"),
      ("हिन्दी", "हिन्दी"), ("self", "self"), ("²", "tab"),
    ])
  func lowerCamel(_ text: String, _ name: String) {
    #expect(lowerCamelCase(text, fallback: "tab") == name)
  }

  @Test(
    "a text becomes the name of a type",
    arguments: [
      ("fermata", "Fermata"), ("two panes", "TwoPanes"), ("2 Panes", "X2Panes"), ("", "X"),
      ("日本", "日本"), ("a/b", "AB"),
    ])
  func upperCamel(_ text: String, _ name: String) {
    #expect(upperCamelCase(text, fallback: "X") == name)
  }

  @Test("a name that is taken gets the lowest number that is free")
  func unique() {
    var names = SwiftNames(reserved: ["allCases"])
    let asked = ["home", "home", "home2", "home", "allCases", "home2"]
    #expect(
      asked.map { names.unique($0) } == ["home", "home2", "home22", "home3", "allCases2", "home23"])
  }

  @Test(
    "words of Swift stand in backticks where they have to",
    arguments: [
      ("default", "`default`", ".default"), ("self", "`self`", ".`self`"),
      ("init", "`init`", ".`init`"), ("home", "home", ".home"), ("Type", "`Type`", ".Type"),
    ])
  func keywords(_ name: String, _ declaration: String, _ use: String) {
    #expect(declared(name) == declaration)
    #expect(member(name) == use)
  }

  @Test(
    "a literal means the same text",
    arguments: [
      ("Home", #""Home""#), ("say \"hi\"", #""say \"hi\"""#), ("a\\(x)", #""a\\(x)""#),
      ("a\nb\r\tc", #""a\nb\r\tc""#), ("\u{0}", #""\u{0}""#), ("\u{202E}x", #""\u{202E}x""#),
      ("##vso[", ##""#\u{23}vso[""##), ("100%", #""100%""#), ("é", #""é""#),
      ("\u{301}e", #""\u{301}e""#), ("e\u{301}", "\"e\u{301}\""), ("a\u{200D}b", #""a\u{200D}b""#),
      ("👨‍👩‍👧", "\"👨‍👩‍👧\""), ("\u{A0}", #""\u{A0}""#), ("\u{FEFF}", #""\u{FEFF}""#),
      ("\u{E000}", #""\u{E000}""#), ("\u{2028}", #""\u{2028}""#),
    ])
  func literals(_ text: String, _ literal: String) {
    #expect(stringLiteral(text) == literal)
  }
}
