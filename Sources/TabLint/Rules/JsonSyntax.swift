import JSON

extension Rule {
  static let jsonSyntax = Rule(
    id: "json-syntax",
    severity: .error,
    summary: "A tab spec is one JSON text in UTF-8.",
    rationale: """
      Programs reject anything that isn't JSON, and JSON is stricter than it looks: a comma after \
      the last element or a comment, which editors and other formats accept, is an error.
      """,
    remedy: """
      Fix what the findings point to, or run with --fix. Superfluous commas, commas missing at the \
      end of a line, comments, other quotes, keys without quotes and a byte order mark are \
      reported, and the rest of the file is read. Anything else ends the file: fix it and run \
      again.
      """,
    exception: "Never: this rule cannot be suppressed or configured.",
    apple: "This is not about Apple: the format is JSON as RFC 8259 defines it.",
    certainty: """
      The position is certain: it is where the text stops being valid JSON. The cause is a guess; \
      a bracket or quote may be missing further up.
      """,
    accepts: [
      Example(
        #"""
        {"tabs": [
          {"identifier": "notes // drafts", "title": "Notes, \"Old\",]", "image": "note"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """#)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}↓[-,-]
        ]}
        """),
      Example(
        """
        {"tabs": [[-
          ↓// The first tab.-]
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": ↓[-'-]{+"+}home[-'-]{+"+}, "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": ↓[-“-]{+"+}home[-”-]{+"+}, "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home"{+,+}↓ "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"tabs": [{"identifier": "home", "title": ↓"Home{+", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"+}}]}
        """),
      Example(
        """
        {"tabs": [{"identifier": "home", "title": "Home"{+, "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}+}↓]}
        """),
      Example(
        """
        {"tabs": [{"identifier": "home", "title": "Home"{+, "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"+}}]↓{+}+}
        """),
    ],
    check: .reading)
}
