import JSON
package import TabModel

/// The shortest description of environments among others: `iPhone (any width); iPad (compact, 26
/// and 27)`.
///
/// A device's releases and widths are left out if all are included. Releases are OS versions.
package struct EnvironmentPhrase: Sendable {
  /// Devices with their restrictions: `iPad (regular)`; or `everywhere`.
  package let parts: [String]

  package var text: String { parts.joined(separator: "; ") }

  /// The text, capitalized unless it begins with a name like `iPhone`.
  package var heading: String { sentence(text) }

  /// Lines of a width, broken between parts if possible.
  package func lines(columns: Int) -> [String] {
    wrapped(parts, separator: "; ", to: columns).flatMap { line in
      line.displayWidth > columns ? line.wrapped(to: columns) : [line]
    }
  }

  /// - Parameter all: the environments to distinguish them from.
  package init(_ environments: [Environment], among all: [Environment]) {
    let frameworks = (all + environments).map(\.askedFramework).uniqued()
    guard frameworks.count < 2 else {
      parts = Self.parts(of: frameworks, environments, among: all)
      return
    }
    let named = Set(environments.map(Spot.init))
    let known = Set(all.map(Spot.init))
    if named.isEmpty || known.isSubset(of: named) {
      parts = [named.isEmpty ? "nowhere" : "everywhere"]
      return
    }
    let states = (all + environments).map(\.conditions).uniqued()
    let platforms = (all + environments).map(\.platform).uniqued()
    let spots = Set((all + environments).map { Spot($0.usual) })
    parts = Self.byStates(environments, among: all + environments).flatMap { named, state in
      let parts = Self.parts(named, among: spots, on: platforms)
      guard let state else { return parts }
      let words = conditionWords(state, among: states)
      return parts.map { "\($0), \(words)" }
    }
  }

  /// Environments in several frameworks, which are named only where they differ.
  private static func parts(
    of frameworks: [Framework?], _ environments: [Environment], among all: [Environment]
  ) -> [String] {
    if environments.isEmpty { return ["nowhere"] }
    let parts = frameworks.map { framework in
      EnvironmentPhrase(
        environments.filter { $0.askedFramework == framework },
        among: all.filter { $0.askedFramework == framework }
      ).parts
    }
    if parts.allSatisfy({ $0 == parts[0] }) { return parts[0] }
    return zip(frameworks, parts).filter { $1 != ["nowhere"] }.flatMap { framework, parts in
      parts.map { part in part + (framework.map { " in \($0.rawValue)" } ?? "") }
    }
  }

  private static func parts(
    _ named: Set<Spot>, among known: Set<Spot>, on platforms: [Platform]
  ) -> [String] {
    if known.isSubset(of: named) { return ["everywhere"] }
    let devices = platforms.map { platform in
      Device(
        platform, named: named.filter { $0.platform == platform },
        known: known.filter { $0.platform == platform })
    }
    return parts(of: devices.filter { !$0.suffixes.isEmpty }, among: devices)
  }

  /// Environments with the same states of the conditions, and these states; nil for all.
  private static func byStates(
    _ environments: [Environment], among all: [Environment]
  ) -> [(named: Set<Spot>, states: Set<ConditionState>?)] {
    func states(_ environments: [Environment]) -> [Spot: Set<ConditionState>] {
      Dictionary(grouping: environments) { Spot($0.usual) }.mapValues { Set($0.map(\.conditions)) }
    }
    let (named, known) = (states(environments), states(all))
    return environments.grouped { environment -> Set<ConditionState>? in
      let spot = Spot(environment.usual)
      return named[spot] == known[spot] ? nil : named[spot]
    }.map { states, environments in (Set(environments.map { Spot($0.usual) }), states) }
  }

  /// - Parameter all: all devices, described or not.
  private static func parts(of devices: [Device], among all: [Device]) -> [String] {
    let suffixes = devices.map(\.suffixes)
    if suffixes.joined().allSatisfy({ $0 == nil }) {
      return [listed(devices.map(\.platform.device))]
    }
    if devices.count == all.count, devices.count > 2, suffixes.allSatisfy({ $0 == suffixes[0] }) {
      return suffixes[0].map { suffix in "all devices" + (suffix.map { " (\($0))" } ?? "") }
    }
    return devices.flatMap { device in
      device.suffixes.map { suffix in
        // If some devices are restricted, the others are explicit.
        let text = suffix ?? (device.hasSeveralWidths ? device.platform.anyWidth : nil)
        return device.platform.device + (text.map { " (\($0))" } ?? "")
      }
    }
  }
}

private struct Spot: Hashable {
  let platform: Platform
  let release: Version
  let surface: Surface
  private let conditions: ConditionState

  init(_ environment: Environment) {
    platform = environment.platform
    release = environment.osVersion
    surface = environment.surface
    conditions = environment.conditions
  }
}

private struct Device {
  let platform: Platform
  /// Restrictions, or nil for none; several if one is not enough, empty for a device that is not described.
  let suffixes: [String?]
  /// True with compact and regular width.
  let hasSeveralWidths: Bool

  init(_ platform: Platform, named: Set<Spot>, known: Set<Spot>) {
    self.platform = platform
    hasSeveralWidths = Set(known.map(\.surface.sizeClass)).count > 1
    let allSurfaces = Set(known.map(\.surface)).sorted { $0.order < $1.order }
    let allReleases = Set(known.map(\.release))
    let byRelease = named.sorted { $0.release < $1.release }.grouped(by: \.release)
    let byWords = byRelease.grouped { _, spots in
      platform.words(for: Set(spots.map(\.surface)), among: allSurfaces)
    }
    suffixes = byWords.map { words, elements in
      let releases = Set(elements.map(\.key))
      let parts = [words, releases == allReleases ? nil : releaseList(releases)]
        .compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }
}

extension Environment {
  fileprivate var usual: Environment {
    var environment = self
    environment.conditions = ConditionState()
    return environment
  }
}

private func releaseList(_ releases: Set<Version>) -> String {
  listed(releases.sorted().map { $0.minor == 0 ? String($0.major) : $0.description })
}
