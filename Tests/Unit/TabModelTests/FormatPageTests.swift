import Foundation
import TestSupport
import Testing

@testable import TabModel

/// `docs/spec-format.md` is written by hand, for its words; its tables say what the keys say.
@Suite("The page of the format")
struct FormatPageTests {
  /// The headings of tables, and the keys that the tables list.
  private static let tables: [(heading: String, keys: [KeyDefinition])] = [
    ("The root", SpecObject.root.keys), ("The sidebar", SpecObject.sidebar.keys),
    ("Nodes", SpecObject.node.keys), ("Availability", SpecObject.availability.keys),
    ("Customization state", SpecObject.customization.keys),
    ("Conditions", SpecObject.condition.keys), ("Repeated nodes", SpecObject.repetition.keys),
  ]

  @Test(
    "lists all keys in the order of the reader, with their values, releases, platforms and nodes")
  func keys() throws {
    for (heading, keys) in Self.tables {
      let rows = try Self.rows(heading)
      #expect(rows.map { Self.name($0["key"]) } == keys.map(\.name))
      let wrong = zip(rows, keys).flatMap { row, key in
        Self.wrongColumns(of: row, key, heading).map { "\($0) of \(key.name): \(row[$0] ?? "")" }
      }
      #expect(wrong == [], "\(heading)")
    }
  }

  /// The columns of a row that differ from the key.
  private static func wrongColumns(
    of row: [String: String], _ key: KeyDefinition, _ heading: String
  ) -> [String] {
    var wrong: [String] = []
    func expect(_ column: String, _ isRight: Bool) { if !isRight { wrong.append(column) } }
    let type = row["type"] ?? ""
    var missingOn = Set(PlatformName.allCases.filter(key.missingOn.contains))
    switch key.shape {
    case .bool: expect("type", type == "bool")
    case .name: expect("type", type == "string, not empty")
    case .string: expect("type", type == "string")
    case .choice(let choices):
      expect("type", type.hasPrefix("see ") || codes(type) == choices.map(\.name))
      for choice in choices {
        missingOn.formUnion(PlatformName.allCases.filter(choice.missingOn.contains))
      }
    default: break
    }
    if let since = row["since"], key.property != nil || !since.isEmpty {
      expect("since", since == key.since.description)
    }
    if let missing = row["not on"] { expect("not on", platforms(missing) == missingOn) }
    // UIKit's names are not marked, and neither is anything in objects that are the format's own.
    if ["The root", "The sidebar", "Nodes"].contains(heading) {
      let isOwn = key.property?.split(separator: ".").last.map(String.init) != key.name
      expect("key", row["key"]?.contains("◇") == isOwn)
    }
    if heading == "Nodes" {
      let names = key.kinds.map(\.name).joined(separator: ", ")
      let kinds = key.kinds.count == Node.Kind.allCases.count ? "all" : names
      expect("on", row["on"] == (key.name == "identifier" ? "tab, group" : kinds))
      expect("default", row["default"]?.contains("**required**") == !key.requiredBy.isEmpty)
    }
    return wrong
  }

  @Test("names everything that a platform lacks")
  func missing() throws {
    let lists = try Self.rows("What the platforms lack")
    for platform in [PlatformName.tvOS, .visionOS] {
      let list = lists.first { $0["platform"] == platform.rawValue }
      let words = Self.codes(list?["does not have"] ?? "")
      var expected: Set<String> = []
      for key in [SpecObject.root, .node, .sidebar].flatMap(\.keys) {
        // What the sidebar lacks as a whole is not listed one by one.
        let isInSidebar = SpecObject.sidebar.keys.contains { $0.name == key.name }
        if key.missingOn.contains(platform), !isInSidebar { expected.insert(key.name) }
        guard case .choice(let choices) = key.shape, !key.missingOn.contains(platform) else {
          continue
        }
        let lost = choices.filter { $0.missingOn.contains(platform) }.map(\.name)
        // Where only the default is left, that is named instead.
        if lost.count == choices.count - 1 {
          expected.formUnion([key.name, choices[0].name])
        } else {
          expected.formUnion(lost.map { "\(key.name): \($0)" })
        }
      }
      #expect(Set(words) == expected)
    }
  }

  // MARK: - Private

  /// The rows of the first table below a heading, by the titles of its columns.
  private static func rows(_ heading: String) throws -> [[String: String]] {
    let url = Repository.root.appending(path: "docs/spec-format.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let section = text.components(separatedBy: "\n## \(heading)\n").last ?? ""
    let lines = section.components(separatedBy: "\n").drop { !$0.hasPrefix("| ") }
    let table = lines.prefix { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().components(separatedBy: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    let titles = table.first ?? []
    return table.dropFirst(2).map { cells in
      Dictionary(zip(titles, cells)) { first, _ in first }
    }
  }

  private static func name(_ cell: String?) -> String { codes(cell ?? "").first ?? "" }

  /// The text between backquotes.
  private static func codes(_ cell: String) -> [String] {
    cell.matches(of: #/`([^`]+)`/#).map { String($0.1) }
  }

  private static func platforms(_ cell: String) -> Set<PlatformName> {
    Set(PlatformName.allCases.filter { cell.contains($0.rawValue) })
  }
}
