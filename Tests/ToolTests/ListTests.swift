import ChangeReports
import FindingReports
import Foundation
import LayoutReports
import SurveyReports
import TabLayout
import TabLint
import TabPictures
import TestSupport
import Testing
import TitleReports

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
    ("SessionFormat", SessionFormat.all.count), ("PrintedSchema", PrintedSchema.all.count),
    ("TitleFormat", TitleFormat.all.count), ("Platform", Platform.all.count),
    ("Rule", Rule.all.count),
    ("Command", Tabspec.commands.count),
  ]

  @Test(
    "no format has the name of another one",
    arguments: [
      FindingFormat.all.map(\.name), LayoutFormat.all.map(\.name), MatrixFormat.all.map(\.name),
      ReachFormat.all.map(\.name), ChangeFormat.all.map(\.name), SessionFormat.all.map(\.name),
      WhyFormat.all.map(\.name), TitleFormat.all.map(\.name),
    ])
  func distinct(_ names: [String]) {
    #expect(Set(names).count == names.count)
  }

  /// The names of the values of a type in the sources: `static let sarif = FindingFormat(`.
  private func names(of type: String) throws -> [String] {
    let pattern = try Regex("static (?:let|var) (\\w+)(?:: \(type))? ?(?:=|\\{)\\s+\(type)[({]")
    let sources = Repository.root.appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      names += text.matches(of: pattern).compactMap { $0.output[1].substring.map(String.init) }
    }
    return names
  }

  @Test("formats, commands, platforms, rules and schemas", arguments: lists.map(\.type))
  func complete(_ type: String) throws {
    let count = try #require(Self.lists.first { $0.type == type }).count
    let names = try names(of: type)
    #expect(
      names.count == count, "\(type) has these values, and its list \(count): \(names.sorted())")
  }
}
