import JSON
import TabModel

extension Rule {
  static let unusedCondition = Rule(
    id: "unused-condition",
    severity: .warning,
    summary: "Every declared condition is used.",
    rationale: """
      Readers of the spec expect a declared condition to change the tabs. Generated code asks the \
      app for a value that it never uses.
      """,
    remedy: "Name it where tabs depend on it, or remove it.",
    exception: "The tabs that depend on it are not in the spec yet.",
    apple: "Nothing: conditions belong to the format.",
    certainty: "Certain: it follows from the spec.",
    accepts: [
      Example(
        """
        {"conditions": {"beta": {"meaning": "The user tries what is new.", "usually": false}},
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"},
          {"identifier": "lab", "title": "Lab", "image": "testtube.2",
           "availability": {"when": ["beta"]}}
        ]}
        """),
      Example(
        """
        {"conditions": {"beta": {"meaning": "The user tries what is new.", "usually": false}},
         "variants": [{"availability": {"unless": ["beta"]}, "initialTabIdentifier": "stars"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {[-"conditions": {↓"beta": {"meaning": "The user tries what is new.", "usually": false}},
         -]"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stars", "title": "Stars", "image": "star"}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      let named = Set(scope.conditionNames.all.map { $0.name.value })
      // Another rule reports a misspelled name that probably means it.
      let meant = Set(scope.conditionNames.meant.values)
      for condition in spec.conditions {
        let name = condition.name.value
        if named.contains(name) || meant.contains(name) { continue }
        findings.report(
          "no 'availability' names the condition '\(name)'", at: condition.name.range,
          help: "name it in 'when' or 'unless' where tabs depend on it, or remove it")
      }
    })
}
