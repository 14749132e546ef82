import Foundation
import JSON
import TabReports
import Testing

private typealias Object = [String: Any]

@Suite("Findings as SARIF")
struct SARIFTests {
  private func run(_ report: FindingReport) throws -> Object {
    let text = try write(report, "sarif")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [Object])?.first)
  }

  private func results(_ report: FindingReport) throws -> [Object] {
    try #require(try run(report)["results"] as? [Object])
  }

  private func rules(_ report: FindingReport) throws -> [Object] {
    let driver = try #require((try run(report)["tool"] as? Object)?["driver"] as? Object)
    return try #require(driver["rules"] as? [Object])
  }

  @Test(
    "paths become URIs",
    arguments: [
      ("./a/b c.json", "a/b%20c.json"), ("../x.json", "../x.json"),
      ("/tmp/ü", "file:///tmp/%C3%BC"),
      ("//host/x", "file:///host/x"), ("a:b#c?d%", "a%3Ab%23c%3Fd%25"), ("\n|", "%0A%7C"),
    ])
  func paths(_ path: String, _ uri: String) throws {
    var report = SampleReport.empty
    report.findings = SampleReport.findings(
      [Diagnostic(rule: "r", severity: .note, message: "m", range: 0..<1)], in: "[]", path: path)
    let location = try #require((try results(report)[0]["locations"] as? [Object])?.first)
    let place = try #require(location["physicalLocation"] as? Object)
    #expect((place["artifactLocation"] as? Object)?["uri"] as? String == uri)
  }

  @Test("what a spec holds makes neither links nor places for arguments")
  func messages() throws {
    let results = try results(SampleReport.hostile)
    // A run without a baseline reports no suppressions.
    #expect(results.allSatisfy { $0["suppressions"] == nil })
    let message = try #require(results[0]["message"] as? Object)
    let text = try #require(message["text"] as? String)
    // Only our own notes have links.
    #expect(text.matches(of: /(?:^|[^\\])\]\(/).count == 1)
    #expect(text.replacing("{{", with: "").replacing("}}", with: "").contains(/[{}]/) == false)
    let unescaped = text.replacing(/\\([\[\]\\])/) { $0.1 }
      .replacing("{{", with: "{").replacing("}}", with: "}")
    #expect(unescaped.hasPrefix(SampleReport.hostileText))
    #expect(try rules(SampleReport.hostile).count == 1)
  }

  // MARK: - Fingerprints

  private func fingerprints(_ diagnostics: [(Diagnostic, String?)], in text: String) throws
    -> [String]
  {
    var report = SampleReport.empty
    for (diagnostic, identifier) in diagnostics {
      report.findings += SampleReport.findings(
        [diagnostic], in: text, path: "a.json", identifier: identifier)
    }
    return try results(report).map {
      try #require(($0["partialFingerprints"] as? [String: String])?.values.first)
    }
  }

  private func finding(_ rule: String, at part: String, in text: String) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .note, message: "m",
      range: SampleReport.range(of: part, in: text, length: part.utf8.count))
  }

  @Test("fingerprints stay when lines and nodes move")
  func moved() throws {
    let old = #"{"tabs": [{"title": "A"}, {"title": "B"}]}"#
    let new = "\n" + #"{"tabs": [{"title": "C"}, {"title": "B"},"# + "\n" + #"{"title": "A"}]}"#
    func prints(_ text: String) throws -> [String] {
      try fingerprints(
        [(finding("r", at: #""A""#, in: text), "a"), (finding("r", at: #""B""#, in: text), "b")],
        in: text)
    }
    #expect(try prints(old) == prints(new))
    #expect(Set(try prints(old)).count == 2)
  }

  @Test("fingerprints distinguish alike findings")
  func alike() throws {
    let text = #"{"tabs": [{"title": "A"}], "mode": "x"}"#
    let title = finding("r", at: #""A""#, in: text)
    let mode = finding("r", at: #""x""#, in: text)
    let other = finding("s", at: #""A""#, in: text)
    let prints = try fingerprints(
      [(title, "a"), (title, "a"), (title, "a"), (other, "a"), (mode, nil), (title, nil)], in: text)
    #expect(Set(prints).count == prints.count)
    #expect(prints.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
