import JSON
import TabModel

extension Rule {
  static let neverPresent = Rule(
    id: "never-present",
    severity: .warning,
    summary: "Every node is present somewhere on the app's targets.",
    rationale: """
      A node whose 'availability' excludes every platform, release and width that the app supports \
      is never shown. It looks as if the app had the tab, and usually a platform or a version is \
      wrong.
      """,
    remedy: "Correct the 'availability', add the target that the node is for, or remove the node.",
    exception: "The node is for a target that the app does not have yet.",
    apple: "Nothing: 'availability' belongs to the format; the app leaves the tab out.",
    certainty: """
      Certain. Releases between those that layouts are resolved for count, and so do conditions, \
      unless two of them exclude each other. Other rules do not check such a node, nor what is \
      inside it.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "trails", "title": "Trails", "image": "figure.hiking"},
          {"identifier": "lifts", "title": "Lifts", "image": "cablecar"},
          {"identifier": "snow", "title": "Snow", "image": "snowflake",
           "availability": {"minimumVersion": "18.2", "maximumVersion": "18.4"}}
        ]}
        """),
      Example(
        """
        {"conditions": {"member": {"meaning": "The user has a pass.", "usually": false}},
         "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "trails", "title": "Trails", "image": "figure.hiking"},
          {"identifier": "lifts", "title": "Lifts", "image": "cablecar"},
          {"identifier": "pass", "title": "Pass", "image": "ticket",
           "availability": {"when": ["member"]}}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "trails", "title": "Trails", "image": "figure.hiking"},
          {"identifier": "lifts", "title": "Lifts", "image": "cablecar"},
          {"identifier": "snow", "title": "Snow", "image": "snowflake",
           "availability": ↓{"platforms": ["[-tvOS-]{+iOS+}"]}}[-,
          {"identifier": "news", "title": "News", "image": "newspaper",
           "availability": {"maximumVersion": "18.6"}}-]
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "trails", "title": "Trails", "image": "figure.hiking"},
          {"identifier": "resort", "title": "Resort", "image": "mountain.2",
           "availability": {"minimumVersion": "26.0"}, "children": [
            {"identifier": "lifts", "title": "Lifts"},
            {"identifier": "map", "title": "Map",
             "availability": ↓{"m[-ax-]{+in+}imumVersion": "[-18.6-]{+26.1+}"}}
          ]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let offenders = scope.offenders(scope.neverPresent.reasons.keys.sorted()) {
        $0.availability?.range ?? $0.range
      }
      findings.report(together: offenders) { nodes, _ in
        let isOne = nodes.count == 1
        let (names, reason) = scope.names(of: nodes, because: scope.neverPresent.reasons)
        let isNamed = scope.references.all.contains { reference in
          nodes.contains { index in
            (index..<spec.nodes[index].end).contains {
              ExactText(spec.identifier(of: $0)) == reference.name.exact
            }
          }
        }
        return Findings.Words(
          message: "\(names) \(isOne ? "is" : "are") never present"
            + (reason.map { ": \($0)" } ?? ""),
          help: "correct the 'availability'\(isOne ? "" : " of each"), or remove "
            + "\(isOne ? "it" : "them")\(isNamed ? ", also where another key names it" : "")")
      }
    })
}
