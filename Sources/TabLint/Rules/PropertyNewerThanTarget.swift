import JSON
import TabModel

extension Rule {
  static let propertyNewerThanTarget = Rule(
    id: "property-newer-than-target",
    severity: .note,
    summary: "Every property exists on the oldest release that the app supports.",
    rationale: """
      On older releases the app lacks it: the search tab is not separate, or a section is expanded \
      instead of collapsed. The code compiles only with a check of the release.
      """,
    remedy: """
      Guard it with '#available', look at the layout of the older release, and suppress the rule \
      with the reason; or raise the minimum version.
      """,
    exception: "The layout is also fine without it, which is common.",
    apple: "The headers of UIKit say for each property since when it exists.",
    sources: [.controller, .tab, .group, .searchTab, .sidebarClass],
    certainty: """
      Documented. A node is checked from the oldest release that its availability and that of its \
      groups allow. Properties that separate a search tab are ignored if the oldest release is 26, \
      which always does so, and if no bar at the bottom has the tab.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
         "tabBarMinimizeBehavior": "onScrollDown",
         "tabs": [
          {"identifier": "songs", "title": "Songs", "image": "music.note"},
          {"identifier": "radio", "title": "Radio", "image": "radio"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"},
                     {"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "songs", "title": "Songs", "image": "music.note", "isEnabled": true},
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"type": "search", "automaticallyActivatesSearch": true,
           "availability": {"platforms": ["iOS"], "minimumVersion": "26.0"}}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "[-18.0-]{+27.0+}"}],
         "prominentTabIdentifier": ↓"songs",
         "bottomAccessory": ↓{"title": "Now Playing"},
         "tabs": [
          {"identifier": "songs", "title": "Songs", "image": "music.note",
           "selectedImage": ↓"music.note.list"},
          {"identifier": "radio", "title": "Radio", "image": "radio"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "[-18.0-]{+27.0+}"}],
         "sidebar": {"preferredPlacement": ↓"tabBar"},
         "tabs": [
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "songs", "title": "Songs", "image": "music.note",
           "isCollapsedByDefault": ↓true, "isSidebarDestination": ↓true,
           "availability": {"minimumVersion": "18.2"},
           "children": [{"identifier": "new", "title": "New", "isEnabled": ↓false}]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let framework = spec.framework
      let oldest = spec.targets.map(\.minimumVersion).min() ?? .newest

      func check(_ written: WrittenKey, node: Int? = nil, _ place: RootPlace? = nil) {
        let key = written.definition
        let since =
          spec.targets.map { framework.release(of: key, on: $0.platform) }.max() ?? key.since
        guard since > oldest else { return }
        let name = place?.name(of: key) ?? key.name
        let availabilities =
          node.map(scope.availabilities) ?? [place?.availability].compactMap(\.self)
        let targets = scope.targets(before: since, in: availabilities) { target, oldest in
          let platform = target.platform
          let since = framework.release(of: key, on: platform)
          return key.exists(on: platform, in: framework, value: written.choice)
            && framework.compiles(key, written.choice ?? "", on: platform)
            && oldest < since
            && place.map { scope.countsBefore(since, $0, on: platform) } ?? true
            && !scope.makesNoDifference(written, node, on: target, from: oldest)
        }
        guard let targets else { return }
        findings.report(
          "'\(name)' came with \(since)\(scope.platform(ofLate: key)), but the spec covers \(targets)",
          at: written.range,
          note: "on earlier releases the layout does not have it",
          help: "guard it with '#available(\(platforms(having: written, spec)), *)', "
            + "or raise the minimum version",
          on: key)
      }

      for place in scope.placesOfRootKeys(in: spec) {
        guard let key = WrittenKey(place.key, of: place.values) else { continue }
        check(key, place)
        for inner in (key.value as? Sidebar)?.written() ?? [] { check(inner, place) }
      }

      let keys = Node.keys.filter { key in
        spec.targets.contains {
          framework.release(of: key.definition, on: $0.platform) > $0.minimumVersion
            && key.definition.exists(on: $0.platform, in: spec.framework)
        }
      }
      for (index, node) in spec.nodes.enumerated() {
        for key in node.written(keys) where key.differsFromDefault { check(key, node: index) }
      }
    })
}

extension LintScope {
  /// Returns the platform that got a key later than others: ` on Apple TV`.
  fileprivate func platform(ofLate key: KeyDefinition) -> String {
    let framework = spec.framework
    let late = spec.targets.filter { framework.release(of: key, on: $0.platform) > .oldest }
    return late.count == spec.targets.count ? "" : " on \(devices(of: late))"
  }

  /// Returns whether a key requests the default of older releases, or only affects a bottom bar without the tab.
  fileprivate func makesNoDifference(
    _ key: WrittenKey, _ node: Int?, on target: SpecTarget, from oldest: Version
  ) -> Bool {
    let tabs: [Int]
    switch key.name {
    case "prominentTabIdentifier":
      // An unknown name is reported by another rule. On each platform a name can mean another tab.
      guard let name = key.value as? String, let tab = self.node(named: name) else { return true }
      tabs = spec.nodes.indices.filter {
        $0 == tab || firstNode(identifiedAs: spec.nodes[$0]) == tab
      }
    case "automaticallyActivatesSearch": tabs = node.map { [$0] } ?? []
    default: return false
    }
    if oldest.major >= 26, tabs.allSatisfy({ spec.nodes[$0].isSearch }) { return true }
    let platform = environmentSet(on: target.platform)
    return !layouts.contains {
      $0.conditions.hasBottomBar && !$0.environments.isDisjoint(with: platform)
        && tabs.contains(where: ($0.layout.tabBar?.nodes ?? []).contains)
    }
  }
}

/// Returns the platforms with their releases for `#available`: `iOS 26.1, visionOS 26.1`.
private func platforms(having written: WrittenKey, _ spec: TabSpec) -> String {
  let key = written.definition
  let parts = spec.targets.map(\.platform).filter {
    key.exists(on: $0, in: spec.framework, value: written.choice)
      && spec.framework.compiles(key, written.choice ?? "", on: $0)
  }.compactMap { platform in
    let release = spec.framework.release(of: key, on: platform)
    return release > .oldest ? Platform.platform(platform).availability(from: release) : nil
  }
  return parts.uniqued().joined(separator: ", ")
}
