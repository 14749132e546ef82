import Foundation
import TestSupport
import Testing

@testable import TabModel

/// `docs/spec-format.md` is written by hand, for its words; its tables say what the keys say.
@Suite("The page of the format")
struct FormatPageTests {
  /// A table of the page: the heading that it stands below, and the keys that it lists.
  struct Table: Sendable, CustomStringConvertible {
    let description: String
    let keys: [SpecKey]

    init(_ heading: String, _ keys: [SpecKey]) {
      description = heading
      self.keys = keys
    }
  }

  static let tables = [
    Table("The root", RootKey.definitions), Table("The sidebar", SidebarKey.definitions),
    Table("Nodes", NodeKey.definitions), Table("Availability", SpecObject.availability.keys),
    Table("Customization state", SpecObject.customization.keys),
    Table("Conditions", SpecObject.condition.keys),
    Table("Repeated nodes", SpecObject.repetition.keys),
  ]

  @Test("lists all keys, in the order of the reader", arguments: tables)
  func keys(_ table: Table) throws {
    let rows = try Self.rows(table.description)
    #expect(rows.map { Self.name($0["key"]) } == table.keys.map(\.name))
  }

  @Test("lists values, release and platforms of a key", arguments: tables)
  func columns(_ table: Table) throws {
    for (row, key) in zip(try Self.rows(table.description), table.keys) {
      let type = row["type"] ?? ""
      if case .choice(let choices) = key.shape, !type.hasPrefix("see ") {
        #expect(Self.codes(type) == choices.map(\.name), "\(key.name)")
      }
      if case .bool = key.shape { #expect(type == "bool") }
      if case .name = key.shape { #expect(type == "string, not empty") }
      if case .string = key.shape { #expect(type == "string") }
      if let since = row["since"], key.property != nil || !since.isEmpty {
        #expect(since == key.since.description, "\(key.name)")
      }
      if let missing = row["not on"] {
        let platforms = Self.platforms(missing)
        var expected = Set(PlatformName.allCases.filter(key.missingOn.contains))
        if case .choice(let choices) = key.shape {
          for choice in choices {
            expected.formUnion(PlatformName.allCases.filter(choice.missingOn.contains))
          }
        }
        #expect(platforms == expected, "\(key.name)")
      }
      // UIKit's names are not marked, and neither is anything in objects that are the format's own.
      if ["The root", "The sidebar", "Nodes"].contains(table.description) {
        let isOwn = key.property?.split(separator: ".").last.map(String.init) != key.name
        #expect(row["key"]?.contains("◇") == isOwn, "\(key.name)")
      }
    }
  }

  @Test("lists the nodes with a key, and those that require it")
  func kinds() throws {
    for (row, key) in zip(try Self.rows("Nodes"), NodeKey.allCases) {
      let names = key.kinds.map(\.name).joined(separator: ", ")
      let expected = key.kinds.count == Node.Kind.allCases.count ? "all" : names
      #expect(row["on"] == (key == .identifier ? "tab, group" : expected), "\(key.name)")
      #expect(row["default"]?.contains("**required**") == !key.requiredBy.isEmpty, "\(key.name)")
    }
  }

  @Test("names everything that a platform lacks")
  func missing() throws {
    let lists = try Self.rows("What the platforms lack")
    for platform in [PlatformName.tvOS, .visionOS] {
      let list = try #require(lists.first { $0["platform"] == platform.rawValue })
      let words = Self.codes(list["does not have"] ?? "")
      var expected: Set<String> = []
      for key in RootKey.definitions + NodeKey.definitions + SidebarKey.definitions {
        // What the sidebar lacks as a whole is not listed one by one.
        let isInSidebar = SidebarKey.definitions.contains { $0.name == key.name }
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
    let section = try #require(text.components(separatedBy: "\n## \(heading)\n").last)
    let lines = section.components(separatedBy: "\n").drop { !$0.hasPrefix("| ") }
    let table = lines.prefix { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().components(separatedBy: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    let titles = try #require(table.first)
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
