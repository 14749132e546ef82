import Foundation
import TestSupport
import TestTool
import Testing

@testable import TabModel

@Suite("Keys and values in editors")
struct HoverTests {
  /// A text up to the inside of an object of each kind.
  private static let beginnings: [(object: SpecObject, kind: Node.Kind?, text: String)] = [
    (.root, nil, "{"), (.target, nil, #"{"targets": [{"#), (.sidebar, nil, #"{"sidebar": {"#),
    (.label, nil, #"{"bottomAccessory": {"#),
    (.node, .tab, #"{"tabs": [{"type": "tab", "#),
    (.node, .group, #"{"tabs": [{"type": "group", "#),
    (.node, .search, #"{"tabs": [{"type": "search", "#),
    (.availability, nil, #"{"tabs": [{"availability": {"#),
    (.suppression, nil, #"{"suppress": [{"#),
    (.action, nil, #"{"tabs": [{"sidebarActions": [{"#), (.image, nil, #"{"tabs": [{"image": {"#),
  ]

  /// The hovers at the first character of each text after `|`, without Markdown.
  private func hovers(_ texts: [String]) throws -> [String] {
    var client = EditorClient(nil, [:])
    let numbers = texts.map { text in
      let parts = text.split(separator: "|", maxSplits: 1)
      client.open(parts.joined())
      return client.ask("textDocument/hover", line: 0, character: parts[0].utf16.count)
    }
    let session = try client.run()
    return numbers.map { session.hover($0) }
  }

  /// All texts that the JSON Schema of specs shows.
  private func schemaTexts() throws -> Set<String> {
    let schema = try JSONSerialization.jsonObject(with: Data(runTool(["schema"]).output.utf8))
    var texts: Set<String> = []
    var values = [schema]
    while let value = values.popLast() {
      if let object = value as? [String: Any] {
        if let text = object["description"] as? String { texts.insert(text) }
        values += object.values
      } else if let list = value as? [Any] {
        values += list
      }
    }
    return texts
  }

  /// A text without what depends on the kind of the node: whether the key has to be there.
  private func meaning(_ text: String) -> String {
    text.split(separator: "\n").filter { $0 != "Required." && !$0.hasPrefix("Default: ") }
      .joined(separator: "\n")
  }

  @Test("every key has the schema's text and is in docs/spec-format.md, and every value has a text")
  func texts() throws {
    let page = try Repository.text("docs/spec-format.md")
    let schema = Set(try schemaTexts().map(meaning))
    var keys: [(name: String, text: String)] = []
    var values = keys
    var wrong: [String] = []
    for (object, kind, beginning) in Self.beginnings {
      for key in object.keys {
        if let kind, !key.kinds.contains(kind) { continue }
        let start = key.name == "type" ? #"{"tabs": [{"# : beginning
        keys.append(("\(object.name): \(key.name)", "\(start)|\"\(key.name)\": null"))
        if case .choice(let choices) = key.shape {
          values += choices.map { ($0.name, "\(start)\"\(key.name)\": |\"\($0.name)\"") }
        }
        let isThere = page.contains("`\(key.name)`") || page.contains("\"\(key.name)\"")
        if !isThere { wrong.append("\(key.name): not in docs/spec-format.md") }
      }
    }
    for (key, text) in zip(keys, try hovers(keys.map(\.text))) {
      // Apple's page comes after an empty line.
      let said = text.components(separatedBy: "\n\nhttps://")[0]
      if !schema.contains(meaning(said)) { wrong.append("\(key.name): \(said)") }
    }
    for (value, text) in zip(values, try hovers(values.map(\.text))) where text.isEmpty {
      wrong.append("\(value.name): no text")
    }
    #expect(wrong == [] && keys.count > 80 && values.count > 30)
  }
}
