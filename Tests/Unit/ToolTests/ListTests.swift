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
  /// The types of which there are many values, and the names in their lists.
  private static let lists: [(type: String, names: [String])] = [
    ("FindingFormat", FindingFormat.all.map(\.name)),
    ("LayoutFormat", LayoutFormat.all.map(\.name)),
    ("MatrixFormat", MatrixFormat.all.map(\.name)),
    ("ChangeFormat", ChangeFormat.all.map(\.name)), ("WhyFormat", WhyFormat.all.map(\.name)),
    ("Platform", Platform.all.map { "\($0.name) \($0.device)" }),
    ("Rule", Rule.all.map(\.id)), ("LanguageFeature", LanguageFeature.all.map(\.method)),
    ("Command", Tabspec.commands.map(\.name)),
  ]

  /// The texts of all sources in a folder.
  private static func sources(in path: String) -> [String] {
    let folder = Repository.root.appending(path: path)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  @Test("formats, commands, platforms and rules, each with a name of its own")
  func complete() {
    // `static let home = Rule(`, or `static var json: LayoutFormat { Self(`.
    let value = /(?:let|var) (\w+)(?:: (\w+))? ?[={]\s+(\w+)(?:\.picture)?[({]/
    var declared: [Substring: [Substring]] = [:]
    for text in Self.sources(in: "Sources") {
      for piece in text.components(separatedBy: " static ").dropFirst() {
        guard let match = piece.prefixMatch(of: value)?.output else { continue }
        let type = match.3 == "Self" ? match.2 ?? "" : match.3
        if match.2 ?? type == type { declared[type, default: []].append(match.1) }
      }
    }
    let wrong = Self.lists.filter { type, names in
      declared[type[...]]?.count != names.count || Set(names).count != names.count
    }
    #expect(wrong.isEmpty, "\(wrong); declared: \(wrong.map { declared[$0.type[...]] ?? [] })")
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
    var (names, missing): ([String], [String]) = ([], [])
    for code in codes {
      for match in code.matches(of: /static let (\w+) = (?:CommandOption|Operand)</) {
        let name = String(match.output.1)
        names.append(name)
        let element = try Regex("[\\[,( ]\(name)(?:[,\\]\\n)]|\\.within| \\+)")
        if !named.contains(name), !code.contains(element) { missing.append(name) }
      }
    }
    #expect(names.count > 10)
    #expect(missing == [], "in no list of options or operands")
  }

  /// Source without what is written in quotes and in comments.
  private static func withoutWords(_ text: String) -> String {
    text.replacing(/"""[\s\S]*?"""/, with: "").replacing(/"(?:[^"\\\n]|\\.)*"/, with: "")
      .replacing(/\/\/.*/, with: "")
  }
}
