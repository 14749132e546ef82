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
      let offenders = scope.neverPresent.keys.sorted().map {
        Offender(node: $0, place: spec.nodes[$0].availability?.range ?? spec.nodes[$0].range)
      }
      findings.report(together: offenders) { nodes, _ in
        let isOne = nodes.count == 1
        let reasons = nodes.map { scope.neverPresent[$0] ?? "" }
        let areAlike = reasons.allSatisfy { $0 == reasons[0] }
        let names = scope.names(of: nodes) { areAlike ? "" : scope.neverPresent[$0] ?? "" }
        let isNamed = scope.references.contains { reference in
          nodes.contains { index in
            (index..<spec.nodes[index].end).contains {
              ExactText(spec.identifier(of: spec.nodes[$0])) == reference.name.exact
            }
          }
        }
        return Findings.Words(
          message: "\(names) \(isOne ? "is" : "are") never present"
            + (areAlike ? ": \(reasons[0])" : ""),
          help: "correct the 'availability'\(isOne ? "" : " of each"), or remove "
            + "\(isOne ? "it" : "them")\(isNamed ? ", also where another key names it" : "")")
      }
    })
}

extension LintScope {
  /// Returns the topmost nodes that no environment of the targets has, and why.
  func findNeverPresent() -> [Int: String] {
    var found: [Int: String] = [:]
    // The end of the descendants of the last node that was found.
    var end = 0
    for (index, node) in spec.nodes.enumerated()
    where index >= end && node.availability != nil {
      guard let reason = reasonNeverPresent(index) else { continue }
      found[index] = reason
      end = node.end
    }
    return found
  }

  /// Returns why no environment has a node; nil if one does.
  private func reasonNeverPresent(_ index: Int) -> String? {
    let all = availabilities(around: index)
    let required = Set(all.flatMap(\.required))
    if let name = all.flatMap(\.excluded).first(where: required.contains) {
      return "'\(clipped(name))' would have to hold and not to hold"
    }
    let minimum = all.compactMap(\.minimumVersion?.value).max() ?? .oldest
    let maximum = all.compactMap(\.maximumVersion?.value).min()
    if let maximum, minimum > maximum {
      return "the first release, \(minimum), is after the last one, \(maximum)"
    }
    let targets = spec.targets.filter { target in
      all.allSatisfy { $0.platforms.contains(target.platform) }
    }
    if targets.isEmpty { return "no target is on its platforms" }
    let supported = targets.filter { target in
      maximum.map { target.minimumVersion <= $0 } ?? true
    }
    if supported.isEmpty, let maximum {
      return "the last release, \(maximum), is before the oldest one of the app"
    }
    let widths = Set(all.compactMap(\.horizontalSizeClass?.value))
    let fits = environments.contains { environment in
      supported.contains { $0.platform == environment.platform.name }
        && widths.allSatisfy { $0 == environment.layoutSizeClass }
    }
    if fits { return nil }
    return widths.count == 1
      ? "there is no \(widths.first?.rawValue ?? "") width"
      : "no width is compact and regular"
  }
}
