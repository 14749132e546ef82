import Foundation
import Testing

/// The spec that sessions of the tests are about.
enum ServerSpec {
  static let text = """
    {
      "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
      "compactTabIdentifiers": ["home"],
      "tabs": [
        {"identifier": "home", "title": "Home", "image": "house.fill"},
        {"identifier": "lists", "title": "Lists", "image": "folder", "defaultChildIdentifier": "b",
         "children": [
          {"identifier": "a", "title": "First", "image": "star"},
          {"identifier": "b", "title": "Second", "image": "heart", "preferredPlacement": "fixed"}
        ]}
      ]
    }
    """

  /// The first position of a string in it or in another text.
  static func place(_ words: String, in text: String = text) throws -> (line: Int, character: Int) {
    let start = try #require(text.range(of: words)).lowerBound
    let before = text[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    return (before.count - 1, before.last?.utf8.count ?? 0)
  }

  /// A text after the edit of an action.
  static func applied(_ action: [String: Any], to text: String) throws -> String {
    let edit = try #require(action["edit"] as? [String: Any])
    let changes = try #require(edit["documentChanges"] as? [[String: Any]])
    let edits = try #require(changes.first?["edits"] as? [[String: Any]])
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for edit in edits.reversed() {
      let range = try #require(edit["range"] as? [String: [String: Int]])
      let start = try #require(range["start"])
      let end = try #require(range["end"])
      let text = try #require(edit["newText"] as? String)
      let first = try #require(start["line"])
      let last = try #require(end["line"])
      let before = String(
        decoding: lines[first].utf8.prefix(start["character"] ?? 0), as: UTF8.self)
      let after = String(decoding: lines[last].utf8.dropFirst(end["character"] ?? 0), as: UTF8.self)
      lines.replaceSubrange(first...last, with: [before + text + after])
    }
    return lines.joined(separator: "\n")
  }
}
