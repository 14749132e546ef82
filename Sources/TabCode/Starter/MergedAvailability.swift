import TabModel

/// The availability of a node or a variant in the records.
struct MergedAvailability: Equatable {
  /// A fact that can distinguish records, in the order in which facts are tried.
  enum Fact: Hashable {
    case condition(String)
    case platforms, sizeClass, minimumVersion, maximumVersion

    /// Facts of one family don't compete: an iPhone is always narrow, so platform and width don't conflict.
    enum Family: Hashable {
      case condition(String)
      case device, release
    }

    var family: Family {
      switch self {
      case .condition(let name): .condition(name)
      case .platforms, .sizeClass: .device
      case .minimumVersion, .maximumVersion: .release
      }
    }

    /// The fact in messages.
    var words: String {
      switch self {
      case .condition(let name): "'\(name)'"
      case .platforms: "the platform"
      case .sizeClass: "the width"
      case .minimumVersion, .maximumVersion: "the release"
      }
    }
  }

  var when: [String] = []
  var unless: [String] = []
  /// Nil if the platform does not matter.
  var platforms: [PlatformName]?
  var sizeClass: SizeClass?
  var minimumVersion: Version?
  var maximumVersion: Version?

  /// Creates the narrowest availability with these facts.
  ///
  /// - Parameters:
  ///   - own: the records with the node.
  ///   - others: all records that can have it.
  init(_ used: [Fact], of own: Set<Int>, among others: Set<Int>, _ facts: RecordFacts) {
    let environments = own.sorted().map { facts.environments[$0] }
    let versions = environments.map(\.osVersion)
    for fact in used {
      switch fact {
      case .condition(let name):
        let count = own.count { facts.states[$0].contains(name) }
        if count == own.count { when.append(name) }
        if count == 0 { unless.append(name) }
      case .platforms:
        platforms = PlatformName.allCases.filter { name in
          environments.contains { $0.platform.name == name }
        }
      case .sizeClass:
        let widths = Set(environments.map(\.sizeClass))
        if widths.count == 1 { sizeClass = widths.first }
      case .minimumVersion: minimumVersion = versions.min()
      case .maximumVersion:
        guard let newest = versions.max() else { continue }
        // The last minor release, unless a later one lacks the node.
        let last = Version(newest.major, max(newest.minor, 9))
        let isCut = others.contains {
          facts.environments[$0].osVersion > newest && facts.environments[$0].osVersion <= last
        }
        maximumVersion = isCut ? newest : last
      }
    }
  }

  func matches(_ record: Int, _ facts: RecordFacts) -> Bool {
    matches(facts.environments[record], facts.states[record])
  }

  func matches(_ environment: Environment, _ state: Set<String>) -> Bool {
    when.allSatisfy(state.contains) && !unless.contains(where: state.contains)
      && (platforms?.contains(environment.platform.name) ?? true)
      && (sizeClass.map { $0 == environment.sizeClass } ?? true)
      && (minimumVersion.map { environment.osVersion >= $0 } ?? true)
      && (maximumVersion.map { environment.osVersion <= $0 } ?? true)
  }

  /// Returns whether no two match the same environment.
  static func areDisjoint(_ all: [MergedAvailability]) -> Bool {
    all.indices.allSatisfy { index in all[..<index].allSatisfy { $0.excludes(all[index]) } }
  }

  /// Returns whether no environment matches both.
  func excludes(_ other: MergedAvailability) -> Bool {
    if !Set(when).isDisjoint(with: other.unless) || !Set(unless).isDisjoint(with: other.when) {
      return true
    }
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
