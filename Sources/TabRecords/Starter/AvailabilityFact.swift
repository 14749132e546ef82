import JSON
import TabModel

/// A fact that can distinguish records, in the order in which facts are tried.
enum AvailabilityFact: Hashable {
  case condition(String)
  case platforms, sizeClass, minimumVersion, maximumVersion

  /// The representative of facts that don't compete: both limits are about the release.
  var family: AvailabilityFact { self == .maximumVersion ? .minimumVersion : self }

  var isRelease: Bool { family == .minimumVersion }

  var words: String {
    switch self {
    case .condition(let name): "'\(name)'"
    case .platforms: "the platform"
    case .sizeClass: "the width"
    case .minimumVersion, .maximumVersion: "the release"
    }
  }
}

extension AvailabilityValues {
  /// Creates the narrowest availability with these facts.
  ///
  /// - Parameters:
  ///   - own: the records with the node.
  ///   - others: all records that can have it.
  init(_ used: [AvailabilityFact], of own: Set<Int>, among others: Set<Int>, _ facts: RecordFacts) {
    self.init()
    let environments = own.sorted().map { facts.environments[$0] }
    let versions = environments.map(\.osVersion)
    for fact in used {
      switch fact {
      case .condition(let name):
        let count = own.count { facts.states[$0].contains(name) }
        if count == own.count { when.append(name) }
        if count == 0 { unless.append(name) }
      case .platforms: platforms = Set(environments.map(\.platform.name))
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

  func matches(_ environment: Environment, _ state: Set<String>) -> Bool {
    platforms.contains(environment.platform.name)
      && environment.sizeClass == sizeClass ?? environment.sizeClass
      && environment.osVersion >= minimumVersion ?? environment.osVersion
      && environment.osVersion <= maximumVersion ?? environment.osVersion
      && when.allSatisfy(state.contains) && !unless.contains(where: state.contains)
  }
}
