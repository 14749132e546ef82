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
  private let states: ConditionWords
  /// The numbers of the spot and of the state of each environment, in `spots` and `states`.
  private let places: [(spot: Int, state: Int)]
  private let spots: [Spot]
  /// The states of each spot.
  private let statesOfSpots: [Int: Set<Int>]
  /// The lists of one framework each, with the positions of their environments in this list; empty
  /// for environments in one framework.
  private let frameworks: [(name: Framework?, positions: [Int: Int], list: EnvironmentList)]

  package init(_ environments: [Environment], _ naming: ConditionNaming = .names) {
    platforms = environments.map(\.platform).uniqued()
    let states = environments.numbered(by: \.conditions)
    let spots = environments.numbered(by: Spot.init)
    self.states = ConditionWords(states.values, naming)
    self.spots = spots.values
    places = zip(spots.numbers, states.numbers).map { ($0, $1) }
    statesOfSpots = Self.statesOfSpots(places)
    let frameworks = environments.indices.grouped { environments[$0].requestedFramework }
    self.frameworks =
      frameworks.count < 2
      ? []
      : frameworks.map { framework, positions in
        (
          framework,
          Dictionary(uniqueKeysWithValues: zip(positions, positions.indices)),
          EnvironmentList(positions.map { environments[$0] }, naming)
        )
      }
  }

  private static func statesOfSpots(_ places: [(spot: Int, state: Int)]) -> [Int: Set<Int>] {
    var states: [Int: Set<Int>] = [:]
    for place in places { states[place.spot, default: []].insert(place.state) }
    return states
  }

  /// Returns the description of the environments at some positions.
  package func phrase(for positions: [Int]) -> EnvironmentPhrase {
    EnvironmentPhrase(parts: parts(for: positions))
  }

  /// Returns the words for the conditions of the environments at some positions.
  func conditionWords(for positions: [Int]) -> String {
    states.words(for: Set(positions.map { places[$0].state }))
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
      let parts = parts(Set(spots.map { self.spots[$0] }))
      guard let states else { return parts }
      let words = self.states.words(for: states)
      // Meanings are too long to be repeated.
      let groups = self.states.usesMeanings ? [listed(parts)] : parts
      return groups.map { "\($0), \(words)" }
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
    if named.count == spots.count { return ["everywhere"] }
    let devices = platforms.map { platform in
      Device(
        platform, named: named.filter { $0.platform == platform },
        known: Set(spots.filter { $0.platform == platform }))
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

  init(_ platform: Platform, named: Set<Spot>, known: Set<Spot>) {
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
      let parts = [words, releases == allReleases ? nil : releaseList(releases)]
        .compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }
}

extension Array {
  /// Returns the distinct values of the elements, and for each element the number of its value.
  fileprivate func numbered<Value: Hashable>(
    by value: (Element) -> Value
  ) -> (values: [Value], numbers: [Int]) {
    var numbers: [Value: Int] = [:]
    var values: [Value] = []
    let numbersOfElements = map { element in
      let value = value(element)
      if let number = numbers[value] { return number }
      numbers[value] = values.count
      values.append(value)
      return values.count - 1
    }
    return (values, numbersOfElements)
  }
}

private func releaseList(_ releases: Set<Version>) -> String {
  listed(releases.sorted().map { $0.minor == 0 ? String($0.major) : $0.description })
}
