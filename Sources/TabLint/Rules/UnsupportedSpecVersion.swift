import JSON

extension Rule {
  static let unsupportedSpecVersion = Rule(
    id: "unsupported-spec-version",
    severity: .error,
    summary: "The spec has a version of the format that this tabspec supports.",
    rationale: """
      A later version may give a key another meaning. Reading it as version 1 would result in \
      wrong layouts.
      """,
    remedy: """
      Write 1 or leave the key out, which means the same. If the file comes from a newer tabspec, \
      use that one.
      """,
    exception: "Never: this rule cannot be suppressed or configured.",
    apple: "This is not about Apple: the number belongs to the format.",
    certainty: "Certain: 1 is the only version.",
    accepts: [
      Example(
        """
        {"specVersion": 10e-1,
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"specVersion": ↓[-2-]{+1+},
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"specVersion": ↓[-0-]{+1+},
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
    ],
    check: .reading)
}
