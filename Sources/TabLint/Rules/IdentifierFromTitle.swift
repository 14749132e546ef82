import JSON
import TabModel

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
    sources: [.identifier, .article],
    certainty: """
      A guess from the spec, which does not show how the code makes the identifier; one that is \
      like its title by chance is passed over, so there have to be two. Compared character by \
      character, white space too.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "library", "title": "Library", "image": "books.vertical"},
        {"identifier": "radio", "title": "Radio", "image": "radio"}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "Library", "title": "Library", "image": "books.vertical"},
        {"identifier": "Radio", "title": "radio", "image": "radio"},
        {"identifier": "2026", "title": "2026", "image": "calendar"}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": ↓"Library", "title": "Library", "image": "books.vertical"},
          {"identifier": "radio", "title": "Radio", "image": "radio", "children": [
            {"identifier": "Stations", "title": "Stations"}
          ]}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "library", "title": "Library", "image": "books.vertical"},
            {"identifier": "radio", "title": "Radio", "image": "radio", "children": [
              {"identifier": "stations", "title": "Stations"}
            ]}
          ]}
          """),
      Example(
        #"""
        {"tabs": [
          {"identifier": ↓"Caf\u00e9s", "title": "Cafés", "image": "cup.and.saucer"},
          {"identifier": "Bars", "title": "Bars", "image": "wineglass"}
        ]}
        """#,
        fixed:
          """
          {"tabs": [
            {"identifier": "cafes", "title": "Cafés", "image": "cup.and.saucer"},
            {"identifier": "bars", "title": "Bars", "image": "wineglass"}
          ]}
          """),
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      let alike = spec.nodes.indices.filter { isFromTitle(spec.nodes[$0], scope) }
      findings.report(
        together: alike.map { Culprit(node: $0, place: spec.nodes[$0].identifier) }, atLeast: 2
      ) { nodes in
        Findings.Words(
          message:
            "the identifiers of \(scope.names(of: nodes)) are their titles, perhaps made from them",
          notes: [
            .init(
              "a guess: where code makes them from the titles, a translation changes both, "
                + "and what people customized is lost")
          ],
          help: "write identifiers that stay the same in every language"
            + (nodes.first.flatMap { example(for: spec.title(of: spec.nodes[$0])) }
              .map { ", such as '\($0)'" } ?? "")
            + "; identifiers that have shipped stay as they are")
      }
    })
}

/// Whether a node's identifier is its title, character by character, and has a letter.
private func isFromTitle(_ node: Node, _ scope: LintScope) -> Bool {
  guard !node.isSearch, scope.document.isSameText(node.identifier, node.title) else { return false }
  return scope.document.string(node.title).unicodeScalars.contains { scalar in
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
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
