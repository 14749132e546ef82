import Foundation
import Testing

/// Related locations of findings.
@Suite("Places in other files")
struct RelatedPlaceTests {
  private static let text = #"""
    {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
     "tabs": [{"identifier": "files", "title": "Files", "image": "folder"}]}
    """#
  /// The text before counts differently in bytes and in UTF-16.
  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Files": {"localizations": {
        "ar": {"stringUnit": {"state": "translated", "value": "ملفات"}}, "de": {"stringUnit": {"state": "needs_review", "value": "Dateien"}}}}}}
    """#

  private static func findings(_ capabilities: [String: Any]) throws -> [[String: Any]] {
    var client = EditorClient(Self.text, capabilities)
    client.files = [
      "tabspec.config.json": #"{"strings": ["Texts of all/L.xcstrings"]}"#,
      "Texts of all/L.xcstrings": Self.catalog,
    ]
    return try client.run().diagnostics.filter { $0["code"] as? String == "unreviewed-title" }
  }

  @Test("a finding about a text points into its string catalog", arguments: [true, false])
  func catalog(isUTF8: Bool) throws {
    var capabilities = EditorClient.modern
    if !isUTF8 { capabilities["general"] = nil }
    let finding = try #require(try Self.findings(capabilities).first)
    let related = try #require((finding["relatedInformation"] as? [[String: Any]])?.first)
    #expect(related["message"] as? String == "the catalog says so here")
    #expect((finding["message"] as? String)?.contains("the catalog says so here") == false)
    let location = try #require(related["location"] as? [String: Any])
    #expect(location["uri"] as? String == "file:///app/Texts%20of%20all/L.xcstrings")
    let range = try #require(location["range"] as? [String: [String: Int]])
    let (start, end) = (try #require(range["start"]), try #require(range["end"]))
    #expect(start["line"] == end["line"])
    let lines = Self.catalog.split(separator: "\n")
    let line = String(lines[try #require(start["line"])])
    let (first, last) = (try #require(start["character"]), try #require(end["character"]))
    let pointed =
      isUTF8
      ? String(decoding: Array(line.utf8)[first..<last], as: UTF8.self)
      : String(decoding: Array(line.utf16)[first..<last], as: UTF16.self)
    #expect(pointed == #""Dateien""#)
  }

  @Test("older clients get the page in the message")
  func older() throws {
    let finding = try #require(try Self.findings([:]).first)
    #expect(finding["relatedInformation"] == nil)
    #expect((finding["message"] as? String)?.contains("the catalog says so here") == true)
  }
}
