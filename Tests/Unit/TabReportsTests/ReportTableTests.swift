import JSON
import TabAnalysis
import TabModel
import TestSupport
import Testing

@testable import TabReports

@Suite("Functions of reports")
struct ReportTableTests {
  @Test(
    "have the results of their tables",
    arguments: try TextTable.sections(of: "functions-of-reports.txt"))
  func results(_ table: TextTable) throws {
    let parts = table.title.components(separatedBy: ": ")
    if let list = parts.last, parts[0].hasPrefix("environments in ") {
      let names = list.components(separatedBy: ", ")
      let platforms = Platform.all.filter {
        names.contains($0.isSpecialDevice ? $0.device : $0.name.rawValue)
      }
      let all = platforms.flatMap { platform in
        platform.releases(from: Version(18, 4)).flatMap(platform.environments)
      }
      let list = EnvironmentList(all)
      table.expect { row in
        let named = all.indices.filter { all[$0].name.isNamed(by: row[0]) }
        // The order in which they are given makes no difference.
        let phrases = [named, named.reversed()].map { list.phrase(for: $0) }
        let texts = phrases.map { phrase in
          Int(row[1]).map { phrase.lines(columns: $0).joined(separator: "\n") } ?? phrase.text
        }
        return texts.uniqued().joined(separator: ", or ")
      }
    } else {
      table.expect(try #require(Self.functions[parts[0]]))
    }
  }

  private static let functions: [String: @Sendable (TextTable.Row) throws -> String] = [
    "columns of a text": { "\($0[0].displayWidth)" },
    "text padded to columns": { try $0[0].padded(to: number($0[1])) },
    "text cut to columns": { try $0[0].truncated(to: number($0[1])) },
    "text cut to columns in ASCII": { try $0[0].truncated(to: number($0[1]), ellipsis: "...") },
    "text wrapped to 8 columns": { $0[0].wrapped(to: 8).joined(separator: "\n") },
    "list wrapped to columns": { row in
      let items = row[0].components(separatedBy: ", ")
      return wrapped(items, separator: ", ", to: try number(row[1])).joined(separator: "\n")
    },
    "styled text": { styled($0, TextStyle(usesColor: true)) },
    "styled text without colour": { styled($0, TextStyle()) },
    "shown text": { TextStyle().shown($0[0]) },
    "shown text in ASCII": { TextStyle(isUnicode: false).shown($0[0]) },
    "shown text in columns": { try TextStyle().shown($0[0], columns: number($0[1])) },
    "readable width of a terminal's width": {
      try "\(TextStyle(width: number($0[0])).readableWidth)"
    },
    "Markdown": { markdownEscaped($0[0]) },
    "meaning in the legend of a matrix": { try legend(ofConditionMeaning: $0[0]) },
    "path in GitLab's report": { try text("path", with: $0[0], in: "gitlab") },
    "URI in SARIF": { try text("uri", with: $0[0], in: "sarif") },
    "columns before the bar after a line's number": gutter,
    "diff": { row in
      let diff = diff(row)
      let text = String(decoding: diff.bytes, as: UTF8.self)
      if diff.isEmpty { return text }
      let parts = text.components(separatedBy: "--- old\n+++ new\n")
      return parts.first == "" ? parts.dropFirst().joined() : text
    },
    "name in the head of a diff": { row in
      let diff = UnifiedDiff(from: [], to: [10], oldName: row.cells[0], newName: [98])
      let text = String(decoding: diff.bytes, as: UTF8.self)
      return text.dropFirst(4).components(separatedBy: "\n+++ b\n")[0]
    },
    "diff in colour": {
      String(decoding: diff($0).shown(TextStyle(usesColor: true)), as: UTF8.self)
    },
  ]

  private static func number(_ text: String) throws -> Int { try #require(Int(text)) }

  private static func styled(_ row: TextTable.Row, _ style: TextStyle) -> String {
    style.styled(row[1], row[0] == "error" ? .error : .plain)
  }

  private static func diff(_ row: TextTable.Row) -> UnifiedDiff {
    UnifiedDiff(
      from: row.cells[0], to: row.cells[1], oldName: Array("old".utf8),
      newName: Array("new".utf8))
  }

  private static func legend(ofConditionMeaning meaning: String) throws -> String {
    let spec = SpecReader.read(
      try JSONReader.read(
        Array(
          """
          {"conditions": {"on": {"meaning": \(jsonString(meaning))}}, "tabs": [
            {"identifier": "a", "title": "A", "availability": {"when": ["on"]}}]}
          """.utf8))
    ).0
    let environments = [true, false].map { holds in
      var environment = Environment(.iOS)
      environment.conditions = spec.usualConditions.setting("on", to: holds)
      return environment
    }
    return Matrix(spec, in: environments).meanings.map(\.text).joined(separator: "\n")
  }

  /// The first text of a key in a report of one finding in a file with a path.
  private static func text(_ key: String, with path: String, in format: String) throws -> String {
    var report = SampleReport.empty
    report.findings = SampleReport.findings(
      [Diagnostic(rule: "r", severity: .note, message: "m", range: 0..<1)], in: "[]", path: path)
    return try texts(key, of: report, in: format).first ?? "none"
  }

  /// Line numbers are right-aligned, and the bars of all lines are below each other.
  private static func gutter(_ row: TextTable.Row) throws -> String {
    let (line, noteLine) = (try number(row[0]), try number(row[1]))
    let diagnostic = Diagnostic(
      rule: "r", severity: .note, message: "m", range: line - 1..<line - 1,
      notes: [.init("n", at: noteLine - 1..<noteLine - 1)])
    var report = SampleReport.empty
    report.findings = SampleReport.findings(
      [diagnostic], in: String(repeating: "\n", count: max(line, noteLine)), path: "a.json")
    let text = try write(report, "text")
    let width = text.split(separator: "\n").first { $0.contains("│ ^") }?.prefix { $0 == " " }.count
    guard let width else { return text }
    func isThere(_ start: String, _ end: String) -> Bool {
      text.contains("\n" + String(repeating: " ", count: width - start.count) + start + end)
    }
    let isAligned = isThere("\(line) ", "│\n") && isThere("\(noteLine) ", "│\n")
    return isAligned && isThere("", "= note: n") ? "\(width - 1)" : text
  }
}
