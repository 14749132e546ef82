import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let identifierFromTitle = Rule(
    id: "identifier-from-title",
    section: .identity,
    severity: .note,
    summary: "Identifiers are independent of titles.",
    rationale: """
      Where code makes the identifier out of the title, a translation or a new word changes both. \
      What a person arranged on iPad or Mac is stored by identifier and is lost with it, and links \
      and saved states no longer find the tab.
      """,
    remedy: """
      Write an identifier that no translator and no redesign will touch, such as 'library' for a \
      tab called Library.
      """,
    exception: """
      When the identifier is a text of its own in the code and only happens to read like the title. \
      Once the app has shipped, a changed identifier costs people what they arranged: then better \
      keep it.
      """,
    apple: """
      The header of UITab has people's changes stored by identifier; the UIKit article says that \
      they are kept from one launch to the next.
      """,
    sources: [.tab, .article],
    certainty: """
      A guess from the spec: it cannot see how the code makes the identifier. Compared character by \
      character, white space too.
      """,
    accepts: [
      """
      {"tabs": [{"identifier": "library", "title": "Library"}]}
      """,
      """
      {"tabs": [{"identifier": "Library", "title": "Library "}, {"type": "search", "title": "Find"}]}
      """,
    ],
    rejects: [
      """
      {"tabs": [{"identifier": ↓"Library", "title": "Library"}]}
      """,
      #"""
      {"tabs": [{"identifier": ↓"Caf\u00e9s", "title": "Cafés"}]}
      """#,
    ],
    check: .spec { scope, findings in
      for node in scope.spec.nodes
      where !node.isSearch && scope.document.isSameText(node.identifier, node.title) {
        let title = scope.document.string(node.title)
        findings.report(
          "the identifier is the title, '\(title)'", at: node.identifier,
          notes: [
            .init("a translated title would change it, and with it what people customized")
          ],
          help: "write an identifier that stays the same in every language"
            + (example(for: title).map { ", such as '\($0)'" } ?? ""))
      }
    })
}

/// An identifier that a programmer might have chosen for a title, or nil where nothing of it would
/// be left.
private func example(for title: String) -> String? {
  let words = title.lowercased().utf8.split { byte in
    !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
  guard title.utf8.allSatisfy({ $0 < 0x80 }), !words.isEmpty, title.utf8.count <= 40 else {
    return nil
  }
  let identifier = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
  return identifier == title ? identifier + "-tab" : identifier
}
