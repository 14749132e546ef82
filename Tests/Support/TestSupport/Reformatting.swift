/// JSON written in another way: the same tokens with other white space between them.
package struct Reformatting: Sendable {
  package let name: String
  /// The line break; empty if everything is on one line.
  private let newline: String
  private let indentation: String
  private let comma: String
  private let colon: String
  /// The padding inside of nonempty brackets on one line.
  private let padding: String

  private init(
    _ name: String, newline: String = "", indentation: String = "", comma: String = ",",
    colon: String = ": ", padding: String = ""
  ) {
    self.name = name
    self.newline = newline
    self.indentation = indentation
    self.comma = comma
    self.colon = colon
    self.padding = padding
  }

  /// Consistent styles in which people and programs format JSON.
  package static let all = [
    Reformatting("one line", comma: ", "),
    Reformatting("one wide line", comma: ", ", colon: " : ", padding: " "),
    Reformatting("two spaces", newline: "\n", indentation: "  "),
    Reformatting("tabs and CRLF", newline: "\r\n", indentation: "\t"),
    Reformatting("trailing spaces", newline: "  \n", indentation: " "),
    Reformatting("old Mac", newline: "\r", indentation: "   "),
  ]

  /// No white space at all.
  package static let minified = Reformatting("minified", colon: ":")

  package func callAsFunction(_ bytes: [UInt8]) -> [UInt8] {
    var result = ""
    var depth = 0
    var previous = ""
    for token in Self.tokens(bytes) {
      let opens = previous == "{" || previous == "["
      switch token {
      case "}", "]":
        depth -= 1
        if !opens { result += lineBreak(depth, else: padding) }
        result += token
      case ",": result += newline.isEmpty ? comma : ","
      case ":": result += colon
      default:
        if opens { result += lineBreak(depth, else: padding) }
        if previous == "," { result += lineBreak(depth, else: "") }
        result += token
        if token == "{" || token == "[" { depth += 1 }
      }
      previous = token
    }
    return Array(result.utf8)
  }

  private func lineBreak(_ depth: Int, else text: String) -> String {
    newline.isEmpty ? text : newline + String(repeating: indentation, count: depth)
  }

  /// The strings, words, numbers and signs of a text.
  package static func tokens(_ bytes: [UInt8]) -> [String] {
    var tokens: [String] = []
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      switch bytes[start] {
      case UInt8(ascii: "\""):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case _ where Self.signs.contains(bytes[start]): break
      default:
        while index < bytes.count, !Self.ends.contains(bytes[index]) { index += 1 }
      }
      tokens.append(String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self))
    }
    return tokens
  }

  private static let signs = Array("{}[],:".utf8)
  private static let ends = Array("{}[],: \t\r\n\"".utf8)
}
