import Foundation
import JSON
import TabLint
import TabModel
import TestSupport
import TestTool
import Testing

@testable import TabServer
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

  @Test(
    "keys lead to the pages of their properties, which may share a name with a type",
    arguments: [
      (NodeKey.isHidden.definition, "uitab/ishidden"),
      (NodeKey.sidebarAppearance.definition, "uitabgroup/sidebarappearance-swift.property"),
      (RootKey.mode.definition, "uitabbarcontroller/mode-swift.property"),
      (RootKey.sidebar.definition, "uitabbarcontroller/sidebar-swift.property"),
      (
        SidebarKey.preferredLayout.definition,
        "uitabbarcontroller/sidebar-swift.class/preferredlayout"
      ),
      // A key of the format's own.
      (RootKey.targets.definition, nil),
    ] as [(SpecKey, String?)])
  func pages(_ key: SpecKey, _ page: String?) {
    #expect(
      KeyDescription.page(of: key)
        == page.map { "https://developer.apple.com/documentation/uikit/\($0)" })
  }

  @Test("the command prints one of them, and a spec's where none is named")
  func command() {
    let kinds = ["spec", "config", "layout", "customization", "record", "titles"]
    #expect(PrintedSchema.all.map(\.name) == kinds)
    let outputs = kinds.map { runTool(["schema", $0]).output }
    #expect(Set(outputs).count == kinds.count && outputs.allSatisfy { $0.hasSuffix("}\n") })
    for words in [[], ["--color=always"]] {
      #expect(runTool(["schema"] + words).output == outputs[0])
    }
  }

  @Test("every key of every object is there, with a description, and no other key is allowed")
  func everyKey() throws {
    let schema = try schema("spec")
    for object in SpecObject.allCases where object != .customization && object != .node {
      let path = SpecSchema.definitionName(of: object).map { "$defs/\($0)" } ?? ""
      #expect(try keys(path + "/properties", of: schema) == Set(object.keys.map(\.name)))
      #expect(try part(path, of: schema)["additionalProperties"] as? Bool == false)
      for key in object.keys {
        let description = try part("\(path)/properties/\(key.name)", of: schema)["description"]
        #expect((description as? String)?.hasPrefix(key.meaning) == true, "\(key.name)")
      }
    }
    for kind in Node.Kind.allCases {
      let path = "$defs/\(SpecSchema.definitionName(of: kind))"
      let keys = NodeKey.allCases.filter { $0.kinds.contains(kind) }
      #expect(try self.keys(path + "/properties", of: schema) == Set(keys.map(\.name)))
      let required = keys.filter { $0.requiredBy.contains(kind) }.map(\.name)
      #expect(try part(path, of: schema)["required"] as? [String] ?? [] == required)
    }
  }

  @Test("no explanation of a value is left over")
  func valueMeanings() {
    let keys = SpecObject.allCases.flatMap(\.keys)
    for (name, meanings) in ValueMeanings.all {
      let used = keys.contains { key in
        key.name == name
          && ValueMeanings.meanings(of: key).map(\.value) == meanings.map(\.value)
      }
      #expect(used, "\(name): \(meanings.map(\.value))")
    }
  }

  @Test("the words of a printed bar are words of the schema", arguments: Repository.allSpecs)
  func printedBars(_ spec: URL) throws {
    let schema = try schema("layout")
    let text = try String(contentsOf: spec, encoding: .utf8)
    let run = runTool(["resolve", "FILE", "--platform", "all", "--format", "json"], spec: text)
    let layouts = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    for bar in try #require(layouts).compactMap({ $0["tabBar"] as? [String: Any] }) {
      for key in ["position", "overflow"] {
        let words = try part("$defs/tabBar/properties/\(key)", of: schema)["enum"] as? [String]
        #expect(words?.contains(try #require(bar[key] as? String)) == true)
      }
    }
  }

  @Test("a configuration has every rule that can be changed, with its options")
  func rules() throws {
    let schema = try schema("config")
    #expect(Set(ConfigurationReader.keys) == (try keys("properties", of: schema)))
    let rules = Rule.all.filter(\.isConfigurable)
    #expect(try keys("properties/rules/properties", of: schema) == Set(rules.map(\.id)))
    for rule in rules {
      let choice = try part("properties/rules/properties/\(rule.id)", of: schema)
      #expect((choice["description"] as? String)?.hasPrefix(rule.summary) == true)
      #expect(choice["default"] as? String == rule.usualSeverity?.rawValue ?? "off")
      let forms = try #require(choice["anyOf"] as? [[String: Any]])
      let properties = try part("properties", of: try #require(forms.last))
      #expect(Set(properties.keys) == Set(["severity"] + rule.options.map(\.name)))
      for option in rule.options {
        #expect(try part(option.name, of: properties)["default"] as? Int == option.value)
      }
    }
  }

  @Test("the sample spec has every key on every kind of node")
  func everyKeySample() throws {
    let url = Repository.root.appending(path: "Tests/Schema/every-key.tabspec.json")
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array(Data(contentsOf: url))))
    #expect(problems.isEmpty)
    for kind in Node.Kind.allCases {
      let written = NodeKey.allCases.filter { key in
        spec.nodes.contains { $0.kind == kind && $0.isWritten(key) }
      }
      #expect(written == NodeKey.allCases.filter { $0.kinds.contains(kind) })
    }
  }
}
