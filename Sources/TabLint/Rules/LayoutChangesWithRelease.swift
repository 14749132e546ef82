import JSON
import TabModel

extension Rule {
  static let layoutChangesWithRelease = Rule(
    id: "layout-changes-with-release",
    severity: .note,
    summary: "Every release of a platform shows the same items and rows.",
    rationale: """
      The app changes with an update of the system, and differs between devices with different \
      releases. Manuals, screenshots and tests match only one of the releases.
      """,
    remedy: """
      Look at both layouts, and limit the difference to features that the older release lacks.
      """,
    exception: "The difference is intended, such as a section that requires a new release.",
    apple: "Apple's pages say nothing about it; the headers say which release has which property.",
    certainty: """
      As certain as the layouts. Which item is separate does not count here; \
      'search-loses-distinction' reports that.
      """,
    accepts: [
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
       "prominentTabIdentifier": "scan",
       "tabs": [
        {"identifier": "scan", "title": "Scan", "image": "barcode.viewfinder"},
        {"type": "search"}
      ]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "scan", "title": "Scan", "image": "barcode.viewfinder"},
        {"identifier": "lens", "title": "Lens", "image": "eye",
         "availability": {"minimumVersion": "26.0"}}
      ]}
      """,
    ],
    rejects: [
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}]{+,
       "suppress": [{"rule": "layout-changes-with-release", "reason": "Lens needs 26."}]+},
       "tabs": ↓[
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "scan", "title": "Scan", "image": "barcode.viewfinder"},
        {"identifier": "lens", "title": "Lens", "image": "eye",
         "availability": {"minimumVersion": "26.0"}}
      ]}
      """,
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                   {"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": ↓[
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "albums", "title": "Albums", "image": "photo.stack"[-,
         "isCollapsedByDefault": true-],
         "children": [{"identifier": "pets", "title": "Pets"}]}
      ]}
      """,
    ],
    check: .spec { spec, scope, findings in
      guard dependsOnRelease(spec) else { return }
      for target in spec.targets {
        let changes = changes(of: target, scope)
        let reported = scope.reported(environments(of: changes))
        let visible = changes.filter { reported.contains($0.releases[0]) }
        let words = visible.flatMap(\.words).uniqued()
        var last: Version?
        let changed = words.prefix(maximumNames).map { word in
          let places = environments(of: visible.filter { $0.words.contains(word) })
          let release = word.release == last ? "" : "on \(word.release) "
          last = word.release
          return release + word.change + scope.place(of: places, among: reported)
        }
        findings.report(
          "the layout changes with the release\(scope.place(of: reported)): "
            + enumeration(of: changed, count: words.count),
          at: spec.tabsRange, in: reported,
          help: "if the difference is meant, suppress this rule with the reason")
      }
    })
}

private struct ReleaseChange: Hashable {
  let release: Version
  /// `'Radio' is added to the bar`.
  let change: String
}

/// The environments of a window size in a state of the conditions, by release, and how their layouts differ.
private typealias Changes = (releases: [Int], words: [ReleaseChange])

private func environments(of changes: [Changes]) -> EnvironmentSet {
  EnvironmentSet(changes.flatMap(\.releases))
}

private func changes(of target: SpecTarget, _ scope: LintScope) -> [Changes] {
  let positions = scope.positions(in: scope.environmentSet(on: target.platform))
  return positions.grouped { Situation(scope.environments[$0]) }.compactMap { _, releases in
    var words: [ReleaseChange] = []
    for (old, new) in zip(releases, releases.dropFirst()) {
      let (before, after) = (scope.layoutsByEnvironment[old], scope.layoutsByEnvironment[new])
      if before === after { continue }
      let change = LayoutChange(old: before.layout, new: after.layout, scope: scope)
      guard change.exists else { continue }
      words += change.words.map {
        ReleaseChange(release: scope.environments[new].osVersion, change: $0)
      }
    }
    return words.isEmpty ? nil : (releases, words)
  }
}

/// Returns whether anything in a spec other than the separate item can depend on the release.
private func dependsOnRelease(_ spec: TabSpec) -> Bool {
  guard spec.targets.contains(where: { $0.minimumVersion.major < Version.newest.major }) else {
    return false
  }
  return spec.isAnyWritten(\.availability) || !spec.variants.isEmpty
    || spec.sidebar?.value.preferredPlacement?.value == .sidebar
    || spec.nodes.contains {
      $0.isTrue(\.isCollapsedByDefault) || $0.isTrue(\.isSidebarDestination)
    }
}
