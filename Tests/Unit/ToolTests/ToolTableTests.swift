import TabModel
import TabReports
import TestSupport
import Testing

@testable import TabServer
@testable import TabspecTool

@Suite("Functions of the tool")
struct ToolTableTests {
  @Test("have the results of their tables")
  func results() throws {
    try TextTable.expect("functions-of-the-tool.txt", Self.functions)
  }

  private static let functions: [String: @Sendable (TextTable.Row) throws -> String] = [
    "pattern and path": { row in
      Glob(row[0]).matches(FilePath(row[1])) ? "fits" : "no"
    },
    "text in ASCII and a number of columns": { row in
      TextStyle(isUnicode: false).shown(row[0], columns: try #require(Int(row[1])))
    },
    "page of a key, whose property may share a name with a type": { row in
      let object = try #require(SpecObject.allCases.first { "\($0)" == row[0] })
      let key = try #require(object.keys.first { $0.name == row[1] })
      return KeyDescription.page(of: key) ?? "none"
    },
  ]
}
