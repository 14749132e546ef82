import Foundation
import LocatedJSON
import Testing

/// What JSON is after Foundation has read it.
private typealias Object = [String: Any]

private func parsed<Value>(_ text: some StringProtocol, as type: Value.Type) throws -> Value {
  let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  return try #require(value as? Value)
}

@Suite("Finding formats of JSON, read back")
struct JSONFormatTests {
  @Test("jsonl has an object a line and loses nothing")
  func lines() throws {
    let lines = try write(SampleReport.hostile, "jsonl").split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines {
      let finding = try parsed(line, as: Object.self)
      #expect(finding["message"] as? String == SampleReport.hostileText)
      #expect(finding["path"] as? String == SampleReport.hostileText)
    }
    #expect(try write(SampleReport.empty, "jsonl").isEmpty)
  }

  @Test("gitlab has a fingerprint for each finding")
  func gitlab() throws {
    let issues = try parsed(write(SampleReport.hostile, "gitlab"), as: [Object].self)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    #expect(issues.compactMap { $0["severity"] as? String } == ["major", "minor", "info"])
    let location = try #require(issues[0]["location"] as? Object)
    #expect(location["path"] as? String == SampleReport.hostileText)
    #expect(issues[0]["description"] as? String == twice(SampleReport.hostileText, "; "))
    #expect(try parsed(write(SampleReport.empty, "gitlab"), as: [Object].self).isEmpty)
  }

  @Test("rdjson counts columns in bytes")
  func reviewdog() throws {
    let report = try parsed(write(SampleReport.small, "rdjson"), as: Object.self)
    let diagnostics = try #require(report["diagnostics"] as? [Object])
    let title = try #require(
      diagnostics.first { ($0["message"] as? String)?.hasPrefix("the title") ?? false })
    let range = try #require((title["location"] as? Object)?["range"] as? [String: [String: Int]])
    // Two spaces, 33 characters of ASCII, four bytes of 𝄞, two of é and a space: 42 before it.
    #expect(range["start"] == ["line": 3, "column": 43])
    #expect(range["end"] == ["line": 3, "column": 52])
    let suggestion = try #require((title["suggestions"] as? [Object])?.first)
    #expect(suggestion["text"] as? String == "Ü")
  }

  @Test("rdjson loses nothing")
  func hostile() throws {
    let report = try parsed(write(SampleReport.hostile, "rdjson"), as: Object.self)
    let diagnostics = try #require(report["diagnostics"] as? [Object])
    let suggestions = try #require(diagnostics[0]["suggestions"] as? [Object])
    #expect(suggestions[0]["text"] as? String == SampleReport.hostileText)
    let message = try #require(diagnostics[0]["message"] as? String)
    let plain = message.replacing(#/\\([\\\[\]<>:.])/#) { String($0.1) }
    #expect(plain.hasPrefix(SampleReport.hostileText + "\nnote: "))
    #expect(!message.contains("<script>") && !message.contains(#/[^\\]\]\(/#))
    let empty = try parsed(write(SampleReport.empty, "rdjson"), as: Object.self)
    #expect((empty["diagnostics"] as? [Object])?.isEmpty ?? false)
  }

  private func twice(_ text: String, _ separator: String) -> String { text + separator + text }
}
