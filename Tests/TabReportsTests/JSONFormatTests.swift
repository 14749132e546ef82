import Foundation
import JSON
import Testing

/// A JSON value as Foundation reads it.
private typealias Object = [String: Any]

private func parsed<Value>(_ text: some StringProtocol, as type: Value.Type) throws -> Value {
  let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  return try #require(value as? Value)
}

@Suite("Finding formats of JSON, read back")
struct JSONFormatTests {
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

  private func twice(_ text: String, _ separator: String) -> String { text + separator + text }
}
