import Foundation
import JSON
import TabReports
import Testing

/// A JSON value as Foundation reads it.
private typealias Object = [String: Any]

@Suite("Finding formats of JSON, read back")
struct JSONFormatTests {
  private func issues(_ report: FindingReport) throws -> [Object] {
    let text = try write(report, "gitlab")
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Object])
  }

  private func path(of issue: Object?) throws -> String? {
    try #require(issue?["location"] as? Object)["path"] as? String
  }

  @Test("gitlab has a fingerprint for each finding")
  func gitlab() throws {
    let issues = try issues(SampleReport.hostile)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    #expect(issues.compactMap { $0["severity"] as? String } == ["major", "minor", "info"])
    #expect(try path(of: issues.first) == SampleReport.hostileText)
    let text = SampleReport.hostileText
    #expect(issues.first?["description"] as? String == "\(text); \(text)")
  }

  @Test(
    "GitLab's paths are those of the repository",
    arguments: [
      ("./a.json", "a.json"), ("a.json", "a.json"), ("././a.json", "./a.json"),
      (".a.json", ".a.json"), ("../a.json", "../a.json"), ("/a.json", "/a.json"),
    ])
  func paths(_ path: String, _ expected: String) throws {
    var report = SampleReport.empty
    report.findings = SampleReport.findings(
      [Diagnostic(rule: "r", severity: .note, message: "m", range: 0..<1)], in: "[]", path: path)
    #expect(try self.path(of: issues(report).first) == expected)
  }
}
