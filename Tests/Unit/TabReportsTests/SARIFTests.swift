import JSON
import TabReports
import Testing

@Suite("Findings as SARIF")
struct SARIFTests {
  @Test("what a spec holds makes neither links nor places for arguments")
  func messages() throws {
    let messages = try texts("text", of: SampleReport.hostile, in: "sarif").filter {
      $0.contains("note: ")
    }
    #expect(messages.count == 3)
    for text in messages {
      // Only our own notes have links.
      #expect(text.matches(of: /(?:^|[^\\])\]\(/).count == 1)
      let withoutBraces = text.replacing("{{", with: "").replacing("}}", with: "")
      #expect(withoutBraces.matches(of: /[{}]/).isEmpty)
      let unescaped = text.replacing(/\\([\[\]\\])/) { $0.1 }
        .replacing("{{", with: "{").replacing("}}", with: "}")
      #expect(unescaped.hasPrefix(SampleReport.hostileText))
    }
    // A run without a baseline reports no suppressions, and its rules have one entry each.
    #expect(
      try ["kind", "id"].map { try texts($0, of: SampleReport.hostile, in: "sarif") }
        == [[], ["odd"]])
  }

  private func fingerprints(
    _ findings: [(rule: String, part: String, in: String?)], in text: String
  )
    throws -> [String]
  {
    var report = SampleReport.empty
    for (rule, part, identifier) in findings {
      let range = SampleReport.range(of: part, in: text, length: part.utf8.count)
      report.findings += SampleReport.findings(
        [Diagnostic(rule: rule, severity: .note, message: "m", range: range)], in: text,
        path: "a.json", identifier: identifier)
    }
    return try texts("findingHash/v1", of: report, in: "sarif")
  }

  @Test("fingerprints stay when lines and nodes move, and distinguish alike findings")
  func fingerprints() throws {
    let (a, b) = (#""A""#, #""B""#)
    let old = #"{"tabs": [{"title": "A"}, {"title": "B"}], "mode": "x"}"#
    let new = "\n" + #"{"tabs": [{"title": "C"}, {"title": "B"},"# + "\n" + #"{"title": "A"}]}"#
    let moved = try [old, new].map { try fingerprints([("r", a, "a"), ("r", b, "b")], in: $0) }
    #expect(moved[0] == moved[1])
    let prints = try fingerprints(
      [
        ("r", a, "a"), ("r", a, "a"), ("r", a, "a"), ("r", b, "b"), ("s", a, "a"),
        ("r", #""x""#, nil), ("r", a, nil),
      ], in: old)
    #expect(Set(prints).count == 7)
    #expect(prints.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
