import Testing

@testable import TabLint

@Suite("Lists of symbols")
struct SymbolTableTests {
  @Test("entities of a property list are replaced")
  func entities() throws {
    let table = try SymbolTable(
      Array(
        "<dict><key>symbols</key><dict><key>a&amp;b</key><string>1</string></dict></dict>".utf8))
    #expect(table.names == ["a&b"])
  }

  @Test("a name that is there twice is one")
  func repeated() throws {
    #expect(try SymbolTable(Array("house\nplus\nhouse".utf8)).names == ["house", "plus"])
  }
}
