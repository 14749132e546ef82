import Foundation

// Customization states, selections and environments to go with generated specs.
extension SpecGenerator {
  // MARK: - Customization

  mutating func customization(for spec: [String: Any]) -> [String: Any] {
    let tabs = spec["tabs"] as? [[String: Any]] ?? []
    let all = Self.identifiers(in: tabs)
    let groups = Self.groups(in: tabs)
    var state: [String: Any] = [:]
    if chance(55) { state["hidden"] = references(to: all) }
    if chance(55) { state["shown"] = references(to: all) }
    if chance(60) { state["tabBarOrder"] = references(to: all, upTo: 12) }
    if chance(50) { state["removedFromTabBar"] = references(to: all) }
    if chance(60) {
      var order: [String: Any] = [:]
      for group in groups where chance(60) {
        let own = (group["children"] as? [[String: Any]] ?? []).map(Self.identifier)
        order[Self.identifier(of: group)] = references(to: chance(85) ? own : all)
      }
      if chance(15) { order["unknown"] = references(to: all) }
      if chance(10), !all.isEmpty { order[pick(all)] = references(to: all) }
      state["displayOrder"] = order
    }
    if chance(40) { state["sidebar"] = pick(["shown", "hidden"]) }
    if chance(50) {
      let own = groups.map(Self.identifier)
      state["collapsed"] = references(to: chance(85) ? own : all)
    }
    return state
  }

  private static func groups(in nodes: [[String: Any]]) -> [[String: Any]] {
    nodes.flatMap { node -> [[String: Any]] in
      guard let children = node["children"] as? [[String: Any]] else { return [] }
      return [node] + groups(in: children)
    }
  }

  // MARK: - Conditions

  /// The conditions that are asked for, by name.
  mutating func conditions(for spec: [String: Any]) -> [String: Bool] {
    var asked: [String: Bool] = [:]
    for name in (spec["conditions"] as? [String: Any] ?? [:]).keys.sorted() where chance(50) {
      asked[name] = chance(50)
    }
    return asked
  }

  // MARK: - Selection

  mutating func selected(for spec: [String: Any]) -> String? {
    if chance(40) { return nil }
    if chance(8) { return "unknown" }
    return pick(Self.identifiers(in: spec["tabs"] as? [[String: Any]] ?? []))
  }

  // MARK: - Environments

  /// Every device with its size classes, orientations, versions and states of the sidebar.
  static let allEnvironments: [NaiveEnvironment] = {
    let majors: [NaiveVersion] = NaiveFacts.majorReleases.map { ($0, 0) }
    var result: [NaiveEnvironment] = []
    for (platform, device) in devices {
      let isMobile = platform == "iOS" || platform == "iPadOS"
      let orientations: [String?] = isMobile ? ["portrait", "landscape"] : [nil]
      // The boundaries of an iPhone Duo are its own: its first release, and the SDK of it.
      let isDuo = device == "iPhoneDuo"
      let osVersions = isDuo ? [NaiveFacts.firstDuoRelease] : [(18, 4), (26, 1)] + majors
      let sdkVersions =
        [(26, 1)] + majors + (isDuo ? [NaiveFacts.firstSDKWithSideBar, (27, 2)] : [])
      for sizeClass in isMobile ? ["compact", "regular"] : ["regular"] {
        for orientation in orientations {
          for osVersion in osVersions {
            for sdkVersion in sdkVersions {
              for sidebar in ["automatic", "shown", "hidden"] {
                result.append(
                  NaiveEnvironment(
                    platform: platform, device: device, osVersion: osVersion,
                    sdkVersion: sdkVersion, horizontalSizeClass: sizeClass,
                    orientation: orientation, sidebar: sidebar, layoutDirection: "leftToRight"))
              }
            }
          }
        }
      }
    }
    return result
  }()
}
