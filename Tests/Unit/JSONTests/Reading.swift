import JSON
import TestSupport

/// The error in a text; nil for JSON.
func refusal(of bytes: [UInt8]) -> JSONSyntaxError? {
  do throws(JSONSyntaxError) {
    _ = try JSONReader.read(bytes)
    return nil
  } catch {
    return error
  }
}

func refusal(of text: String) -> JSONSyntaxError? { refusal(of: Array(text.utf8)) }

/// Reads a text that has to be JSON.
func document(_ text: String) throws -> JSONDocument { try JSONReader.read(Array(text.utf8)) }

/// The documents of the tables, which Foundation reads too.
enum JSONTables {
  static let validTables = (try? TextTable.sections(of: "valid-json.txt")) ?? []
  static let invalidTables = (try? TextTable.sections(of: "invalid-json.txt")) ?? []

  static var valid: [TextTable.Row] { validTables.flatMap(\.rows) }
  static var invalid: [TextTable.Row] { invalidTables.flatMap(\.rows) }

  static var validTexts: [[UInt8]] { valid.map { $0.cells[0] } }
  static var invalidTexts: [[UInt8]] {
    invalid.map { removingMarks("↑", from: removingMarks(from: $0.cells[0]).bytes).bytes }
  }
}

extension JSONDocument {
  /// The value at a path of keys and positions.
  func value(at path: [String]) throws -> JSONValue {
    try path.reduce(root) { value, part in
      if let position = Int(part), value.isArray { return value.elements[position] }
      guard let member = value[part] else { throw NoSuchValue(part: part) }
      return member
    }
  }

  func text(in range: ByteRange) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

struct NoSuchValue: Error {
  let part: String
}
