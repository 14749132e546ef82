import TestTool
import Testing

@Suite("Fixing everything in an editor")
struct FixAllTests {
  private func change(_ text: String, version: Int) throws -> (title: String?, [String: Any]) {
    let action = try #require(
      try EditorClient.codeActions(text, 0, 0, version: version)
        .first { $0["kind"] as? String == "source.fixAll.tabspec" })
    let edit = try #require(action["edit"] as? [String: Any])
    let changes = try #require(edit["documentChanges"] as? [[String: Any]])
    return (action["title"] as? String, try #require(changes.first))
  }

  @Test("fixes what is found only afterwards, too, as 'lint --fix' does")
  func fixAll() throws {
    let text =
      #"{"tabs": [{"identifier": "a", "title": "A ",}, {"identifier": "b", "title": "B"},]}"#
    let (title, change) = try change(text, version: 1)
    #expect(title == "Fix 3 findings safely")
    let edits = change["edits"] as? [[String: Any]] ?? []
    #expect(
      edits.compactMap { $0["newText"] as? String } == [
        #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#
      ])
  }

  @Test("names the version of the text that it edits", arguments: [0, 1, 7])
  func version(_ version: Int) throws {
    let text = #"{"tabs": [{"identifier": "a", "title": "A "}]}"#
    let (_, change) = try change(text, version: version)
    #expect((change["textDocument"] as? [String: Any])?["version"] as? Int == version)
  }
}
