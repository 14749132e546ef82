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
}

/// Environments, and the phrases that describe some of them.
package struct EnvironmentList: Sendable {
  private let platforms: [Platform]
  private let words: ConditionWords
  /// The spot of each environment, and the number of its state.
  private let places: [(spot: Spot, state: Int)]
  private let statesOfSpots: [Spot: Set<Int>]
  /// The lists of one framework each, with the positions of their environments in this list; empty
  /// for environments in one framework.
  private let frameworks: [(name: Framework?, positions: [Int: Int], list: EnvironmentList)]

  package init(_ environments: [Environment], _ naming: ConditionNaming = .names) {
    platforms = environments.map(\.platform).uniqued()
    let states = environments.map(\.conditions).uniqued()
    let numbers = Dictionary(uniqueKeysWithValues: zip(states, states.indices))
    words = ConditionWords(states, naming)
    places = environments.map { (Spot($0), numbers[$0.conditions, default: 0]) }
    statesOfSpots = Self.statesOfSpots(places)
    let frameworks = environments.indices.grouped { environments[$0].requestedFramework }
    self.frameworks =
      frameworks.count < 2
      ? []
      : frameworks.map { framework, positions in
        (
          framework, Dictionary(uniqueKeysWithValues: zip(positions, positions.indices)),
          EnvironmentList(positions.map { environments[$0] }, naming)
        )
      }
  }

  private static func statesOfSpots(_ places: [(spot: Spot, state: Int)]) -> [Spot: Set<Int>] {
    places.reduce(into: [:]) { $0[$1.spot, default: []].insert($1.state) }
  }

  /// Returns the description of the environments at some positions.
  package func phrase(for positions: [Int]) -> EnvironmentPhrase {
    EnvironmentPhrase(parts: parts(for: positions))
  }

  /// Returns the words for the conditions of the environments at some positions.
  func conditionWords(for positions: [Int]) -> String {
    words.words(for: Set(positions.map { places[$0].state }))
  }

  private func parts(for positions: [Int]) -> [String] {
    if positions.isEmpty { return ["nowhere"] }
    if !frameworks.isEmpty { return partsOfFrameworks(for: positions) }
    let places = positions.map { self.places[$0] }
    let named = Self.statesOfSpots(places)
    if named == statesOfSpots { return ["everywhere"] }
    // Spots with the same states; nil for all.
    let groups = places.map(\.spot).uniqued().grouped { spot -> Set<Int>? in
      named[spot] == statesOfSpots[spot] ? nil : named[spot]
    }
    return groups.flatMap { states, spots in
      let parts = parts(Set(spots))
      guard let states else { return parts }
      // Meanings are too long to be repeated.
      let groups = words.usesMeanings ? [listed(parts)] : parts
      return groups.map { "\($0), \(words.words(for: states))" }
    }
  }

  /// Environments in several frameworks, which are named only where they differ.
  private func partsOfFrameworks(for positions: [Int]) -> [String] {
    let parts = frameworks.map { framework in
      framework.list.parts(for: positions.compactMap { framework.positions[$0] })
    }
    if parts.allSatisfy({ $0 == parts[0] }) { return parts[0] }
    return zip(frameworks, parts).filter { $1 != ["nowhere"] }.flatMap { framework, parts in
      parts.map { part in part + (framework.name.map { " in \($0.rawValue)" } ?? "") }
    }
  }

  private func parts(_ named: Set<Spot>) -> [String] {
    if named.count == statesOfSpots.count { return ["everywhere"] }
    let devices = platforms.map { platform in
      Device(
        platform, named: named.filter { $0.platform == platform },
        known: statesOfSpots.keys.filter { $0.platform == platform })
    }
    return parts(of: devices.filter { !$0.suffixes.isEmpty }, among: devices)
  }

  /// - Parameter all: all devices, described or not.
  private func parts(of devices: [Device], among all: [Device]) -> [String] {
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

/// An environment regardless of the conditions.
private struct Spot: Hashable {
  let platform: Platform
  let release: Version
  let windowSize: WindowSize

  init(_ environment: Environment) {
    platform = environment.platform
    release = environment.osVersion
    windowSize = environment.windowSize
  }
}

private struct Device {
  let platform: Platform
  /// Restrictions, or nil for none; several if one is not enough, empty for a device that is not described.
  let suffixes: [String?]
  /// True with compact and regular width.
  let hasSeveralWidths: Bool

  init(_ platform: Platform, named: Set<Spot>, known: [Spot]) {
    self.platform = platform
    hasSeveralWidths = Set(known.map(\.windowSize.sizeClass)).count > 1
    let allWindowSizes = Set(known.map(\.windowSize)).sorted { $0.order < $1.order }
    let allReleases = Set(known.map(\.release))
    let byRelease = named.sorted { $0.release < $1.release }.grouped(by: \.release)
    let byWords = byRelease.grouped { _, spots in
      platform.words(for: Set(spots.map(\.windowSize)), among: allWindowSizes)
    }
    suffixes = byWords.map { words, elements in
      let releases = Set(elements.map(\.key))
      let numbers = releases.sorted().map { $0.minor == 0 ? "\($0.major)" : $0.description }
      let parts = [words, releases == allReleases ? nil : listed(numbers)].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }
}
