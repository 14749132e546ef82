import JSON
import TabModel
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

    init(
      _ rule: Rule, _ about: String, _ source: String, symbols: SymbolTable? = nil,
      options: [Rule.Option: Int] = [:]
    ) {
      self.rule = rule
      self.about = about
      self.source = source
      settings.symbols = symbols
      settings.options = options
      settings.turnOn(rule)
    }

    var testDescription: String { "\(rule.id): \(about)" }
  }

  @Test(
    "are where rules.md has them",
    arguments: bars + labels + reachability + identity + hierarchy + placement)
  func boundary(_ boundary: Case) throws {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for scalar in boundary.source.unicodeScalars {
      if scalar == "↓" { marks.append(bytes.count) } else { bytes += Array(String(scalar).utf8) }
    }
    let (spec, problems) = SpecReader.read(try JSONReader.read(bytes))
    #expect(problems.isEmpty)
    let found = Linter.lint(.init(spec, settings: boundary.settings)).diagnostics
      .filter { $0.rule == boundary.rule.id }
    #expect(found.map(\.range.lowerBound).sorted() == marks, "\(found.map(\.message))")
  }

  // MARK: - Parts of specs

  static let sidebar = #""mode": "tabSidebar""#
  static let pinned = #", "preferredPlacement": "pinned""#

  static func targets(_ platform: String) -> String {
    #""targets": [{"platform": "\#(platform)", "minimumVersion": "18.0"}]"#
  }

  /// So many tabs with images of their own.
  static func tabs(_ count: Int, _ more: String = "", from first: Int = 1) -> String {
    (first..<first + count).map {
      #"{"identifier": "t\#($0)", "title": "T\#($0)", "image": "\#($0).circle"\#(more)}"#
    }.joined(separator: ", ")
  }
}
