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

  @Test("every key has the text of the schema")
  func keys() throws {
    var texts: [String] = []
    var names: [String] = []
    for (object, kind, beginning) in Self.beginnings {
      for key in object.keys {
        let isNodes =
          kind != nil
          && !NodeKey.allCases.contains {
            $0.name == key.name && $0.kinds.contains(kind ?? .tab)
          }
        if isNodes { continue }
        let start = key.name == "type" ? #"{"tabs": [{"# : beginning
        texts.append("\(start)|\"\(key.name)\": null")
        names.append("\(object.name): \(key.name)")
      }
    }
    let schema = Set(try schemaTexts().map(meaning))
    #expect(texts.count > 80)
    for (name, text) in zip(names, try hovers(texts)) {
      // Apple's page comes after an empty line.
      let said = text.components(separatedBy: "\n\nhttps://")[0]
      #expect(schema.contains(meaning(said)), "\(name): \(said)")
    }
  }

  @Test("every key is in docs/spec-format.md, too")
  func documentation() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/spec-format.md"), encoding: .utf8)
    for (object, _, _) in Self.beginnings {
      for key in object.keys {
        let isThere = page.contains("`\(key.name)`") || page.contains("\"\(key.name)\"")
        #expect(isThere, "\(key.name)")
      }
    }
  }

  @Test("every value has a meaning")
  func choices() throws {
    var texts: [String] = []
    var names: [String] = []
    for (object, _, beginning) in Self.beginnings {
      for key in object.keys {
        guard case .choice(let choices) = key.shape else { continue }
        for choice in choices {
          let start = key.name == "type" ? #"{"tabs": [{"# : beginning
          texts.append("\(start)\"\(key.name)\": |\"\(choice.name)\"")
          names.append(choice.name)
        }
      }
    }
    #expect(texts.count > 30)
    for (name, text) in zip(names, try hovers(texts)) {
      #expect(!text.isEmpty, "\(name)")
    }
  }
}
