import JSON
import TabModel
import TestSupport
import Testing

@testable import TabLint

/// Specs on either side of what the rules report, beyond the examples. `↓` stands in front of every
/// place that is reported.
@Suite("The boundaries of rules")
struct RuleBoundaryTests {
  struct Case: CustomTestStringConvertible {
    let rule: Rule
    let about: String
    let source: String
    var symbols: SymbolTable?
    var settings = LintSettings()
    /// What the messages have, one part for each; none where only the places count.
    let says: [String]
    /// All messages, from the first to the last; none where their parts are enough.
    let messages: [String]
    /// What the helps have, one part for each.
    let helps: [String]
    /// The severity of every finding; nil if it does not matter.
    let severity: Diagnostic.Severity?

    init(
      _ rule: Rule, _ about: String, _ source: String, symbols: SymbolTable? = nil,
      strings: String = "", assets: [String]? = nil, options: [Rule.Option: Int] = [:],
      says: [String] = [], messages: [String] = [], helps: [String] = [],
      configured: Diagnostic.Severity? = nil, severity: Diagnostic.Severity? = nil
    ) {
      self.rule = rule
      self.about = about
      self.source = source
      settings.symbols = symbols
      Rule.Example(source, strings: strings, assets: assets).bring(to: &settings)
      settings.options = options
      settings.runOnly(rule)
      if let configured { settings.severities[rule.id] = .some(configured) }
      self.says = says
      self.messages = messages
      self.helps = helps
      self.severity = severity
    }

    var testDescription: String { "\(rule.id): \(about)" }
  }

  private static let all: [Case] = [
    bars, labels, platforms, reachability, identity, hierarchy, placement, lists, silences,
    words, helps, languages, conditions, samples, counted, numbers, swiftUI, choices,
  ].flatMap { $0 }

  @Test("are where rules.md has them", arguments: all)
  func boundary(_ boundary: Case) throws {
    let (found, marks) = try findings(boundary)
    #expect(found.map(\.range.lowerBound).sorted() == marks, "\(found.map(\.message))")
    for part in boundary.says {
      #expect(found.contains { $0.message.contains(part) }, "\(found.map(\.message))")
    }
    if !boundary.messages.isEmpty { #expect(found.map(\.message) == boundary.messages) }
    for part in boundary.helps {
      #expect(found.contains { $0.help?.contains(part) == true }, "\(found.map(\.help))")
    }
    if let severity = boundary.severity {
      #expect(found.map(\.severity) == marks.map { _ in severity })
    }
  }

  /// The golden file is meant to be read: what is said has to be true of the spec, and what a help
  /// asks for has to be all that there is to do.
  @Test("have the recorded messages")
  func texts() throws {
    var text = ""
    for boundary in Self.all {
      let found = try findings(boundary).found
      if found.isEmpty { continue }
      text += "\(boundary.rule.id): \(boundary.about)\n"
      for diagnostic in found { text += recorded(diagnostic) }
    }
    try expectGolden(text, "rule-cases.txt")
  }

  /// What a case's rule finds, and where the marks are.
  private func findings(_ boundary: Case) throws -> (found: [Diagnostic], marks: [Int]) {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for scalar in boundary.source.unicodeScalars {
      if scalar == "↓" { marks.append(bytes.count) } else { bytes += Array(String(scalar).utf8) }
    }
    let (spec, problems) = SpecReader.read(try JSONReader.read(bytes))
    #expect(problems.isEmpty, "\(problems.map(\.message))")
    let found = Linter.lint(.init(spec, settings: boundary.settings)).diagnostics
      .filter { $0.rule == boundary.rule.id }
    return (found, marks)
  }

  // MARK: - Parts of specs

  static let iPhoneAndPad = #"""
    "targets": [{"platform": "iOS", "minimumVersion": "18.0"},
                {"platform": "iPadOS", "minimumVersion": "18.0"}]
    """#
  static let sidebar = #""mode": "tabSidebar""#
  static func quiet(_ rule: String) -> String {
    #", "suppress": [{"rule": "\#(rule)", "reason": "r"}]"#
  }

  static let pinned = #", "preferredPlacement": "pinned""#

  static func targets(_ platform: String, _ minimum: String = "18.0") -> String {
    #""targets": [{"platform": "\#(platform)", "minimumVersion": "\#(minimum)"}]"#
  }

  /// So many tabs with images of their own.
  static func tabs(_ count: Int, _ more: String = "", from first: Int = 1) -> String {
    (first..<first + count).map {
      #"{"identifier": "t\#($0)", "title": "T\#($0)", "image": "\#($0).circle"\#(more)}"#
    }.joined(separator: ", ")
  }
}
