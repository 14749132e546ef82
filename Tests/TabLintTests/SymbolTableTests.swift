import TabModel
import Testing

@testable import TabLint

@Suite("Lists of symbols")
struct SymbolTableTests {
  @Test("one name a line")
  func plainList() throws {
    let table = try SymbolTable(Array("\u{FEFF}house\r\n\n  star.fill \nhouse\nplus".utf8))
    #expect(table.names == ["house", "star.fill", "plus"])
    #expect(table.contains("plus") && !table.contains("plu") && table.release(of: "plus") == nil)
  }

  @Test("the property list of SF Symbols")
  func propertyList() throws {
    let table = try SymbolTable(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/x.dtd">
        <!-- <key>not.read</key> -->
        <plist version="1.0">
        <dict>
        \t<key>symbols</key>
        \t<dict>
        \t\t<key>house</key>
        \t\t<string>2019</string>
        \t\t<key>a&amp;b</key><string>2025.1</string>
        \t\t<key>odd</key><string>1999</string>
        \t</dict>
        \t<key>empty</key><dict/>
        \t<key>year_to_release</key>
        \t<dict>
        \t\t<key>2019</key>
        \t\t<dict><key>macOS</key><string>10.15</string><key>iOS</key><string>13.0</string></dict>
        \t\t<key>2025.1</key>
        \t\t<dict><key>iOS</key><string>26.1</string><key>macOS</key><string>26.1</string></dict>
        \t</dict>
        </dict>
        </plist>
        """.utf8))
    #expect(table.names == ["house", "a&b", "odd"])
    #expect(table.release(of: "house") == Version(13))
    #expect(table.release(of: "a&b") == Version(26, 1))
    #expect(table.contains("odd") && table.release(of: "odd") == nil)
  }

  @Test(
    "what is no list",
    arguments: [
      ("bplist00\u{1}", SymbolTableError.binary), (" \n", .noSymbols), ("", .noSymbols),
      ("<plist><dict></dict></plist>", .noSymbols), ("<plist><dict>", .malformed(offset: 13)),
      ("<plist></dict>", .malformed(offset: 14)), ("<dict><key>a", .malformed(offset: 11)),
      ("<dict", .malformed(offset: 0)), ("<key>a</key>", .malformed(offset: 12)),
    ])
  func refuses(_ text: String, _ error: SymbolTableError) {
    #expect(throws: error) { try SymbolTable(Array(text.utf8)) }
    #expect(!error.message.isEmpty)
  }
}
