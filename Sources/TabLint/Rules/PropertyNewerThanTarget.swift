import JSON
import TabModel

extension Rule {
  static let propertyNewerThanTarget = Rule(
    id: "property-newer-than-target",
    severity: .note,
    summary: "Every property exists on the oldest release that the app supports.",
    rationale: """
      On older releases the app lacks it: a section is expanded instead of collapsed, or its row cannot \
      be selected. The code compiles only with a check of the release.
      """,
    remedy: """
      Guard it with '#available', and look at the layout of the older release; or raise the minimum \
      version.
      """,
    exception: "The layout is also fine without it, which is common.",
    apple: "The headers of UIKit say for each property since when it exists.",
    sources: [.controller, .tab, .group, .searchTab, .sidebarClass],
    certainty: """
      Documented. A node is checked from the oldest release that its availability and that of its \
      {groups} allow. Properties that change no item, row, title or order are not reported, such as \
      'selectedImage', 'bottomAccessory' and 'tabBarMinimizeBehavior', nor those that separate a search \
      tab.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabBarMinimizeBehavior": "onScrollDown", "bottomAccessory": {"title": "Now Playing"},
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
        {"targets": [{"platform": "iPadOS", "minimumVersion": "[-18.0-]{+27.0+}"}],
         "tabs": [
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "songs", "title": "Songs", "image": "music.note",
           "isSidebarDestination": ↓true, "availability": {"minimumVersion": "18.2"},
           "children": [{"identifier": "new", "title": "New", "isEnabled": true}]}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar",
         "targets": [{"platform": "iPadOS", "minimumVersion": "[-26.0-]{+27.0+}"}],
         "tabs": [
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "songs", "title": "Songs", "isCollapsedByDefault": ↓true, "children": [
            {"identifier": "new", "title": "New", "image": "star"},
            {"identifier": "old", "title": "Old", "image": "clock"}
          ]}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "[-26.0-]{+27.0+}"}],
         "mode": "tabSidebar", "sidebar": {"preferredPlacement": ↓"sidebar"},
         "tabs": [
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "songs", "title": "Songs", "image": "music.note"}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      var late: [LateKey] = []
      for place in scope.placesOfRootKeys(in: spec) {
        guard let key = WrittenKey(place.key, of: place.values) else { continue }
        late += scope.lateKeys(key, node: nil, place)
        for inner in (key.value as? Sidebar)?.written() ?? [] {
          late += scope.lateKeys(inner, node: nil, place)
        }
      }
      let keys = Node.keys.filter { key in
        scope.mayBeLate(key.definition)
          && spec.nodes.indices.contains { spec.nodes[$0].writtenKeys.contains(key.name) }
      }
      for index in spec.nodes.indices where !keys.isEmpty {
        for key in spec.nodes[index].written(keys) where key.differsFromDefault {
          late += scope.lateKeys(key, node: index, nil)
        }
      }
      for (release, late) in late.grouped(by: \.release).sorted(by: { $0.key < $1.key }) {
        let keys = late.grouped(by: \.key.range).map { $0.elements[0] }
          .sorted { $0.key.range.lowerBound < $1.key.range.lowerBound }
        guard let first = keys.first else { continue }
        let names = keys.map { "'\($0.name)'" }.uniqued()
        let minimums = spec.targets.map(\.platform).compactMap { platform in
          late.filter { $0.platform == platform }.map(\.oldest).min()
            .map { (system: platform.system, oldest: $0) }
        }
        let systems = minimums.map { "\($0.system) \(release)" }
        let isOneMinimum = Set(minimums.map(\.oldest)).count == 1
        findings.report(
          "\(shortList(names)) \(names.count == 1 ? "requires" : "require") \(listed(systems)); "
            + (isOneMinimum
              ? "the minimum is \(minimums[0].oldest)"
              : "the minimums are \(listed(minimums.map { "\($0.system) \($0.oldest)" }))"),
          at: first.key.range,
          note: "on earlier releases the layout does not have \(names.count == 1 ? "it" : "them")",
          notes: keys.dropFirst().prefix(maximumNames).map {
            Diagnostic.Note("'\($0.name)' is here", at: $0.key.range)
          },
          help: "guard \(names.count == 1 ? "it" : "them") with "
            + "'#available(\(platforms(having: first.key, spec)), *)', or raise the minimum version",
          on: first.key.definition)
      }
    })
}

extension WrittenKey {
  /// Returns whether code can set the key to its value on a platform.
  fileprivate func compiles(on platform: PlatformName, in framework: Framework) -> Bool {
    definition.exists(on: platform, in: framework, value: choice)
      && framework.compiles(definition, choice ?? "", on: platform)
  }
}

/// A key that is newer than the oldest release of a target that has it.
private struct LateKey {
  let key: WrittenKey
  let name: String
  let platform: PlatformName
  /// The release that brought the key.
  let release: Version
  /// The oldest release with the node or the variant.
  let oldest: Version
}

/// The keys without which no item, row, title, order or separation differs, or which have an older form.
private let keysWithoutLayout: Set<String> = [
  Node.key(\.selectedImage).name, Node.key(\.isEnabled).name,
  Node.key(\.automaticallyActivatesSearch).name,
  RootValues.key(\.tabBarMinimizeBehavior).name, RootValues.key(\.bottomAccessory).name,
  RootValues.key(\.prominentTabIdentifier).name,
]

extension LintScope {
  /// Returns whether a key affects layouts and is newer than the minimum version of a target.
  fileprivate func mayBeLate(_ key: KeyDefinition) -> Bool {
    !keysWithoutLayout.contains(key.name)
      && spec.targets.contains { target in
        target.minimumVersion < spec.framework.release(of: key, on: target.platform)
      }
  }

  /// Returns a key for each target that has an older release without it and looks different there.
  fileprivate func lateKeys(_ key: WrittenKey, node: Int?, _ place: RootPlace?) -> [LateKey] {
    guard mayBeLate(key.definition) else { return [] }
    let framework = spec.framework
    let availabilities = node.map(availabilities) ?? [place?.availability].compactMap(\.self)
    return spec.targets.compactMap { target in
      let platform = target.platform
      let release = framework.release(of: key.definition, on: platform)
      guard let oldest = availabilities.oldestRelease(on: target), oldest < release,
        key.compiles(on: platform, in: framework),
        place.map({ countsBefore(release, $0, on: platform) }) ?? true,
        changesLayout(key, node, on: platform)
      else { return nil }
      return LateKey(
        key: key, name: place?.name(of: key.definition) ?? key.name, platform: platform,
        release: release, oldest: oldest)
    }
  }

  /// Returns whether a platform's layouts show what a key does.
  private func changesLayout(_ key: WrittenKey, _ node: Int?, on platform: PlatformName) -> Bool {
    let layouts = layouts(in: environmentSet(on: platform))
    if let node {
      // These keys of groups are about rows of a sidebar.
      return layouts.contains { shared in
        shared.layout.sidebar?.rows.contains { $0.node == node && $0.kind == .section } == true
      }
    }
    if key.name == Sidebar.key(\.preferredPlacement).name {
      return layouts.contains { shared in
        shared.layout.sidebar != nil
          && environments(in: shared.environments).contains {
            $0.platform.name == platform && $0.allowsPreferringSidebar
          }
      }
    }
    return true
  }
}

/// Returns the platforms with their releases for `#available`: `iOS 26.1, visionOS 26.1`.
private func platforms(having written: WrittenKey, _ spec: TabSpec) -> String {
  let parts = spec.targets.map(\.platform).compactMap { platform in
    let release = spec.framework.release(of: written.definition, on: platform)
    return written.compiles(on: platform, in: spec.framework) && release > .oldest
      ? Platform.platform(platform).availability(from: release) : nil
  }
  return parts.uniqued().joined(separator: ", ")
}
