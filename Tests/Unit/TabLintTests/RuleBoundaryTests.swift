import AppCatalogs
import Foundation
import JSON
import SymbolNames
import TabModel
import TestSupport
import Testing

@testable import TabLint

/// Specs on either side of what the rules report, beyond the examples. Each file of `Tests/Cases/Rules`
/// has the cases of the rule that it is named after:
///
///     # any node, and one that is enabled
///     {"tabs": [{"identifier": "a", "title": "A", "isEnabled": true},
///       {"type": "search", "isEnabled": ↓false}]}
///     warning: 'Search' is disabled
///       note: users tap it, and nothing explains why it does not respond
///       help: leave it enabled, and explain on its screen why it is empty
///       unsafe fix: leave it enabled: 2:20 [-, "isEnabled": false-]
///
/// - Only that rule runs.
/// - `↓` is in front of every place that is reported. Findings are in the order of their places.
/// - `2:20` is a line and a column of the spec without these marks, and `[-old-]{+new+}` an edit there.
///   Places in a string catalog are JSON Pointers.
/// - An edit that the help asks for is in the spec: `"title": ↓"[-Compose-]{+Ideas+}"` is reported for the
///   title Compose, and the rule accepts Ideas.
/// - Lines between the title and the spec are settings: `symbols: a.private.symbol`,
///   `assets: Logo`, `options: long-title.root 4`, `severity: error`, and
///   `strings: {"Home": {"de": "Start"}}`, which are the entries of a string catalog in English. A text
///   is short for a translated string unit. Further lines of a setting are indented.
@Suite("The boundaries of rules")
struct RuleBoundaryTests {
  /// `UPDATE_GOLDEN=1 swift test --filter RuleBoundaryTests` records findings, but no marks, and fails.
  @Test("are where the marks are, and are reported as recorded", arguments: try RuleCases.names)
  func boundaries(_ name: String) throws {
    let file = try RuleCases(name)
    #expect(!file.cases.isEmpty)
    var lines: [String] = []
    for boundary in file.cases {
      var reported = boundary.findings
      let place = Testing.SourceLocation(
        fileID: "Cases/Rules/\(name)", filePath: file.url.path, line: boundary.line, column: 1)
      do {
        let found = try boundary.found()
        #expect(
          found.map(\.range.lowerBound) == boundary.marks,
          "\(boundary.title): \(found.map(\.message))", sourceLocation: place)
        reported = try found.flatMap(boundary.lines)
        if reported != boundary.findings {
          let changes = reported.difference(from: boundary.findings).map { change in
            switch change {
            case .remove(_, let line, _): "- \(line)"
            case .insert(_, let line, _): "+ \(line)"
            }
          }
          Issue.record(
            "\(boundary.title): other findings\n\(changes.joined(separator: "\n"))",
            sourceLocation: place)
        }
      } catch {
        Issue.record("\(boundary.title): \(error)", sourceLocation: place)
      }
      lines += boundary.head + reported + [""]
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try Data(lines.joined(separator: "\n").utf8).write(to: file.url)
      Issue.record("recorded \(name)")
    }
  }
}

struct RuleCases {
  static let folder = Repository.root.appending(path: "Tests/Cases/Rules")

  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".txt") }.sorted()
    }
  }

  let url: URL
  private(set) var cases: [RuleCase] = []

  init(_ name: String) throws {
    url = Self.folder.appending(path: name)
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    var start = 0
    while start < lines.count {
      let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("# ") } ?? lines.count
      let lines = lines[start..<end].filter { !$0.isEmpty }
      cases.append(RuleCase(lines, of: String(name.dropLast(4)), at: start + 1))
      start = end
    }
  }
}

/// A case of a rule.
struct RuleCase {
  let rule: String
  /// The number of the first line.
  let line: Int
  /// The title, the settings and the spec.
  let head: [String]
  let findings: [String]
  private let settings: [Substring]
  /// The spec without marks.
  let spec: [UInt8]
  /// The offsets of the marks.
  let marks: [Int]
  /// The spec after what the help says; nil if the case does not show it.
  let followed: [UInt8]?

  init(_ lines: [String], of rule: String, at line: Int) {
    self.rule = rule
    self.line = line
    let brace = lines.firstIndex { $0.hasPrefix("{") } ?? lines.count
    let end =
      lines[brace...].firstIndex { line in
        Diagnostic.Severity.allCases.contains { line.hasPrefix("\($0): ") }
      } ?? lines.count
    head = Array(lines[..<end])
    findings = Array(lines[end...])
    settings = head[..<brace].dropFirst().joined(separator: "\n").replacing("\n ", with: " ")
      .split(separator: "\n")
    let example = Rule.Example(head[brace...].joined(separator: "\n"))
    (spec, marks) = removingMarks(from: example.source)
    followed = example.fixed.map { Array($0.utf8) }
  }

  var title: Substring { head.first?.dropFirst(2) ?? "" }

  /// What the rule reports, in the order of the places.
  func found() throws -> [Diagnostic] {
    let (spec, problems) = SpecReader.read(try JSONReader.read(spec))
    #expect(problems.isEmpty, "\(title): \(problems.map(\.message))")
    return Linter.lint(.init(spec, settings: try settings(isAlone: true))).diagnostics
      .filter { $0.rule == rule }.sorted(by: Diagnostic.isOrderedBefore)
  }

  /// - Parameter isAlone: true if no other rule runs.
  func settings(isAlone: Bool) throws -> LintSettings {
    let rule = try #require(Rule.named(rule))
    var settings: LintSettings = isAlone ? .running(only: rule) : .running(also: rule)
    for line in self.settings {
      let parts = line.split(separator: ": ", maxSplits: 1)
      let value = parts.last ?? ""
      let values = value.components(separatedBy: ", ")
      switch parts.first {
      case "symbols": settings.symbols = SymbolTable(adding: values)
      case "assets":
        settings.assets = values.reduce(into: AssetNames()) { $0.insert(Array($1.utf8)) }
      case "options":
        for value in values {
          let words = value.components(separatedBy: " ")
          guard
            let option = Rule.all.flatMap(\.options).first(where: {
              "\($0.rule).\($0.name)" == words[0]
            })
          else { throw UnknownSetting(line: line) }
          settings.options[option] = Int(words[1])
        }
      case "severity": settings.severities[rule.id] = Diagnostic.Severity(rawValue: String(value))
      case "strings":
        guard let document = try catalog() else { continue }
        let (catalog, problems) = XCStringsReader.read(document, path: Rule.Example.catalogName)
        #expect(problems.isEmpty, "\(title): \(problems.map(\.message))")
        settings.strings = StringCatalogs([.catalog(catalog)])
      default: throw UnknownSetting(line: line)
      }
    }
    return settings
  }

  private struct UnknownSetting: Error { let line: Substring }

  /// The string catalog of the setting `strings`.
  private func catalog() throws -> JSONDocument? {
    let name = "strings: "
    guard let setting = settings.first(where: { $0.hasPrefix(name) }) else { return nil }
    let short = try JSONReader.read(Array(setting.dropFirst(name.count).utf8))
    let entries = short.writing(short.root) { entry in
      guard entry.members.allSatisfy(\.value.isString) else { return short.source(entry.range) }
      let units = short.writing(entry) { text in
        let value = short.source(text.range)
        return #"{"stringUnit": {"state": "translated", "value": \#(value)}}"#
      }
      return #"{"localizations": \#(units)}"#
    }
    return try JSONReader.read(
      Array(#"{"sourceLanguage": "en", "version": "1.0", "strings": \#(entries)}"#.utf8))
  }

  /// The lines of a finding: what it is, and every note, help and fix.
  func lines(_ diagnostic: Diagnostic) throws -> [String] {
    let catalog = try catalog()
    let locator = SourceLocator(spec)
    func place(_ offset: Int) -> String {
      let location = locator.location(of: offset)
      return "\(location.line):\(location.column)"
    }
    func prefix(_ note: Diagnostic.Note) -> String {
      guard let range = note.range else { return "" }
      guard let catalog, note.path == Rule.Example.catalogName else {
        return "\(place(range.lowerBound)): "
      }
      return "\(catalog.source(range)) at \(catalog.pointer(to: range)): "
    }
    let environments = diagnostic.environmentWords.map { " (\($0))" } ?? ""
    var lines = ["\(diagnostic.severity): \(diagnostic.message)\(environments)"]
    lines += diagnostic.notes.map { "  note: \(prefix($0))\($0.message)" }
    if let help = diagnostic.help { lines.append("  help: \(help)") }
    for fix in diagnostic.fixes {
      let edits = fix.edits.map { edit in
        let removed = edit.range.isEmpty ? "" : "[-\(locator.text(edit.range))-]"
        let added = edit.replacement.isEmpty ? "" : "{+\(edit.replacement)+}"
        return "\(place(edit.range.lowerBound)) \(removed)\(added)"
      }
      let kind = fix.isSafe ? "fix" : "unsafe fix"
      lines.append("  \(kind): \(fix.title): \(edits.joined(separator: ", "))")
    }
    // A message can have the line breaks of a title, and an edit those of the spec.
    return lines.map { $0.replacing("\n", with: "⏎") }
  }
}

extension JSONDocument {
  fileprivate func source(_ range: ByteRange) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns an object with other values.
  fileprivate func writing(_ object: JSONValue, _ other: (JSONValue) -> String) -> String {
    let members = object.members.map { "\(source($0.key.range)): \(other($0.value))" }
    return "{\(members.joined(separator: ", "))}"
  }
}
