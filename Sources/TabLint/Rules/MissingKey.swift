import JSON
import TabModel

extension Rule {
  static let missingKey = Rule(
    id: "missing-key",
    severity: .error,
    summary: "Every object has its required keys.",
    rationale: """
      A tab without an identifier cannot be distinguished from others, and one without a title \
      shows no text. There is no default, so no layout can be computed.
      """,
    remedy: """
      Add the key. A tab needs 'identifier' and 'title', a {group} 'children' too; a search tab \
      needs none, because {framework} gives it both. --fix --unsafe makes an identifier from the title.
      """,
    exception: "Never: this rule cannot be suppressed or configured.",
    apple: """
      The initializers of UITab and UITabGroup require a title and an identifier; that of \
      UISearchTab requires neither.
      """,
    sources: [.tab, .group, .searchTab],
    certainty: "Certain.",
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "type": "group",
           "children": [{"identifier": "books", "title": "Books"}]}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          ↓{{+"identifier": "home", +}"title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          ↓{"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "type": "group"{+,
           "children": [{"identifier": "books", "title": "Books"}]+}}
        ]}
        """),
      Example(
        """
        {"targets": [↓{"platform": "iOS"{+, "minimumVersion": "18.0"+}}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": ↓{{+"systemName": "house"+}}},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
    ],
    check: .reading)
}
