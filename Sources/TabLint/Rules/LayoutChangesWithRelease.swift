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
      Look at both layouts. Write tabs that only some releases have after those that all of them have, so \
      that nothing else moves.
      """,
    exception: "The difference is intended, such as a section that requires a new release.",
    apple: "Apple's pages say nothing about it; the headers say which release has which property.",
    certainty: """
      As certain as the layouts. A node, or a variant, whose own 'availability' names the release is not \
      reported, only what follows for other nodes. Which item is separate does not count here; \
      'search-loses-distinction' reports that, and 'property-newer-than-target' what a newer key does.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "prominentTabIdentifier": "scan",
         "tabs": [
          {"identifier": "scan", "title": "Scan", "image": "barcode.viewfinder"},
          {"type": "search"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "scan", "title": "Scan", "image": "barcode.viewfinder"},
          {"identifier": "stock", "title": "Stock", "image": "shippingbox"},
          {"identifier": "lens", "title": "Lens", "image": "eye",
           "availability": {"minimumVersion": "26.0"}}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": ↓[
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "stock", "title": "Stock", "image": "shippingbox"},
          {"identifier": "scan", "title": "Scan", "image": "barcode.viewfinder"[-,
           "availability": {"minimumVersion": "26.0"}-]},
          {"identifier": "orders", "title": "Orders", "image": "cart"},
          {"identifier": "reports", "title": "Reports", "image": "chart.bar", "children": [
            {"identifier": "months", "title": "Months"}
          ]},
          {"identifier": "settings", "title": "Settings", "image": "gear"}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      guard dependsOnRelease(spec) else { return }
      let changes = changesOfAll(scope)
      let reported = scope.reported(environments(of: changes))
      let visible = changes.filter { reported.contains($0.releases[0]) }
      let words = visible.flatMap(\.words).uniqued()
      var last: Version?
      let changed = words.prefix(maximumNames).map { word in
        let places = environments(of: visible.filter { $0.words.contains(word) })
        let release = word.release == last ? "" : "on \(word.release) "
        last = word.release
        return release + word.change + scope.place(of: places, among: reported)
          + (word.cause.map { ", because \($0)" } ?? "")
      }
      findings.report(
        "the layout changes with the release\(scope.place(of: reported)): "
          + shortList(changed, of: words.count),
        at: spec.tabsRange, in: reported,
        help: isSearchMissing(among: visible, scope)
          ? "write an ordinary tab for the releases without it, and limit the search tab to the others"
          : "write what only some releases have after what all of them have, or give it to all")
    })
}

private struct ReleaseChange: Hashable {
  let release: Version
  /// `'Settings' moves to More`.
  let change: String
  /// `'Scan' is there`, for the last of the changes that it causes.
  var cause: String?
}

/// The environments of a window size in a state of the conditions, by release, and how their layouts differ.
private typealias Changes = (releases: [Int], words: [ReleaseChange])

private func environments(of changes: [Changes]) -> EnvironmentSet {
  EnvironmentSet(changes.flatMap(\.releases))
}

/// Returns whether the layouts differ because bars of some release have no search tabs.
private func isSearchMissing(among changes: [Changes], _ scope: LintScope) -> Bool {
  changes.allSatisfy { change in
    change.words.allSatisfy { $0.cause == nil }
      && change.releases.contains { scope.environments[$0].omitsSearchTabs }
  }
}

private func changesOfAll(_ scope: LintScope) -> [Changes] {
  scope.spec.targets.flatMap { changes(of: $0, scope) }
}

private func changes(of target: SpecTarget, _ scope: LintScope) -> [Changes] {
  let positions = scope.positions(in: scope.environmentSet(on: target.platform))
  return positions.grouped { Situation(scope.environments[$0]) }.compactMap { _, releases in
    var words: [ReleaseChange] = []
    for (old, new) in zip(releases, releases.dropFirst()) {
      let (before, after) = (scope.layoutsByEnvironment[old], scope.layoutsByEnvironment[new])
      // What a variant says about a release is meant.
      if before === after || !before.hasSameRoot(as: after) { continue }
      let change = LayoutChange(old: before.layout, new: after.layout, scope: scope)
      guard change.exists else { continue }
      let release = scope.environments[new].osVersion
      words += change.words.map { ReleaseChange(release: release, change: $0) }
      words[words.count - 1].cause = change.cause
    }
    return words.isEmpty ? nil : (releases, words)
  }
}

/// Returns whether anything in a spec other than the separate item can depend on the release.
private func dependsOnRelease(_ spec: TabSpec) -> Bool {
  guard spec.targets.contains(where: { $0.minimumVersion.major < Version.newest.major }) else {
    return false
  }
  return spec.isAnyWritten(\.availability) || spec.hasAny(.search)
}

extension SharedLayout {
  /// Returns whether the same variants give the keys of the root.
  fileprivate func hasSameRoot(as other: SharedLayout) -> Bool {
    RootValues.keys.allSatisfy { $0.range(root) == $0.range(other.root) }
  }
}
