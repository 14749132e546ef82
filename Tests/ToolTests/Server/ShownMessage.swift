import Foundation
import JSON

/// A message of the server as lines: texts have a colon, other values `=`. Ranges of one line have their text.
struct ShownMessage {
  let document: JSONDocument
  let isUTF8: Bool
  let spec: String
  let files: [String: String]

  var lines: [String] {
    let root = document.root
    if let result = document.member("result", of: root) {
      return scalar(result, spec).map { [$0] } ?? block(result, spec)
    }
    if let error = document.member("error", of: root) {
      return member("error", error, spec)
    }
    guard let method = document.member("method", of: root),
      let parameters = document.member("params", of: root)
    else { return [] }
    return member(document.string(method), parameters, spec)
  }

  private func member(_ name: String, _ value: JSONValue, _ text: String) -> [String] {
    if let scalar = scalar(value, text) {
      let isText =
        document.isString(value) || document.kind(of: value) == .object && scalar != "{}"
      return ["\(name)\(isText ? ":" : " =")\(scalar.isEmpty ? "" : " ")\(scalar)"]
    }
    return ["\(name):"] + block(value, text).map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// A value that needs only one line.
  private func scalar(_ value: JSONValue, _ text: String) -> String? {
    switch document.kind(of: value) {
    case .object: document.isEmpty(value) ? "{}" : place(value, text)
    case .array: document.isEmpty(value) ? "[]" : nil
    case .string, .escapedString:
      document.string(value).contains("\n") ? nil : document.string(value)
    default: String(decoding: document.bytes[document.range(of: value)], as: UTF8.self)
    }
  }

  private func block(_ value: JSONValue, _ text: String) -> [String] {
    switch document.kind(of: value) {
    case .object:
      let members = document.members(of: value)
      let uri = document.member("uri", of: value).map { document.string($0) }
      let text = uri.map { contents(of: $0) } ?? text
      return members.flatMap { member(document.string($0.key), $0.value, text) }
    case .array:
      return document.elements(of: value).flatMap { element in
        let lines = scalar(element, text).map { [$0] } ?? block(element, text)
        return lines.enumerated().map { index, line in
          index == 0 ? "- \(line)" : line.isEmpty ? "" : "  \(line)"
        }
      }
    default:
      let lines = document.string(value).components(separatedBy: "\n")
      return lines.last == "" ? lines.dropLast() + ["⟨A⟩"] : lines
    }
  }

  private func contents(of uri: String) -> String {
    if uri == EditorClient.uri { return spec }
    return files.first { URL(filePath: "/app/\($0.key)").absoluteString == uri }?.value ?? ""
  }

  /// A position or a range with its text.
  private func place(_ value: JSONValue, _ text: String) -> String? {
    if let (line, character) = position(value) { return "\(line):\(character)" }
    guard document.members(of: value).count == 2,
      let start = document.member("start", of: value).flatMap(position),
      let end = document.member("end", of: value).flatMap(position)
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
    guard document.kind(of: value) == .object, document.members(of: value).count == 2,
      let line = document.member("line", of: value).flatMap({ document.integer($0) }),
      let character = document.member("character", of: value).flatMap({ document.integer($0) })
    else { return nil }
    return (line, character)
  }
}
