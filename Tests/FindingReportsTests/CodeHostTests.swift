import FindingReports
import Foundation
import LocatedJSON
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

  @Test(
    "a message makes no links of reviewdog's comments",
    arguments: [
      ("'[click](https://a.b)'", #"'\[click\](https\://a.b)'"#),
      ("![x](y)", #"!\[x\](y)"#), ("[a][b]", #"\[a\]\[b\]"#), ("[a]: b", #"\[a\]: b"#),
      ("<https://a.b>", #"\<https\://a.b\>"#), ("<b>", #"\<b\>"#), ("WWW.a.b", #"WWW\.a.b"#),
      (#"\[a](b)"#, #"\\\[a\](b)"#), ("write [1] or {}", "write [1] or {}"), ("a: b", "a: b"),
      ("it's 1 > 0", "it's 1 > 0"), (#"\d"#, #"\d"#), ("ftp://x", #"ftp\://x"#),
    ])
  func links(_ message: String, _ shown: String) throws {
    let text = try write(report(message), "rdjson")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.first?["message"] as? String == "\(shown)\nhelp: \(shown)")
  }
}
