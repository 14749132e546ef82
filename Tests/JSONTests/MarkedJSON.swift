import JSON

/// A text that is not JSON, what is wrong with it, and where: `↓` stands before the first byte of
/// the problem, and `↑` after its last one where that matters.
struct RefusedText: Sendable, CustomStringConvertible {
  let bytes: [UInt8]
  let problem: JSONSyntaxError.Problem
  /// Nil where the place is not what the example is about.
  let start: Int?
  let end: Int?

  init(_ marked: String, _ problem: JSONSyntaxError.Problem) {
    var bytes: [UInt8] = []
    var start: Int?
    var end: Int?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "↓": start = bytes.count
      case "↑": end = bytes.count
      default: bytes += Array(String(scalar).utf8)
      }
    }
    self.bytes = bytes
    self.problem = problem
    self.start = start
    self.end = end
  }

  init(_ bytes: [UInt8], _ problem: JSONSyntaxError.Problem, at start: Int) {
    self.bytes = bytes
    self.problem = problem
    self.start = start
    end = nil
  }

  var description: String { String(decoding: bytes.prefix(60), as: UTF8.self) }
}

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

extension JSONDocument {
  /// A value by its path through keys and positions.
  func value(at path: String...) throws -> JSONValue {
    var value = root
    for part in path {
      if let position = Int(part), kind(of: value) == .array {
        value = elements(of: value)[position]
      } else if let member = member(part, of: value) {
        value = member
      } else {
        throw NoSuchValue(part: part)
      }
    }
    return value
  }

  func text(in range: ByteRange) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

struct NoSuchValue: Error {
  let part: String
}
