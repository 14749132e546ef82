import Foundation
import TestSupport
import Testing

/// Words that are not plain English, and what to write instead. What has been found once does not
/// come back: not in messages and help, nor in comments, pages and recorded output.
@Suite("Plain English")
struct PhraseTests {
  /// Patterns, each with what to write.
  private static let phrases: [(pattern: String, instead: String)] = [
    (#"\bparted by\b"#, "separated by"),
    (#"\bmend(s|ed|ing)?\b"#, "fix"),
    (#"\bin vain\b"#, "say what does not happen"),
    (#"\bnone touching\b"#, "no two of which touch"),
    (#"\bgrav(e|er|est)\b"#, "severe, or the name of the severity"),
    (#"\bdaring\b"#, "unsafe"),
    (#"\bbring about\b"#, "say what people do"),
    (#"\btells everything\b"#, "shows everything"),
    (#"\bas is said\b"#, "as … says"),
    (
      #"(?<!there )\b(is|are) no (JSON|UTF-8|group|child|root tab|baseline|option|regular file)\b"#,
      "is not"
    ),
    (#"\bwhereof\b|\bthereof\b|\bwherefrom\b"#, "of which"),
    (#"\bon the quiet\b"#, "silently"),
    (#"\bhave to show it before"|add it before"|toggle the sidebar before""#, "first"),
    (#"\bWhether it is searched what\b"#, "a sentence in the usual order"),
    (#"\bWhat they can counts\b"#, "a sentence in the usual order"),
    (#"\bis looked whether\b"#, "a sentence in the usual order"),
    (
      #"(?<!all but )\b(one|a line|a table) a (line|file|finding)\b|, a line each\b"#,
      "for each, on each line"
    ),
    (#"\bin the manner of\b"#, "as … writes it"),
  ]

  /// Where *behind* is a place or a cause. Of time and order it is *after*.
  private static let places = [
    "statements behind", "statement behind", "Statement behind", "statements may stand behind",
    "what stands behind",
    "list behind More", "what is behind", "is behind another", "file behind it", "leave behind",
    "left behind", "leaves behind", "leaves JSON behind", "behind a system button",
    "What is behind", "content behind", "bar behind its sidebar", "end up behind",
    "behind is not touched",
  ]

  private static let files: [URL] = {
    let folders = ["Sources", "docs", "Examples", "Tests"]
    let found = folders.flatMap { folder -> [URL] in
      let start = Repository.root.appending(path: folder)
      let names = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String }
      return (names ?? []).sorted().map { start.appending(path: $0) }
    }
    let kinds = ["swift", "md", "txt", "json", "xml", "svg", "html", "jsonl"]
    return (found + [Repository.root.appending(path: "README.md")]).filter { url in
      kinds.contains(url.pathExtension)
        // The changelog tells what was; this file has the words themselves.
        && !["changelog.md", "PhraseTests.swift"].contains(url.lastPathComponent)
    }
  }()

  @Test("has none of the phrases that were found before")
  func phrases() throws {
    let all = (Self.phrases.map(\.pattern) + [#"\bbehind\b"#]).joined(separator: "|")
    let pattern = try NSRegularExpression(pattern: all)
    #expect(Self.files.count > 300)
    for file in Self.files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let whole = text as NSString
      let matches = pattern.matches(in: text, range: NSRange(location: 0, length: whole.length))
      for match in matches {
        let phrase = whole.substring(with: match.range)
        let line = whole.substring(with: whole.lineRange(for: match.range))
        if phrase == "behind", Self.places.contains(where: line.contains) { continue }
        Issue.record("\(file.lastPathComponent): '\(phrase)' in: \(line.prefix(160))")
      }
    }
  }

  @Test("says what to write instead of each phrase, and each is one")
  func instead() throws {
    for (pattern, instead) in Self.phrases {
      let expression = try NSRegularExpression(pattern: pattern)
      let range = NSRange(instead.startIndex..., in: instead)
      #expect(expression.firstMatch(in: instead, range: range) == nil, "\(pattern)")
    }
  }
}
