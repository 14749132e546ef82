package import JSON

/// The environments in which a node or a variant is part of the spec.
package struct Availability: KeyedObject {
  package internal(set) var platformsKey: Located<[Located<PlatformName>]>?
  package internal(set) var horizontalSizeClass: Located<SizeClass>?
  package internal(set) var minimumVersion: Located<Version>?
  package internal(set) var maximumVersion: Located<Version>?
  package internal(set) var when: Located<[Located<String>]>?
  package internal(set) var unless: Located<[Located<String>]>?

  package init() {}
  package static var shape: Shape { .object(.availability) }

  package static let keys: [SpecKey<Availability>] = [
    SpecKey(
      "platforms", \.platformsKey, as: .platforms, absent: "all",
      "The platforms with the node or the variant."),
    SpecKey(
      "horizontalSizeClass", \.horizontalSizeClass, absent: "both",
      "The width with the node or the variant."),
    SpecKey(
      "minimumVersion", \.minimumVersion, absent: "any",
      "The first release with the node or the variant."),
    SpecKey(
      "maximumVersion", \.maximumVersion, absent: "any",
      "The last release with the node or the variant."),
    SpecKey(
      "when", \.when, as: .list(.string, mayBeEmpty: false), absent: "none",
      "The conditions that must be true."),
    SpecKey(
      "unless", \.unless, as: .list(.string, mayBeEmpty: false), absent: "none",
      "The conditions that must be false."),
  ]

  package var platforms: Set<PlatformName> {
    Set(platformsKey?.value.map(\.value) ?? PlatformName.allCases)
  }

  /// The conditions that must be true.
  package var required: [String] { when?.value.map(\.value) ?? [] }
  /// The conditions that must be false.
  package var excluded: [String] { unless?.value.map(\.value) ?? [] }

  package func matches(_ environment: Environment) -> Bool { obstacle(in: environment) == nil }

  /// Returns whether the window matches by its own width, ignoring the app's override. Used by
  /// variants.
  package func matchesWindow(_ environment: Environment) -> Bool {
    obstacle(in: environment, sizeClass: environment.sizeClass) == nil
  }

  /// Returns whether it matches in any environment with this state of the conditions.
  package func matches(_ state: ConditionState) -> Bool { obstacle(in: state) == nil }

  /// - Parameter sizeClass: the width to match, if it is not the environment's.
  func obstacle(
    in environment: Environment, sizeClass width: SizeClass? = nil
  ) -> Decision.Obstacle? {
    if !isOn(environment) { return .platform }
    if let sizeClass = horizontalSizeClass?.value, sizeClass != width ?? environment.layoutSizeClass
    {
      return .sizeClass(sizeClass)
    }
    if let minimum = minimumVersion?.value, environment.osVersion < minimum {
      return .before(minimum)
    }
    if let maximum = maximumVersion?.value, environment.osVersion > maximum {
      return .after(maximum)
    }
    return obstacle(in: environment.conditions)
  }

  private func isOn(_ environment: Environment) -> Bool {
    let name = environment.platform.name
    return platformsKey?.value.contains {
      $0.value == name || environment.framework.platform($0.value) == name
    } ?? true
  }

  private func obstacle(in state: ConditionState) -> Decision.Obstacle? {
    for name in when?.value ?? [] where !state.holds(name.value) {
      return .condition(name.value, holds: false)
    }
    for name in unless?.value ?? [] where state.holds(name.value) {
      return .condition(name.value, holds: true)
    }
    return nil
  }
}
