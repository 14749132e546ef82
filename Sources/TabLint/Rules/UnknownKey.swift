import JSON
import TabModel

extension Rule {
  static let unknownKey = Rule(
    id: "unknown-key",
    severity: .error,
    summary: "Objects have only the keys of the format.",
    rationale: """
      A misspelled key would silently have no effect: with 'allowHiding', users cannot hide the \
      tab. Keys have the same names for both frameworks and are case-sensitive.
      """,
    remedy: """
      Write the key that the finding suggests. A {group}'s key, such as 'sidebarActions', requires a \
      node with 'children' or with "type": "group". --fix --unsafe applies the suggestion if there \
      is only one.
      """,
    exception: """
      Never: this rule cannot be suppressed or configured. A comment is the value of '$comment', and \
      the reason for a suppression goes into its 'reason'.
      """,
    apple: """
      The keys are the properties of UITabBarController, UITab, UISearchTab and UITabGroup; a node \
      does not accept keys that its class does not have.
      """,
    sources: [.tab, .group, .searchTab, .controller],
    certainty: """
      Certain for version 1 of the format. A new {framework} property is unknown until tabspec supports \
      it.
      """,
    accepts: [
      Example(
        """
        {"$schema": "tabspec.schema.json",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "allowsHiding": true},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "allowsReordering": true,
           "children": [
            {"identifier": "books", "title": "Books"},
            {"identifier": "loans", "title": "Loans"}
          ]}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house", ↓"allowHiding": true},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical"[-, ↓"allowsReordering": true-]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home"[-, ↓"Title": "Home"-], "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
         ],
         ↓"[-tabBarHidden-]{+isTabBarHidden+}": false}
        """),
    ],
    check: .reading)
}
