import LocatedJSON

extension Rule {
  static let jsonSyntax = Rule(
    id: "json-syntax",
    section: .reading,
    severity: .error,
    summary: "A tab spec is one JSON text in UTF-8.",
    rationale: """
      What is no JSON has no tabs, so nothing else can be checked. JSON is stricter than it looks: \
      a comma behind the last element or a comment, which editors and other formats accept, ends \
      the reading.
      """,
    remedy: """
      Mend what the finding points to and run again; only the first problem of a file is told, \
      because everything behind it may follow from it.
      """,
    exception: "Never: this rule cannot be suppressed or configured.",
    apple: "Apple has no say in this: the format is JSON as RFC 8259 defines it.",
    sources: [],
    certainty: """
      The place is where the text stops being JSON. The likely cause is a guess from what stands \
      there; a forgotten bracket or quote may be missing further up.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home"},
        {"identifier": "stars", "title": "Stars"}
      ]}
      """,
      #"""
      {"tabs": [{"identifier": "notes // drafts", "title": "Notes, \"Drafts\",]"}]}
      """#,
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home"}↓,
      ]}
      """,
      """
      {"tabs": [
        ↓// The first tab.
        {"identifier": "home", "title": "Home"}
      ]}
      """,
      """
      {"tabs": [{"identifier": ↓'home', "title": "Home"}]}
      """,
      """
      {"tabs": [{"identifier": ↓“home”, "title": "Home"}]}
      """,
      """
      {"tabs": [
        {"identifier": "home"↓ "title": "Home"}
      ]}
      """,
      """
      {"tabs": [{"identifier": "home", "title": ↓"Home}]}
      """,
      """
      {"tabs": [{"identifier": "home", "title": "Home"↓]}
      """,
      """
      {"tabs": [{"identifier": "home", "title": "Home"}]↓
      """,
    ],
    check: .reading)
}
