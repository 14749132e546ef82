import TabHierarchy
package import TabLayout

/// Environments folded into as few words as say exactly which of a list they are:
/// `iPhone, all orientations, 26 and 27; iPad, regular width`.
///
/// What holds for all releases or all surfaces of a device in the list goes without saying, so the
/// words are short where little differs. Releases count as those of the system.
package struct EnvironmentPhrase: Sendable {
  /// The devices, each with what narrows it down: `iPad, regular width`. One for `everywhere`.
  package let parts: [String]

  /// The parts in one line.
  package var text: String { parts.joined(separator: "; ") }

  /// The parts in one line, with a capital letter unless it begins with a name like `iPhone`.
  var heading: String {
    text.dropFirst().first?.isUppercase == true
      ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The parts in lines of a width, broken between parts, and inside of one only where it does not
  /// fit by itself.
  package func lines(columns: Int) -> [String] {
    wrapped(parts, separator: "; ", to: columns).flatMap { line in
      line.displayWidth > columns ? line.wrapped(to: columns) : [line]
    }
  }

  /// - Parameters:
  ///   - environments: those that are to be named.
  ///   - all: the list that they are from.
  package init(_ environments: [Environment], among all: [Environment]) {
    let named = Set(environments.map(Spot.init))
    let known = Set(all.map(Spot.init))
    guard known.subtracting(named).isEmpty == false, !named.isEmpty else {
      parts = [named.isEmpty ? "nowhere" : "everywhere"]
      return
    }
    var platforms: [Platform] = []
    var seen: Set<Platform> = []
    for environment in all + environments where seen.insert(environment.platform).inserted {
      platforms.append(environment.platform)
    }
    // What is said of several devices in the same words is said once.
    var suffixes: [Device.Suffix] = []
    var devices: [Device.Suffix: [Device]] = [:]
    for platform in platforms {
      let device = Device(
        platform, named: named.filter { $0.platform == platform },
        known: known.union(named).filter { $0.platform == platform })
      for suffix in device.suffixes {
        if devices[suffix] == nil { suffixes.append(suffix) }
        devices[suffix, default: []].append(device)
      }
    }
    parts = suffixes.map { suffix in
      let devices = devices[suffix, default: []]
      let isEveryDevice = devices.count > 2 && devices.count == platforms.count
      var words = [isEveryDevice ? "all devices" : listed(devices.map(\.platform.device))]
      if let surfaces = suffix.surfaces {
        words.append(surfaces)
      } else if suffix.releases != nil, devices.count == 1, let all = devices[0].allSurfaces {
        // One device with some releases says that it means all surfaces; several need not.
        words.append(all)
      }
      if let releases = suffix.releases { words.append(releases) }
      return words.joined(separator: ", ")
    }
  }
}

/// What distinguishes an environment here.
private struct Spot: Hashable {
  let platform: Platform
  let release: Version
  let surface: Surface

  init(_ environment: Environment) {
    platform = environment.platform
    release = environment.osVersion
    surface = environment.surface
  }
}

/// The words behind the name of one device.
private struct Device {
  /// What narrows a device down.
  struct Suffix: Hashable {
    /// Nil for all of them.
    let surfaces: String?
    /// Nil for all of them.
    let releases: String?
  }

  let platform: Platform
  private let known: Set<Spot>
  private let named: Set<Spot>
  private let surfaces: SurfaceWords

  init(_ platform: Platform, named: Set<Spot>, known: Set<Spot>) {
    self.platform = platform
    self.named = named
    self.known = known
    surfaces = SurfaceWords(known: Set(known.map(\.surface)))
  }

  /// All surfaces in words; nil where there is one only.
  var allSurfaces: String? { surfaces.all }

  /// What follows the device's name: once or, where one phrase cannot say it, several times; none
  /// where nothing of the device is named.
  var suffixes: [Suffix] {
    let byReleases = folded(by: \.release, \.surface).map {
      (releases: $0.keys, surfaces: $0.values)
    }
    let bySurfaces = folded(by: \.surface, \.release).map {
      (releases: $0.values, surfaces: $0.keys)
    }
    let rectangles = bySurfaces.count < byReleases.count ? bySurfaces : byReleases
    let allReleases = Set(known.map(\.release))
    return rectangles.map { releases, surfaces in
      Suffix(
        surfaces: self.surfaces.text(for: surfaces),
        releases: releases == allReleases ? nil : releaseList(releases))
    }
  }

  /// The keys that go with one set of values together, in a stable order.
  private func folded<Key: Hashable, Value: Hashable>(
    by key: KeyPath<Spot, Key>, _ value: KeyPath<Spot, Value>
  ) -> [(keys: Set<Key>, values: Set<Value>)] {
    var values: [Key: Set<Value>] = [:]
    var order: [Key] = []
    for spot in named.sorted(by: Spot.isOrderedBefore) {
      if values[spot[keyPath: key]] == nil { order.append(spot[keyPath: key]) }
      values[spot[keyPath: key], default: []].insert(spot[keyPath: value])
    }
    var folded: [(keys: Set<Key>, values: Set<Value>)] = []
    var positions: [Set<Value>: Int] = [:]
    for key in order {
      let set = values[key, default: []]
      if let position = positions[set] {
        folded[position].keys.insert(key)
      } else {
        positions[set] = folded.count
        folded.append(([key], set))
      }
    }
    return folded
  }
}

extension Spot {
  fileprivate static func isOrderedBefore(_ left: Spot, _ right: Spot) -> Bool {
    (left.release, left.surface.order) < (right.release, right.surface.order)
  }
}

/// `26.1 and 27`: a release without minor number is called by its major one.
private func releaseList(_ releases: Set<Version>) -> String {
  listed(releases.sorted().map { $0.minor == 0 ? String($0.major) : $0.description })
}
