import AppCatalogs
import Foundation
import JSON
import TabModel
import TestSupport
import Testing

@Suite("Functions of catalogs")
struct CatalogTableTests {
  @Test(
    "have the results of their tables",
    arguments: try TextTable.sections(of: "functions-of-catalogs.txt"))
  func results(_ table: TextTable) throws {
    let function = try #require(Self.functions[String(table.title.prefix { $0 != ":" })])
    table.expect(function)
  }

  private static let functions: [String: @Sendable (TextTable.Row) throws -> String] = [
    "without a region": { LanguageCode($0[0]).withoutRegion ?? "none" },
    "direction of a language": {
      LanguageCode($0[0]).direction == .rightToLeft ? "right to left" : "left to right"
    },
    "language of a folder": { StringsFile.language(ofFolder: $0.cells[0]) ?? "none" },
    "text of a .strings file": { row in
      let encodings: [(mark: [UInt8], encoding: String.Encoding)] = [
        ([], .utf8), ([0xEF, 0xBB, 0xBF], .utf8), ([], .utf16),
        ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
      ]
      let texts = try encodings.map { mark, encoding in
        let (file, problems) = readStrings(mark + (try #require(row[0].data(using: encoding))))
        #expect(problems.isEmpty, "\(encoding)", sourceLocation: row.location)
        let catalogs = try #require(StringCatalogs([.files([file])]))
        #expect(catalogs.languages == ["de"])
        return try catalogs.shownText(of: row[1], in: "de")
      }
      #expect(Set(texts).count == 1, sourceLocation: row.location)
      return texts[0]
    },
    "mistake in a .strings file": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let problems = readStrings(bytes).problems
      #expect(problems.map(\.range.lowerBound) == offsets, sourceLocation: row.location)
      return problems.map(\.message).joined(separator: "|")
    },
    "bytes that are not text": { row in
      let problems = readStrings(row.cells[0]).problems
      let isOne = problems.count == 1 && problems[0].range.count < 2
      #expect(isOne, sourceLocation: row.location)
      return problems.first?.help ?? "none"
    },
    "text of a string catalog": { row in
      let url = Repository.root.appending(path: "Tests/Tables/Titles.xcstrings")
      let (catalog, problems) = try readCatalog(try String(contentsOf: url, encoding: .utf8))
      #expect(problems.isEmpty, "\(problems.map(\.message))")
      let catalogs = try #require(StringCatalogs([.catalog(catalog)]))
      #expect(catalogs.languages == ["de", "en", "pt", "pt-BR"])
      let platform = try #require(PlatformName(rawValue: row[2]))
      return try catalogs.shownText(of: row[0], in: row[1], on: platform)
    },
    "mistakes in a string catalog": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let problems = try readCatalog(String(decoding: bytes, as: UTF8.self)).problems
        .sorted(by: Diagnostic.isOrderedBefore)
      #expect(problems.map(\.range.lowerBound) == offsets, sourceLocation: row.location)
      #expect(problems.allSatisfy { $0.severity == .error }, sourceLocation: row.location)
      return problems.map(\.message).joined(separator: "|")
    },
  ]
}

@Suite("Large and cut catalogs")
struct CatalogTests {
  @Test("only the first thousand problems are kept, and 20,000 keys take linear memory")
  func many() throws {
    let lines = String(repeating: "\"a\" = \"b\";\n", count: 1_201)
    let problems = readStrings(Array(lines.utf8)).problems
    #expect(problems.count == 1_001 && problems.last?.more == 199)
    func text(_ entry: (Int) -> String) -> String {
      let entries = (0..<20_000).map(entry).joined(separator: ",")
      return #"{"sourceLanguage": "en", "strings": {\#(entries)}}"#
    }
    let read = try readCatalog(text { #""key \#($0)": {"localizations": {"l\#($0 % 300)": {}}}"# })
    #expect(read.problems.isEmpty && read.catalog.languages.count == 301)
    let found = try readCatalog(text { #""key \#($0 % 2)": {}"# }).problems
    #expect(found.count == 1_001 && found.last?.message == "and 18,997 more like this")
  }

  @Test("any prefix of a .strings file can be read")
  func prefixes() {
    let bytes = Array(#"/* c */ "a\n" = "b\U00e9"; // d"#.utf8)
    for length in 0...bytes.count {
      let problems = readStrings(Array(bytes[..<length])).problems
      #expect(problems.count <= 1)
      #expect(problems.allSatisfy { $0.range.upperBound <= max(length, 1) + 1 })
    }
  }
}
