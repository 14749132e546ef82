import JSON

extension Rule {
  static let duplicateKey = Rule(
    id: "duplicate-key",
    severity: .error,
    summary: "Every key occurs once in its object.",
    rationale: """
      JSON does not define which of two values counts: some programs use the first, others the \
      last. Usually a line was copied but not changed.
      """,
    remedy: "Keep the intended one and remove the others.",
    exception: "Never: this rule cannot be suppressed or configured.",
    apple: "This is not about Apple: RFC 8259 calls the behaviour of such objects unpredictable.",
    certainty: "Certain. Keys are compared after unescaping.",
    accepts: [
      Example(
        """
        {"bottomAccessory": {"title": "Now Playing"},
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", [-↓"title": "Start", -]"image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
         ],
         "mode": "tabBar"[-, ↓"mode": "tabSidebar", ↓"mode": "tabBar"-]}
        """),
    ],
    check: .reading)
}
