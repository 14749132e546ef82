import AppCatalogs
import Foundation
import JSON
import TabModel
import Testing

/// Reads `.strings` files, each with its language, as one table.
private func catalogs(_ files: [(language: String, bytes: [UInt8])]) throws -> StringCatalogs {
  try #require(
    StringCatalogs(
      files.map { file in
        let (read, problems) = StringsFile.read(
          file.bytes, path: "\(file.language).lproj/L.strings", language: file.language, group: [1])
        #expect(problems.isEmpty, "\(problems.map(\.message))")
        return .files([read])
      }))
}

private func texts(_ key: String, _ catalogs: StringCatalogs) throws -> [String] {
  let document = try JSONReader.read(Array(jsonString(key).utf8))
  let entry = catalogs.entry(of: document.root, in: document, on: .iOS)
  return catalogs.languages.indices.map { language in
    let text = catalogs.text(of: key, entry, in: language)
    return text.text + (text.isMissing ? "?" : "")
  }
}

@Suite("Strings files")
struct StringsFileTests {
  @Test(
    "have keys, texts, comments and escapes",
    arguments: [
      (#""a" = "b";"#, "a", "b"), (#"a=b;"#, "a", "b"), (#"'a' = "b" ;"#, "a", "b"),
      (#"/* x */ "a" /* y */ = // z"# + "\n" + #""b"/**/;"#, "a", "b"),
      (#""a\"b" = "c\\d\n\t\r";"#, "a\"b", "c\\d\n\t\r"),
      (#""\U0061" = "\u00e9\U1F600";"#, "a", "é\u{1F60}0"),
      (#""a" = "\UD83D\UDE00";"#, "a", "😀"), (#""a" = "\101\0\x";"#, "a", "A\u{0}x"),
      (#""a";"#, "a", "a"), (#""é" = "ü";"#, "é", "ü"), ("\"a\" = \"b\nc\";", "a", "b\nc"),
      (#""a" = "😀b";"#, "a", "😀b"),
    ])
  func pairs(_ source: String, _ key: String, _ expected: String) throws {
    for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] {
      var bytes = Array(try #require(source.data(using: encoding)))
      if encoding == .utf16LittleEndian { bytes = [0xFF, 0xFE] + bytes }
      if encoding == .utf16BigEndian { bytes = [0xFE, 0xFF] + bytes }
      let found = try texts(key, catalogs([("de", bytes)]))
      #expect(found == [expected], "\(encoding)")
    }
    let marked = try catalogs([("de", [0xEF, 0xBB, 0xBF] + Array(source.utf8))])
    #expect(try texts(key, marked) == [expected])
  }

  @Test("of several languages form one table")
  func languages() throws {
    let table = try catalogs([
      ("en", Array(#""a" = "A"; "b" = "B";"#.utf8)),
      ("de", Array(#""b" = "Be"; "c" = "Ce";"#.utf8)),
    ])
    #expect(table.languages == ["de", "en"] && table.sourceLanguage == "en")
    #expect(try texts("a", table) == ["A?", "A"])
    #expect(try texts("b", table) == ["Be", "B"])
    #expect(try texts("c", table) == ["Ce", "c"])
    #expect(table.keys == ["a", "b", "b", "c"])
  }

  @Test(
    "report problems at their position",
    arguments: [
      (#""a" = "b"↓"#, "a semicolon is missing after the text"),
      (#""a" = "b"↓ "c" = "d";"#, "a semicolon is missing after the text"),
      (#""a" = ↓;"#, "a string is expected here"),
      (#""a" = ↓"b;"#, "this string has no closing quote"),
      (#"↓/* a"#, "this comment is not closed"),
      ("↓<?xml version=\"1.0\"?>", "a string is expected here"),
      (#""a" = "↓\Ug";"#, "\\U needs four hexadecimal digits"),
      (#""a" = "↓\UD800";"#, "this escape is half of a character"),
      (#""a" = "b"; ↓"\U0061" = "c";"#, "duplicate key 'a'"),
      ("\"a\"↓\u{0} = \"b\";", "this is a zero byte, as in UTF-16 without a byte order mark"),
      (#""a" = ↓"#, "a string is missing at the end"),
    ])
  func problems(_ marked: String, _ message: String) throws {
    let parts = marked.components(separatedBy: "↓")
    let (_, problems) = StringsFile.read(
      Array(parts.joined().utf8), path: "L.strings", language: "de", group: [])
    #expect(problems.map(\.message) == [message])
    #expect(problems.first?.range.lowerBound == parts[0].utf8.count)
  }

  @Test(
    "that are not text are rejected",
    arguments: [
      [0x22, 0xC3, 0x28], [0xFF, 0xFE, 0x00], [0xFE, 0xFF, 0xD8, 0x00], [0xFF, 0xFE, 0x00, 0xDC],
      [0xED, 0xA0, 0x80], [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x41],
    ] as [[UInt8]])
  func encodings(_ bytes: [UInt8]) {
    let (_, problems) = StringsFile.read(bytes, path: "", language: "de", group: [])
    #expect(problems.count == 1 && problems[0].help == "save the file as UTF-8")
    #expect(problems[0].range.count < 2)
  }

  @Test("with many problems have the first thousand, and one that counts the others")
  func manyProblems() {
    let lines = String(repeating: "\"a\" = \"b\";\n", count: 1_201)
    let (_, problems) = StringsFile.read(
      Array(lines.utf8), path: "L.strings", language: "de", group: [])
    #expect(problems.count == 1_001)
    #expect(problems.last?.more == 199)
  }

  @Test("are read from any prefix")
  func prefixes() {
    let bytes = Array(#"/* c */ "a\n" = "b\U00e9"; // d"#.utf8)
    for length in 0...bytes.count {
      let (_, problems) = StringsFile.read(
        Array(bytes[..<length]), path: "", language: "de", group: [])
      #expect(problems.count <= 1)
      #expect(problems.allSatisfy { $0.range.upperBound <= max(length, 1) + 1 })
    }
  }

  @Test(
    "have the language of their folder",
    arguments: [
      ("de.lproj", "de"), ("pt-BR.lproj", "pt-BR"), (".lproj", nil), ("de", nil),
      ("Base.lproj", nil),
    ]
      as [(String, String?)])
  func folders(_ folder: String, _ language: String?) {
    #expect(StringsFile.language(ofFolder: Array(folder.utf8)) == language)
  }
}
