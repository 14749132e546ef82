import JSON
import TabModel

extension Rule {
  static let unknownCondition = Rule(
    id: "unknown-condition",
    severity: .error,
    summary: "Every condition that an availability names is declared.",
    rationale: """
      A condition that is not declared is never true: a tab that requires it is missing on every \
      device, in pictures and in generated code, and one that excludes it is always present.
      """,
    remedy: """
      Write the name exactly as in 'conditions', or declare the condition there with its meaning.
      """,
    exception: "Never: a planned condition can be declared early.",
    apple: "Nothing: conditions belong to the format; the app builds different tabs.",
    certainty: "Certain: it follows from the spec.",
    accepts: [
      Example(
        """
        {"conditions": {"signedIn": {"meaning": "Somebody is signed in."}},
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"},
          {"identifier": "inbox", "title": "Inbox", "image": "tray",
           "availability": {"when": ["signedIn"]}}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"conditions": {"signedIn": {"meaning": "Somebody is signed in."}},
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"},
          {"identifier": "inbox", "title": "Inbox", "image": "tray",
           "availability": {"when": [↓"[-signedin-]{+signedIn+}"]}}
        ]}
        """),
      Example(
        """
        {{+"conditions": {"offline": {"meaning": "There is no network.", "usually": false}},
         +}"variants": [{"availability": {"unless": [↓"offline"]}, "initialTabIdentifier": "stars"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let known = Set(spec.conditions.map(\.name.value))
      for name in scope.conditionNames.all where !known.contains(name.name.value) {
        let text = name.name.value
        let near = scope.conditionNames.meant[text]
        let shown = distinguished(text, near ?? text)
        let what = name.isOfVariant ? "variant" : "node"
        findings.report(
          text.isEmpty
            ? "an empty string is not a condition" : "unknown condition '\(shown.first)'",
          at: name.name.range,
          note: "an undeclared condition never holds: "
            + (name.asksToHold
              ? "the \(what) \(name.isOfVariant ? "never counts" : "is never there")"
              : "it excludes the \(what) nowhere"),
          help: near.map { _ in "did you mean '\(shown.second)'?" }
            ?? (text.isEmpty ? "remove it" : "declare it in 'conditions', with its meaning"),
          // A name cannot be in both lists.
          fix: near.flatMap { near in
            name.opposite.contains { $0.value == near }
              ? nil : Fix.writing(near, at: name.name.range, isSafe: false)
          })
      }
    })
}
