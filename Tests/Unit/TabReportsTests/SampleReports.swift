import Foundation
import JSON
import TabModel
import TabReports
import TestSamples
import Testing

/// Reports that no run made, to be written in every format.
enum SampleReport {
  static var empty: FindingReport { FindingReport(tool: "tabspec", version: "1.2.3") }

  /// A finding of every kind, in two files of three.
  static var small: FindingReport {
    var report = FindingReport(tool: "tabspec", version: "1.2.3")
    report.rules = {
      [
        ReportedRule(
          id: "duplicate-identifier", severity: .error,
          summary: "Identifiers are unique.", rationale: "Selection goes by identifier.",
          help: [
            ("What to write instead", "Write {\"identifier\": \"other\"}."),
            ("Empty", ""),
          ], url: "https://example.com/tabs"),
        ReportedRule(
          id: "long-title", severity: .note, summary: "Titles are short.",
          rationale: "Bars are not.",
          help: [], url: nil),
      ]
    }
    report.files = 3
    report.paths = ["Apps/Shop.tabspec.json", "b c.json", "fine.json"]
    report.suppressed = 2
    report.findings = shop() + broken()
    return report
  }

  private static func shop() -> [ReportedFinding] {
    let text = """
      {"tabs": [
        {"identifier": "home"},
        {"identifier": "home", "title": "𝄞é Überlang"}
      ]}
      """
    let second = range(of: #""home", "#, in: text, length: 6)
    let title = range(of: "\"𝄞", in: text, length: "\"𝄞é Überlang\"".utf8.count)
    let inside = range(of: "Überlang", in: text, length: "Überlang".utf8.count)
    var findings = findings(
      [
        Diagnostic(
          rule: "duplicate-identifier", severity: .error,
          message: "identifier 'home' is already taken", range: second,
          notes: [
            .init("first used here", at: range(of: #""home"}"#, in: text, length: 6)),
            .init("selection goes by identifier"),
          ],
          help: "give this tab an identifier of its own", url: "https://example.com/tabs",
          fixes: [Fix("remove the title", isSafe: false, [.init(title, "")])]),
        Diagnostic(
          rule: "long-title", severity: .note, message: "the title is long", range: inside,
          environments: [0, 1],
          environmentWords: "a small iPhone on 27",
          fixes: [Fix("write 'Ü'", isSafe: true, [.init(inside, "Ü")])]),
        Diagnostic(
          rule: "known", severity: .warning, message: "nobody minds",
          range: range(of: "[", in: text, length: text.utf8.count - 12)),
      ], in: text, path: "Apps/Shop.tabspec.json", identifier: "home")
    for index in findings.indices where findings[index].diagnostic.rule == "known" {
      findings[index].isBaselined = true
    }
    return findings
  }

  /// A place of two lines, in a text that is not JSON.
  private static func broken() -> [ReportedFinding] {
    findings(
      [
        Diagnostic(
          rule: "json-syntax", severity: .error, message: "here a value is expected", range: 0..<3)
      ], in: "[\n?", path: "b c.json")
  }

  /// Everything that was ever used to break out of a format.
  static let hostileText = """
    </text><script>alert(1)</script> ]]> <!-- -- --> &amp; &#x1B; "quotes" 'and' `ticks` ```\n\
    ::error::x\r\n##[error]y \u{1B}[31m\u{1B}]8;;https://evil.example\u{7} | a || b \\| \\ %0A %25 \
    \u{202E}txet\u{2066} \u{0}\u{85}\u{2028}\u{FFFE}\u{FFFF}\u{FEFF} 𝄞👩‍🚀 é\u{301} --flag \
    {0} {{1}} [click](https://evil.example) ![x](y) <https://evil.example> www.evil.example \
    @everyone #1 $x$ *b* _i_ ~~s~~ a,b:c;d=e \t end
    """

  /// The same in all places that a report has.
  static var hostile: FindingReport {
    var report = FindingReport(tool: "tabspec", version: "1.2.3")
    let text = "{\"a\": 1}"
    report.files = 1
    report.paths = [hostileText, hostileText + "2"]
    report.rules = {
      [
        ReportedRule(
          id: "odd", severity: .warning, summary: hostileText, rationale: hostileText,
          help: [(hostileText, hostileText)], url: "https://example.com/")
      ]
    }
    report.findings = findings(
      [Diagnostic.Severity.error, .warning, .note].map { severity in
        Diagnostic(
          rule: "odd", severity: severity, message: hostileText, range: 1..<4,
          notes: [.init(hostileText, at: 6..<7), .init(hostileText)], help: hostileText,
          url: "https://example.com/)|<b>", environments: [1],
          environmentWords: hostileText,
          fixes: [Fix(hostileText, isSafe: true, [.init(6..<7, hostileText)])])
      }, in: text, path: hostileText, identifier: hostileText)
    return report
  }

  /// The environments that the diagnostics name.
  private static let environments: [ReportedEnvironment] = [
    .layout(Environment(.iOS, orientation: .portrait).recorded),
    .layout(Environment(.iOS, orientation: .landscape).recorded),
  ]

  /// Findings with their places in a text worked out.
  static func findings(
    _ diagnostics: [Diagnostic], in text: String, path: String, identifier: String? = nil
  ) -> [ReportedFinding] {
    let bytes = Array(text.utf8)
    let locator = FindingLocator(bytes, document: try? JSONReader.read(bytes))
    return locator.report(diagnostics, path: path, in: environments) { _ in identifier }
  }

  /// A stretch of a text that begins where some other text is.
  static func range(of part: String, in text: String, length: Int) -> ByteRange {
    guard let start = text.utf8.firstRange(of: part.utf8)?.lowerBound else { return 0..<0 }
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    return offset..<offset + length
  }
}

/// Returns a report in the format with a name, as text.
func write(_ report: FindingReport, _ name: String) throws -> String {
  let format = try #require(FindingFormat.all.first { $0.name == name })
  return String(decoding: format.bytes(report, TextStyle()), as: UTF8.self)
}

/// The texts of a key in a report in a format of JSON, as Foundation reads it.
func texts(_ key: String, of report: FindingReport, in format: String) throws -> [String] {
  func texts(in value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap(texts) }
    guard let object = value as? [String: Any] else { return [] }
    return [object[key] as? String].compactMap(\.self) + object.values.flatMap(texts)
  }
  return texts(in: try JSONSerialization.jsonObject(with: Data(write(report, format).utf8)))
}
