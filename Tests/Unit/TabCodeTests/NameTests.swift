import TabCode
import TestSupport
import Testing

@Suite("Names and literals of generated code")
struct NameTests {
  @Test("are those of their tables")
  func results() throws {
    try TextTable.expect("functions-of-code.txt", Self.functions)
  }

  private static let functions: [String: @Sendable (TextTable.Row) -> String] = [
    "name of a value": { lowerCamelCase($0[0], fallback: "tab") },
    "name of a type": { upperCamelCase($0[0], fallback: "X") },
    "declared name": { declared($0[0]) },
    "used name": { member($0[0]) },
    "comment": { inComment($0[0]) },
    "literal": { stringLiteral($0[0]) },
    "name of a type in an app": { isTypeName($0[0]) ? "yes" : "no" },
    "unique names": { row in
      SwiftNames.unique((0..<row.cells.count - 1).map { row[$0] }, reserved: ["allCases"])
        .joined(separator: " ")
    },
  ]
}
