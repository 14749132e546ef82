import JSON
import TabModel

extension Rule {
  static let actionLikeTab = Rule(
    id: "action-like-tab",
    severity: .note,
    summary: "No root tab reads or looks like an action.",
    rationale: """
      Users expect a tab called Add, or with a plus, to do something. If it opens a section, that \
      is confusing; if it runs an action, it does not belong in a bar, on any device.
      """,
    remedy: """
      Name the section that it opens ('Drafts', not 'Compose'), or move the action into a toolbar. \
      If the tab does run an action, add 'performsAction'.
      """,
    exception: "The word names a section here, such as Post in an app of a postal service.",
    apple: "The guidelines reserve tab bars for navigation; actions belong in a toolbar.",
    sources: [.tabBars],
    certainty: """
      A guess from the symbol or the English title. Titles in other languages are not recognized.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "drafts", "title": "Drafts", "image": "doc"},
          {"identifier": "post", "title": "Post Office", "image": "plus.magnifyingglass"},
          {"identifier": "library", "title": "Library", "image": "books.vertical", "children": [
            {"identifier": "new", "title": "Add", "image": "plus"}
          ]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "drafts", "title": "Drafts", "image": "doc"},
          {"identifier": "plus", "title": "Perks", "image": {"asset": "plus"}},
          {"identifier": "share", "title": "Share", "image": "plus", "children": [
            {"identifier": "links", "title": "Links"}
          ]}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "drafts", "title": "Drafts", "image": "doc"},
          ↓{"identifier": "new", "title": "[-compose-]{+Ideas+}", "image": "lightbulb"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "drafts", "title": "Drafts", "image": "doc"},
          ↓{"identifier": "new", "title": "Ideas", "image": "[-plus.circle-]{+lightbulb+}"}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      remedy: """
        Name the section that it opens ('Drafts', not 'Compose'), or move the action into a \
        toolbar. SwiftUI has no tab that runs an action.
        """),
    check: .spec { spec, scope, findings in
      for index in spec.roots {
        let node = spec.nodes[index]
        guard node.kind != .group, !node.performsAction.isTrue else { continue }
        let isTitled = node.isTitled(actionTitles)
        let symbol = node.symbol(among: actionSymbols)
        guard isTitled || symbol != nil else { continue }
        let title = "the title '\(bare(spec.title(of: node)))'"
        let (likeness, cure) =
          if let symbol {
            isTitled
              ? ("\(title) and the symbol '\(symbol)' look", "title and a symbol")
              : ("the symbol '\(symbol)' of \(scope.name(of: node)) looks", "symbol")
          } else {
            ("\(title) reads", "title")
          }
        findings.report(
          "\(likeness) like an action, not like a section", at: node.range,
          note: "a tab bar is for navigation; actions belong in a toolbar",
          help: "choose a \(cure) for the section that it opens, or move the action into a toolbar")
      }
    })
}

private let actionTitles: Set = [
  "add", "compose", "create", "post", "write", "upload", "share", "refresh", "new post",
  "new message", "new note", "sign in", "sign out", "log in", "log out",
]

private let actionSymbols = Set(
  [
    "plus", "plus.circle", "plus.square", "plus.app", "plus.bubble", "plus.message",
    "square.and.pencil", "camera",
  ].flatMap { [$0, $0 + ".fill"] })
