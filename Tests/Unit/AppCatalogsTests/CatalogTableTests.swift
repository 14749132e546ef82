import AppCatalogs
import Foundation
import JSON
import TabModel
import TestSupport
import Testing

@Suite("Functions of catalogs")
struct CatalogTableTests {
  @Test("have the results of their tables")
  func results() throws {
    try TextTable.expect("functions-of-catalogs.txt", Self.functions)
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
        let (file, problems) = readStrings(mark + (row[0].data(using: encoding) ?? Data()))
        try requireEqual(problems.map { "\($0.message) in \(encoding)" }, [])
        return try shownText(of: row[1], in: "de", among: [.files([file])], languages: ["de"])
      }
      try requireEqual(Set(texts), [texts[0]])
      return texts[0]
    },
    "mistake in a .strings file": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let problems = readStrings(bytes).problems
      try requireEqual(problems.map(\.range.lowerBound), offsets)
      return problems.map(\.message).joined(separator: "|")
    },
    "bytes that are not text": { row in
      let problems = readStrings(row.cells[0]).problems
      try requireEqual(problems.map { $0.range.count < 2 }, [true])
      return problems.first?.help ?? "none"
    },
    "text of a string catalog": { row in
      let url = Repository.root.appending(path: "Tests/Cases/Tables/Titles.xcstrings")
      let (catalog, problems) = try readCatalog(try String(contentsOf: url, encoding: .utf8))
      try requireEqual(problems.map(\.message), [])
      return try shownText(
        of: row[0], in: row[1], on: PlatformName(rawValue: row[2]), among: [.catalog(catalog)],
        languages: ["de", "en", "pt", "pt-BR"])
    },
    "mistakes in a string catalog": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let problems = try readCatalog(String(decoding: bytes, as: UTF8.self)).problems
        .sorted(by: Diagnostic.isOrderedBefore)
      try requireEqual(problems.map(\.range.lowerBound), offsets)
      try requireEqual(problems.filter { $0.severity != .error }.map(\.message), [])
      return problems.map(\.message).joined(separator: "|")
    },
  ]

  @Test("keep only the first thousand problems, and have room for 300 languages")
  func many() throws {
    let lines = String(repeating: "\"a\" = \"b\";\n", count: 1_201)
    let problems = readStrings(Array(lines.utf8)).problems
    #expect(problems.count == 1_001 && problems.last?.more == 199)
    func text(_ entry: (Int) -> String) -> String {
      let entries = (0..<5_000).map(entry).joined(separator: ",")
      return #"{"sourceLanguage": "en", "strings": {\#(entries)}}"#
    }
    let read = try readCatalog(text { #""key \#($0)": {"localizations": {"l\#($0 % 300)": {}}}"# })
    #expect(read.problems.isEmpty && read.catalog.languages.count == 301)
    let found = try readCatalog(text { #""key \#($0 % 2)": {}"# }).problems
    #expect(found.count == 1_001 && found.last?.message == "and 3,997 more like this")
  }

  @Test("read any prefix of a .strings file")
  func prefixes() {
    let bytes = Array(#"/* c */ "a\n" = "b\U00e9"; // d"#.utf8)
    let wrong = (0...bytes.count).filter { length in
      let problems = readStrings(Array(bytes[..<length])).problems
      return problems.count > 1 || problems.contains { $0.range.upperBound > max(length, 1) + 1 }
    }
    #expect(wrong == [], "lengths")
  }
}
