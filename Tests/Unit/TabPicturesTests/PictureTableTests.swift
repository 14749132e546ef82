import TabModel
import TestSupport
import Testing

@testable import TabPictures

@Suite("Functions of pictures")
struct PictureTableTests {
  @Test("have the results of their tables")
  func results() throws {
    try TextTable.expect("functions-of-pictures.txt", Self.functions)
  }

  private static let functions: [String: @Sendable (TextTable.Row) throws -> String] = [
    "symbol of an icon": { Icon.named($0[0])?.names[0] ?? "none" },
    "shape of a variant": { row in
      let found = Icon.variants(of: row[0]).map(\.rawValue).sorted()
      return found.isEmpty ? "none" : found.joined(separator: ", ")
    },
    "direction of a text": { $0[0].isReadRightToLeft ? "right to left" : "left to right" },
    "markup of a sentence": { markup(prose: $0[0]) },
    "thousandths of a text's width": { row in
      let advance = TextAdvance(row[0])
      return "\(advance.thousandths)\(advance.isEstimated ? ", estimated" : "")"
    },
    "thousandths of a text's width in bold": {
      "\(TextAdvance($0[0], isBold: true).thousandths)"
    },
    "width of A in points": { row in
      let size: Int = try #require(Int(row[0]))
      return "\(TextAdvance("A").width(size: size))"
    },
  ]
}
