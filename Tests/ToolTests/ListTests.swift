import Foundation
import TabLint
import TabModel
import TabPictures
import TabReports
import TestSupport
import TestTool
import Testing

@testable import TabServer
@testable import TabspecTool

/// Swift cannot list the values of a type, so a line that is missing in a list is found in the
/// sources.
@Suite("Everything that is written is in its list")
struct ListTests {
  /// The types of which there are many values, and how many their lists have.
  private static let lists: [(type: String, count: Int)] = [
    ("FindingFormat", FindingFormat.all.count), ("LayoutFormat", LayoutFormat.all.count),
    ("MatrixFormat", MatrixFormat.all.count), ("ReachFormat", ReachFormat.all.count),
    ("ChangeFormat", ChangeFormat.all.count), ("WhyFormat", WhyFormat.all.count),
    ("TitleFormat", TitleFormat.all.count), ("Platform", Platform.all.count),
    ("Rule", Rule.all.count), ("LanguageFeature", LanguageFeature.all.count),
    ("Command", Tabspec.commands.count),
  ]

  @Test(
    "no format has the name of another one",
    arguments: [
      FindingFormat.all.map(\.name), LayoutFormat.all.map(\.name), MatrixFormat.all.map(\.name),
      ReachFormat.all.map(\.name), ChangeFormat.all.map(\.name),
      WhyFormat.all.map(\.name), TitleFormat.all.map(\.name),
    ])
  func distinct(_ names: [String]) {
    #expect(Set(names).count == names.count)
  }

  /// The texts of all sources in a folder.
  private static func sources(in path: String) -> [String] {
    let folder = Repository.root.appending(path: path)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// The names of the values of a type in the sources: `static let home = Rule(`, or
  /// `static var json: LayoutFormat { Self(`.
  private func names(of type: String) throws -> [String] {
    let value = "\(type)(?:\\.picture)?[({]"
    let pattern = try Regex(
      "static (?:let|var) (\\w+)(?:(?:: \(type))? ?(?:=|\\{)\\s+\(value)|: \(type) \\{\\s+Self\\()")
    return Self.sources(in: "Sources").filter { $0.contains(type) }.flatMap { text in
      text.matches(of: pattern).compactMap { $0.output[1].substring.map(String.init) }
    }
  }

  @Test("formats, commands, platforms and rules", arguments: lists.map(\.type))
  func complete(_ type: String) throws {
    let count = try #require(Self.lists.first { $0.type == type }).count
    let names = try names(of: type)
    #expect(
      names.count == count, "\(type) has these values, and its list \(count): \(names.sorted())")
  }

  @Test("options of rules, in the list of their rule")
  func ruleOptions() {
    let names = Self.sources(in: "Sources/TabLint/Rules").flatMap { text in
      text.matches(of: /static let (\w+) = Self\(\s*of: "/).map { String($0.output.1) }
    }
    let listed = Rule.all.flatMap(\.options)
    #expect(
      names.count == listed.count,
      "declared: \(names.sorted()); in the lists of rules: \(listed.map(\.name).sorted())")
  }

  /// They are in lists of the file that declares them, or in those of others with their type.
  @Test("options and operands of commands, in the list of a command")
  func commandOptions() throws {
    let codes = Self.sources(in: "Sources/TabspecTool").map(Self.withoutWords)
    let named = Set(
      codes.flatMap { code in
        code.matches(of: /[A-Z]\w*(?:<\w+>)?\.(\w+)/).map { String($0.output.1) }
      })
    var count = 0
    for code in codes {
      for match in code.matches(of: /static let (\w+) = (?:CommandOption|Operand)</) {
        count += 1
        let name = String(match.output.1)
        let element = try Regex("[\\[,( ]\(name)(?:[,\\]\\n)]|\\.within| \\+)")
        #expect(
          named.contains(name) || code.contains(element),
          "'\(name)' is in no list of options or operands")
      }
    }
    #expect(count > 10)
  }

  /// Source without what is written in quotes and in comments.
  private static func withoutWords(_ text: String) -> String {
    text.replacing(/"""[\s\S]*?"""/, with: "").replacing(/"(?:[^"\\\n]|\\.)*"/, with: "")
      .replacing(/\/\/.*/, with: "")
  }
}
