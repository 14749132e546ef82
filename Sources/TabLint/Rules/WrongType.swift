import JSON
import TabModel

extension Rule {
  static let wrongType = Rule(
    id: "wrong-type",
    severity: .error,
    summary: "Every value has the type of its key.",
    rationale: """
      Values are never converted silently: tools would differ in whether "false" means false, or a \
      badge of 3 means "3".
      """,
    remedy: """
      Write true and false without quotes, texts and versions in quotes, and arrays in brackets. \
      To get a default leave the key out: null is not accepted for any key.
      """,
    exception: "Never: this rule cannot be suppressed or configured.",
    apple: "The types are those of UIKit's properties; a badge, for example, is a string.",
    sources: [.tab, .group, .controller],
    certainty: "Certain. 1, 1.0 and 1e0 are the same whole number.",
    accepts: [
      Example(
        """
        {"specVersion": 1.0,
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "badgeValue": "3", "isEnabled": true},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": {"asset": "Logo"}},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "isHidden": ↓[-"false"-]{+false+}},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "badgeValue": ↓[-3, "subtitle": ↓null-]{+"3"+}},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": ↓[-18.0-]{+"18.0"+}}],
         "tabs": [[-↓"home", -]{+
          {"identifier": "home", "title": "Home", "image": "house"},
          +}{"identifier": "stars", "title": "Stars", "image": "star"}{+
        +}]}
        """),
    ],
    check: .reading)
}
