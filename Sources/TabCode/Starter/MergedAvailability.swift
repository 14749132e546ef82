import TabModel

/// The availability of a merged node, by some of its keys.
struct MergedAvailability {
  enum Key: CaseIterable {
    case platforms, sizeClass, minimumVersion, maximumVersion
  }

  /// Nil if the platform does not matter.
  var platforms: [PlatformName]?
  var sizeClass: SizeClass?
  var minimumVersion: Version?
  var maximumVersion: Version?

  /// The sets of keys to try, small ones first.
  static let keySets: [[Key]] = (1..<16).map { bits in
    Key.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
  }.sorted { $0.count < $1.count }

  /// The narrowest availability with these keys.
  ///
  /// - Parameters:
  ///   - records: those that have the node.
  ///   - others: all that could have it.
  init(_ keys: [Key], of records: [Int], among others: [Int], _ environments: [Environment]) {
    let own = records.map { environments[$0] }
    if keys.contains(.platforms) {
      platforms = PlatformName.allCases.filter { name in own.contains { $0.platform.name == name } }
    }
    if keys.contains(.sizeClass), Set(own.map(\.sizeClass)).count == 1 {
      sizeClass = own[0].sizeClass
    }
    let versions = own.map(\.osVersion)
    if keys.contains(.minimumVersion) { minimumVersion = versions.min() }
    if keys.contains(.maximumVersion), let newest = versions.max() {
      // The last minor release, unless a later one lacks the node.
      let last = Version(newest.major, max(newest.minor, 9))
      let isCut = others.contains {
        environments[$0].osVersion > newest && environments[$0].osVersion <= last
      }
      maximumVersion = isCut ? newest : last
    }
  }

  func matches(_ environment: Environment) -> Bool {
    (platforms?.contains(environment.platform.name) ?? true)
      && (sizeClass.map { $0 == environment.sizeClass } ?? true)
      && (minimumVersion.map { environment.osVersion >= $0 } ?? true)
      && (maximumVersion.map { environment.osVersion <= $0 } ?? true)
  }

  /// Whether no two of them match the same environment.
  static func areDisjoint(_ all: [MergedAvailability]) -> Bool {
    for (index, first) in all.enumerated() {
      for second in all[(index + 1)...] where !first.excludes(second) { return false }
    }
    return true
  }

  private func excludes(_ other: MergedAvailability) -> Bool {
    if let platforms, let others = other.platforms, Set(platforms).isDisjoint(with: others) {
      return true
    }
    if let sizeClass, let other = other.sizeClass, sizeClass != other { return true }
    func endsBefore(_ first: MergedAvailability, _ second: MergedAvailability) -> Bool {
      guard let maximum = first.maximumVersion, let minimum = second.minimumVersion else {
        return false
      }
      return maximum < minimum
    }
    return endsBefore(self, other) || endsBefore(other, self)
  }
}
