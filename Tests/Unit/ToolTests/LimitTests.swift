import Foundation
import TestSupport
import TestTool
import Testing

@testable import TabModel
@testable import TabspecTool

/// Documents that are made from the tables of keys: whatever a key accepts is in them, as deep and as
/// often as the limits allow. A new key or limit needs no change here.
private enum LargestSpec {
  /// The members that an object can have, as JSON.
  static func members(
    of keys: [KeyDefinition], except omitted: Set<String> = []
  ) -> [String] {
    keys.filter { !omitted.contains($0.name) }.map {
      "\"\($0.name)\": \(value(of: $0.shape, named: $0.name))"
    }
  }

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ", ") + "]"
  }

  private static func value(of shape: Shape, named name: String) -> String {
    switch shape {
    case .string, .name: name == "rule" ? #""nesting-depth""# : "\"node1\""
    case .bool: "true"
    case .formatVersion: "1"
    case .choice(let choices): "\"\(choices[0].name)\""
    case .version: "\"18.0\""
    case .image: #""house""#
    case .platform: #""iPadOS""#
    case .platforms: #"["iPadOS"]"#
    case .count: "\(TabSpec.maximumSamples)"
    case .lists: #"{"node1": ["node2"]}"#
    case .nodes: "[]"
    case .conditions: conditions
    case .object(.image): #"{"asset": "Logo"}"#
    case .object(.availability): availability
    case .object(.repetition): #"{"samples": \#(list(TabSpec.maximumSamples) { "\"S\($0)\"" })}"#
    case .object(let object): "{\(members(of: object.keys).joined(separator: ", "))}"
    case .list(.object(.variant), _): variants
    case .list(let element, _): "[\(value(of: element, named: name))]"
    }
  }

  private static func condition(_ number: Int) -> String { "\"c\(number)\"" }

  private static let conditions =
    "{"
    + (0..<TabSpec.maximumConditions).map { #"\#(condition($0)): {"meaning": "M"}"# }
    .joined(separator: ", ") + "}"

  private static let availability =
    #"{"when": [\#(condition(0)), \#(condition(1))], "unless": [\#(condition(2))]}"#

  private static let variants = list(TabSpec.maximumVariants) { number in
    let values = members(of: SpecObject.variant.keys, except: ["availability"])
    let width = number.isMultiple(of: 2) ? "compact" : "regular"
    return #"{"availability": {"horizontalSizeClass": "\#(width)"}, "#
      + values.joined(separator: ", ") + "}"
  }

  /// A node with all keys of its kind.
  private static func node(_ kind: Node.Kind, _ number: Int, _ children: String = "[]") -> String {
    // Repeated nodes in repeated nodes would exceed the number of nodes.
    let omitted: Set<String> = ["type", "identifier", "children", number == 1 ? "" : "repeats"]
    let keys = Node.keys(of: kind).map(\.definition)
    var written = [#""type": "\#(kind.name)""#] + members(of: keys, except: omitted)
    if kind != .search { written.append(#""identifier": "node\#(number)""#) }
    if kind == .group { written.append(#""children": \#(children)"#) }
    return "{\(written.joined(separator: ", "))}"
  }

  /// A spec with every key, groups inside each other up to the limit, and a number of tabs.
  static func spec(tabs count: Int) -> String {
    let deep = (2..<TabSpec.maximumGroups + 2).reversed().reduce("[]") { inner, number in
      "[\(node(.group, number, inner))]"
    }
    let tabs = (100..<100 + count).map { node(.tab, $0) }
    let nodes = [node(.tab, 1), node(.search, 0)] + tabs
    let members = members(of: SpecObject.root.keys, except: ["tabs", "targets"])
    return "{\(members.joined(separator: ", ")), "
      + "\"tabs\": [\(nodes.joined(separator: ",\n")), \(deep.dropFirst())}"
  }
}

/// `TABSPEC_DERIVATION=full` also fixes what is found, and makes a second page.
@Suite("Specs at the limits, with every key", .timeLimit(.minutes(10)))
struct LimitTests {
  private static let isFull = ProcessInfo.processInfo.environment["TABSPEC_DERIVATION"] == "full"

  /// The commands that read a spec, with all of their formats.
  private static func lines() throws -> [String] {
    var lines = ["resolve FILE --platform ipad --why node1.1", "generate FILE"]
    if isFull { lines.append("lint FILE --fix --diff") }
    let operands = [
      "validate": "FILE", "lint": "FILE --write-baseline b.json", "resolve": "FILE --platform all",
      "matrix": "FILE",
      "diff": "FILE --platform iphone..ipad",
    ]
    for command in Tabspec.tool.description.commands {
      guard let operands = operands[command.name] else { continue }
      for option in command.options where option.long == "format" {
        guard case .value(_, var formats, _) = option.shape else { continue }
        // The page of a matrix has the layouts of all platforms, too.
        if command.name == "resolve", !isFull { formats.removeAll { $0 == "html" } }
        // One run makes all, since reading takes most of the time.
        let files = formats.map { "--format \($0)=Made.\($0)" }.joined(separator: " ")
        lines.append("\(command.name) \(operands) \(files)")
      }
    }
    return lines
  }

  @Test(
    "have no reading errors, and every command ends with an answer",
    arguments: ["UIKit", "SwiftUI"])
  func commands(_ framework: String) throws {
    let spec = LargestSpec.spec(tabs: 3).replacing(
      #""framework": "UIKit""#, with: #""framework": "\#(framework)""#)
    let reading = runTool(["lint", "FILE", "-f", "concise", "--max-findings", "3"], spec: spec)
    for rule in ReadingRule.allCases {
      #expect(!reading.output.contains("[\(rule.rawValue)]"), "\(reading.output.prefix(2_000))")
    }
    // SwiftUI differs in layouts, findings and code; formats, fixes and baselines are the same.
    let lines =
      framework == "UIKit"
      ? try Self.lines()
      : ["resolve FILE --platform ipad --why node1.1", "lint FILE", "generate FILE"]
    for line in lines {
      let run = runTool(line.split(separator: " ").map(String.init), spec: spec)
      #expect([0, 1].contains(run.code), "\(line): \(run.code) \(run.errors.prefix(500))")
    }
  }

  @Test("one array or group more is one finding, in the deepest documents, too")
  func depth() {
    let nested = String(repeating: "[", count: 100_000)
    let run = runTool(["validate", "FILE", "-f", "concise"], spec: nested)
    #expect(run.output.contains("App.tabspec.json:1:101: error"))
    #expect(run.output.split(separator: "\n").count <= 2)
  }
}
