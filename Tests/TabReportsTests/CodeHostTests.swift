import Foundation
import JSON
import TabReports
import Testing

@Suite("Findings as code hosts read them")
struct CodeHostTests {
  private func report(_ message: String, path: String = "a.json") -> FindingReport {
    var report = SampleReport.empty
    report.findings = SampleReport.findings(
      [Diagnostic(rule: "r", severity: .note, message: message, range: 0..<1, help: message)],
      in: "[]", path: path)
    return report
  }

  @Test(
    "GitLab's paths are those of the repository",
    arguments: [
      ("./a.json", "a.json"), ("a.json", "a.json"), ("././a.json", "./a.json"),
      (".a.json", ".a.json"), ("../a.json", "../a.json"), ("/a.json", "/a.json"),
    ])
  func paths(_ path: String, _ expected: String) throws {
    let text = try write(report("m", path: path), "gitlab")
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let location = try #require(issues.first?["location"] as? [String: Any])
    #expect(location["path"] as? String == expected)
  }
}
