import LocatedJSON

extension Rule {
  static let duplicateKey = Rule(
    id: "duplicate-key",
    section: .reading,
    severity: .error,
    summary: "Every key is there once in its object.",
    rationale: """
      JSON does not say which of two values counts: one program takes the first, the next one the \
      last. Mostly it is a copied line that somebody meant to change.
      """,
    remedy: "Keep the one that is meant and remove the others.",
    exception: "Never: this rule cannot be suppressed or configured.",
    apple: "This is not about Apple: RFC 8259 calls the behaviour of such objects unpredictable.",
    sources: [],
    certainty: "Certain. Keys are compared as the texts they mean, however they are escaped.",
    accepts: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home"},
        {"identifier": "stars", "title": "Stars"}
      ]}
      """,
      """
      {"bottomAccessory": {"title": "Now Playing"},
       "tabs": [{"identifier": "home", "title": "Home"}]}
      """,
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", ↓"title": "Start"}
      ]}
      """,
      """
      {"tabs": [{"identifier": "home", "title": "Home"}],
       "mode": "tabBar", ↓"mode": "tabSidebar", ↓"mode": "tabBar"}
      """,
    ],
    check: .reading)
}
