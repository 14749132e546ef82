import JSON
import TabModel

extension Rule {
  static let layoutChangesWithRelease = Rule(
    id: "layout-changes-with-release",
    section: .platforms,
    severity: .note,
    summary: "Every release of a platform shows the same items and rows.",
    rationale: """
      People who update the system find another app, and those with two devices find two. Manuals, \
      screenshots and tests fit one of the releases only.
      """,
    remedy: """
      Look at both layouts, and keep the difference to what the older release cannot do.
      """,
    exception: """
      Whenever the difference is meant, such as a section that needs a new release.
      """,
    apple: "Apple's pages say nothing about it; the headers say which release has which property.",
    sources: [],
    certainty: """
      As certain as the layouts. Which item stands apart does not count here; \
      'search-loses-distinction' looks at that.
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
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": ↓[
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "scan", "title": "Scan", "image": "barcode.viewfinder"},
          {"identifier": "lens", "title": "Lens", "image": "eye",
           "availability": {"minimumVersion": "26.0"}}
        ]}
        """,
        fixed: """
          {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
           "suppress": [{"rule": "layout-changes-with-release", "reason": "Lens needs 26."}],
           "tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "scan", "title": "Scan", "image": "barcode.viewfinder"},
            {"identifier": "lens", "title": "Lens", "image": "eye",
             "availability": {"minimumVersion": "26.0"}}
          ]}
          """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                     {"platform": "iOS", "minimumVersion": "27.0"}],
         "tabs": ↓[
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "albums", "title": "Albums", "image": "photo.stack",
           "isCollapsedByDefault": true,
           "children": [{"identifier": "pets", "title": "Pets"}]}
        ]}
        """,
        fixed: """
          {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                       {"platform": "iOS", "minimumVersion": "27.0"}],
           "tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "albums", "title": "Albums", "image": "photo.stack",
             "children": [{"identifier": "pets", "title": "Pets"}]}
          ]}
          """),
    ],
    check: .layout { scope, findings in
      let spec = scope.spec
      guard dependsOnRelease(spec) else { return }
      /// The layouts of a target: its surfaces in each release after the other.
      var rest = scope.views[...]
      for target in spec.targets {
        let device = Platform.platform(target.platform)
        let surfaces = device.lintSurfaces.count
        let releases = device.releases(from: target.minimumVersion)
        let views = Array(rest.prefix(surfaces * releases.count))
        // An iPhone Duo has one release, which differs from no other.
        rest = rest.dropFirst(views.count).drop { $0.environment.platform.isSpecialDevice }
        var changed: Set<Int> = []
        var words: [String] = []
        for position in views.indices.dropFirst(surfaces) {
          let (old, new) = (views[position - surfaces], views[position])
          let change = LayoutChange(from: old.layout, to: new.layout, scope)
          guard change.exists else { continue }
          changed.insert(position % surfaces)
          for part in change.words where words.count < mostTold {
            let sentence = "with \(new.environment.osVersion) \(part)"
            if !words.contains(sentence) { words.append(sentence) }
          }
        }
        findings.report(
          "the layout on \(target.device) is not the same on "
            + listed(releases.map(\.description)),
          at: spec.tabs,
          in: views.indices.filter { changed.contains($0 % surfaces) }.map { views[$0] },
          notes: words.map { .init($0) },
          help: "if the difference is meant, suppress this rule with the reason")
      }
    })
}

/// Whether anything in a spec can make a difference between releases, other than for the item that
/// stands apart.
private func dependsOnRelease(_ spec: TabSpec) -> Bool {
  guard spec.targets.contains(where: { $0.minimumVersion.major < Version.newest.major }) else {
    return false
  }
  return spec.hasAvailability || spec.sidebar?.preferredPlacement?.value == .sidebar
    || spec.nodes.contains { $0.isTrue(.isCollapsedByDefault) || $0.isTrue(.isSidebarDestination) }
}
