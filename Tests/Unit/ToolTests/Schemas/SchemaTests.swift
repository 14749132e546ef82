import Foundation
import JSON
import TabLint
import TestSupport
import TestTool
import Testing

@testable import TabModel
@testable import TabspecTool

/// The schemas, read as JSON.
@Suite("Schemas")
struct SchemaTests {
  private func schema(_ kind: String) throws -> [String: Any] {
    let run = runTool(["schema", kind])
    #expect(run.code == 0 && run.errors.isEmpty)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any])
  }

  /// The value at a path of keys.
  private func part(_ path: String, of schema: [String: Any]) throws -> [String: Any] {
    try path.split(separator: "/").reduce(schema) { part, key in
      try #require(part[String(key)] as? [String: Any], "\(key) of \(path)")
    }
  }

  private func keys(_ path: String, of schema: [String: Any]) throws -> Set<String> {
    Set(try part(path, of: schema).keys)
  }

  @Test("the command prints one of them, and a spec's where none is named")
  func command() {
    let kinds = ["spec", "config", "customization", "record"]
    #expect(PrintedSchema.all.map(\.name) == kinds)
    let outputs = kinds.map { runTool(["schema", $0]).output }
    #expect(Set(outputs).count == kinds.count && outputs.allSatisfy { $0.hasSuffix("}\n") })
    let unnamed = [["schema"], ["schema", "--color=always"]].map { runTool($0).output }
    #expect(unnamed == [outputs[0], outputs[0]])
  }

  @Test("every key of every object is there, with a description, and no other key is allowed")
  func everyKey() throws {
    let schema = try schema("spec")
    for object in SpecObject.allCases where object != .customization && object != .node {
      let path = SpecSchema.definitionName(of: object).map { "$defs/\($0)" } ?? ""
      let written = try keys(path + "/properties", of: schema)
      #expect(written.symmetricDifference(object.keys.map(\.name)) == [], "\(object)")
      #expect(try part(path, of: schema)["additionalProperties"] as? Bool == false, "\(object)")
      let undescribed = try object.keys.filter { key in
        let property = try part("\(path)/properties/\(key.name)", of: schema)
        return (property["description"] as? String)?.hasPrefix(key.meaning) != true
      }
      #expect(undescribed.map(\.name) == [], "\(object)")
    }
    for kind in Node.Kind.allCases {
      let path = "$defs/\(SpecSchema.definitionName(of: kind))"
      let keys = SpecObject.node.keys.filter { $0.kinds.contains(kind) }
      let written = try self.keys(path + "/properties", of: schema)
      #expect(written.symmetricDifference(keys.map(\.name)) == [], "\(kind)")
      let required = keys.filter { $0.requiredBy.contains(kind) }.map(\.name)
      #expect(try part(path, of: schema)["required"] as? [String] ?? [] == required, "\(kind)")
    }
  }

  @Test("no explanation of a value is left over")
  func valueMeanings() {
    let keys = SpecObject.allCases.flatMap(\.keys)
    let unused = ValueMeanings.all.filter { name, meanings in
      !keys.contains { key in
        key.name == name
          && ValueMeanings.meanings(of: key).map(\.value) == meanings.map(\.value)
      }
    }
    #expect(unused.isEmpty, "\(unused)")
  }

  @Test("a configuration has every rule that can be changed, with its options")
  func rules() throws {
    let schema = try schema("config")
    #expect(Set(ConfigurationReader.keys) == (try keys("properties", of: schema)))
    let rules = Rule.all.filter(\.isConfigurable)
    #expect(try keys("properties/rules/properties", of: schema) == Set(rules.map(\.id)))
    let wrong = try rules.filter { rule in
      let choice = try part("properties/rules/properties/\(rule.id)", of: schema)
      let forms = try #require(choice["anyOf"] as? [[String: Any]])
      let properties = try part("properties", of: try #require(forms.last))
      let values = try rule.options.map { try part($0.name, of: properties)["default"] as? Int }
      return (choice["description"] as? String)?.hasPrefix(rule.summary) != true
        || choice["default"] as? String != rule.usualSeverity?.rawValue ?? "off"
        || Set(properties.keys) != Set(["severity"] + rule.options.map(\.name))
        || values != rule.options.map(\.value)
    }
    #expect(wrong.map(\.id) == [])
  }

  @Test("the sample spec has every key on every kind of node")
  func everyKeySample() throws {
    let path = "Tests/Checks/Schema/every-key.tabspec.json"
    let url = Repository.root.appending(path: path)
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array(Data(contentsOf: url))))
    #expect(problems.map(\.message) == [])
    let missing = Node.Kind.allCases.flatMap { kind in
      Node.keys(of: kind).filter { key in
        !spec.nodes.contains { $0.kind == kind && key.isWritten(in: $0) }
      }.map { "\(kind): \($0.name)" }
    }
    #expect(missing == [], "add them to \(path)")
  }
}
