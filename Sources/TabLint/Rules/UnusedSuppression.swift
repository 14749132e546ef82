import JSON

extension Rule {
  static let unusedSuppression = Rule(
    id: "unused-suppression",
    severity: .warning,
    summary: "Every suppression hides a finding.",
    rationale: "A suppression without an effect would hide the next mistake at this place.",
    remedy: "Remove the entry, or correct the name of its rule.",
    exception: """
      The spec is generated for several apps, and only some of them need the entry. An entry for \
      'unused-suppression' itself is never reported.
      """,
    apple: "This is not about Apple: suppressions belong to the format.",
    certainty: """
      Certain. Entries for rules that did not run are not reported. Entries for rules that read \
      translations are not reported if the run does not see all languages: with '--language', \
      '--no-strings', or a catalog with errors.
      """,
    readsTranslations: true,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "house", "title": "Bed and Board", "image": "bed.double",
           "suppress": [{"rule": "multiword-title", "reason": "The name of the product."}]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"suppress": [↓{"rule": "nesting-depth", "reason": "We had three levels once."}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "likes", "title": "Likes", "image": "heart"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "house", "title": "Bed and Board", "image": "bed.double",
           "suppress": [↓{"rule": "[-multiword-titel-]{+multiword-title+}", "reason": "The name of the product."}]}
        ]}
        """),
    ],
    check: .suppressions)
}
