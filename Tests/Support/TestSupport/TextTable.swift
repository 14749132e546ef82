import Foundation
package import Testing

/// Inputs of functions and their results. Each file of `Tests/Cases/Tables` has sections with rows:
///
///     # split on a text
///     a, b → ,⟨20⟩ → a|b
///
/// - The last cell is the result for the others.
/// - `⏎` is a line break, `⟨1B⟩` the character U+001B, `⟨xFF⟩` a byte, and `⟨⟩` nothing.
package struct TextTable: Sendable, CustomTestStringConvertible {
  package let title: String
  package let rows: [Row]

  package struct Row: Sendable {
    package let cells: [[UInt8]]
    package let location: SourceLocation

    package subscript(_ index: Int) -> String { String(decoding: cells[index], as: UTF8.self) }
  }

  package var testDescription: String { title }

  /// Returns the sections of a file.
  package static func sections(of name: String) throws -> [TextTable] {
    let url = Repository.root.appending(path: "Tests/Cases/Tables/\(name)")
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    var sections: [(title: String, rows: [Row])] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      if line.hasPrefix("# ") {
        sections.append((String(line.dropFirst(2)), []))
        continue
      }
      let location = SourceLocation(
        fileID: "Cases/Tables/\(name)", filePath: url.path, line: index + 1, column: 1)
      let cells = line.components(separatedBy: " → ").map(bytes)
      sections[sections.count - 1].rows.append(Row(cells: cells, location: location))
    }
    return sections.map(TextTable.init)
  }

  /// Compares the last cells of a file with the results of functions. The title of a section is the name of its
  /// function, or begins with the name and a colon.
  package static func expect(
    _ file: String, _ functions: [String: @Sendable (Row) throws -> String]
  ) throws {
    for table in try sections(of: file) {
      let function = functions[String(table.title.prefix { $0 != ":" })]
      table.expect(function ?? { _ in "no function has this name" })
    }
  }

  /// Compares the results of a function with the last cells.
  package func expect(_ result: (Row) throws -> String) {
    for row in rows {
      do {
        let (found, expected) = (try result(row), row[row.cells.count - 1])
        if !found.utf8.elementsEqual(expected.utf8) {
          Issue.record(
            "\(title): \(found.debugDescription), not \(expected.debugDescription)",
            sourceLocation: row.location)
        }
      } catch {
        Issue.record("\(title): \(error)", sourceLocation: row.location)
      }
    }
  }

  private static func bytes(_ cell: String) -> [UInt8] {
    var parts = cell.replacing("⏎", with: "\n").components(separatedBy: "⟨")[...]
    var bytes = Array((parts.popFirst() ?? "").utf8)
    for part in parts {
      let halves = part.components(separatedBy: "⟩")
      if halves[0].hasPrefix("x"), let byte = UInt8(halves[0].dropFirst(), radix: 16) {
        bytes.append(byte)
      } else if let value = UInt32(halves[0], radix: 16), let scalar = Unicode.Scalar(value) {
        bytes += String(scalar).utf8
      }
      bytes += halves.dropFirst().joined().utf8
    }
    return bytes
  }
}

/// Throws if two values differ. `TextTable.expect` reports the error with its row.
package func requireEqual<Value: Equatable>(_ found: Value, _ expected: Value) throws {
  if found != expected { throw Mismatch("\(found), not \(expected)") }
}

package struct Mismatch: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// Returns a text without its marks, and their offsets.
package func removingMarks(
  _ mark: String = "↓", from marked: [UInt8]
) -> (bytes: [UInt8], offsets: [Int]) {
  var (bytes, offsets): ([UInt8], [Int]) = ([], [])
  let last = mark.utf8.last
  for byte in marked {
    bytes.append(byte)
    if byte == last, bytes.suffix(mark.utf8.count).elementsEqual(mark.utf8) {
      bytes.removeLast(mark.utf8.count)
      offsets.append(bytes.count)
    }
  }
  return (bytes, offsets)
}

extension String {
  /// Returns whether it contains all texts of an alternative, such as `compact + iPadOS or tvOS`, and none
  /// of those after `not`.
  package func isNamed(by alternatives: String) -> Bool {
    alternatives.components(separatedBy: " or ").contains { alternative in
      alternative.components(separatedBy: " + ").allSatisfy { text in
        text.hasPrefix("not ") ? !contains(text.dropFirst(4)) : contains(text)
      }
    }
  }
}
