import Foundation
import JSON

/// A message of the server as lines: texts have a colon, other values `=`. Ranges of one line have their text.
struct ShownMessage {
  let document: JSONDocument
  let isUTF8: Bool
  let spec: String
  let files: [String: String]

  var lines: [String] {
    let message = document.root
    if let result = message["result"] {
      return scalar(result, spec).map { [$0] } ?? block(result, spec)
    }
    if let error = message["error"] { return member("error", error, spec) }
    guard let method = message["method"]?.string, let parameters = message["params"] else {
      return []
    }
    return member(method, parameters, spec)
  }

  private func member(_ name: String, _ value: JSONValue, _ text: String) -> [String] {
    if let scalar = scalar(value, text) {
      let isText = value.isString || value.isObject && scalar != "{}"
      return ["\(name)\(isText ? ":" : " =")\(scalar.isEmpty ? "" : " ")\(scalar)"]
    }
    return ["\(name):"] + block(value, text).map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// A value that needs only one line.
  private func scalar(_ value: JSONValue, _ text: String) -> String? {
    switch value.content {
    case .object: value.isEmpty ? "{}" : place(value, text)
    case .array: value.isEmpty ? "[]" : nil
    case .string(let string): string.contains("\n") ? nil : string
    case .number, .bool, .null: String(decoding: document.bytes[value.range], as: UTF8.self)
    }
  }

  private func block(_ value: JSONValue, _ text: String) -> [String] {
    switch value.content {
    case .object(let members):
      let text = value["uri"]?.string.map(contents(of:)) ?? text
      return members.flatMap { member($0.key.value, $0.value, text) }
    case .array(let elements):
      return elements.flatMap { element in
        let lines = scalar(element, text).map { [$0] } ?? block(element, text)
        return lines.enumerated().map { index, line in
          index == 0 ? "- \(line)" : line.isEmpty ? "" : "  \(line)"
        }
      }
    case .string(let string):
      let lines = string.components(separatedBy: "\n")
      return lines.last == "" ? lines.dropLast() + ["⟨A⟩"] : lines
    case .number, .bool, .null: return []
    }
  }

  private func contents(of uri: String) -> String {
    if uri == EditorClient.uri { return spec }
    return files.first { URL(filePath: "/app/\($0.key)").absoluteString == uri }?.value ?? ""
  }

  /// A position or a range with its text.
  private func place(_ value: JSONValue, _ text: String) -> String? {
    if let (line, character) = position(value) { return "\(line):\(character)" }
    guard value.members.count == 2, let start = value["start"].flatMap(position),
      let end = value["end"].flatMap(position)
    else { return nil }
    let from = "\(start.line):\(start.character)-"
    if start.line != end.line { return "\(from)\(end.line):\(end.character)" }
    let lines = text.components(separatedBy: "\n")
    let line = lines.indices.contains(start.line) ? lines[start.line] : ""
    let (first, last) = (start.character, end.character)
    let shown =
      isUTF8
      ? String(decoding: line.utf8.prefix(last).dropFirst(first), as: UTF8.self)
      : String(decoding: line.utf16.prefix(last).dropFirst(first), as: UTF16.self)
    return "\(from)\(last)\(shown.isEmpty ? "" : " ")\(shown)"
  }

  private func position(_ value: JSONValue) -> (line: Int, character: Int)? {
    guard value.members.count == 2, let line = value["line"]?.integer,
      let character = value["character"]?.integer
    else { return nil }
    return (line, character)
  }
}
