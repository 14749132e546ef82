import JSON

/// The environments in which a node or a variant is part of the spec.
package struct Availability: Hashable, Sendable {
  package var platforms = Set(PlatformName.allCases)
  package var sizeClass: SizeClass?
  package var minimumVersion: Version?
  package var maximumVersion: Version?
  package var when: [String] = []
  package var unless: [String] = []

  package init() {}

  /// Reads an object whose shape has been checked.
  init(_ object: JSONValue, in document: JSONDocument) {
    for (key, value) in document.members(of: object) {
      let texts = { document.elements(of: value).map { document.string($0) } }
      switch document.string(key) {
      case "platforms": platforms = Set(texts().compactMap(PlatformName.init))
      case "horizontalSizeClass": sizeClass = SizeClass(rawValue: document.string(value))
      case "minimumVersion": minimumVersion = Version(document.string(value))
      case "maximumVersion": maximumVersion = Version(document.string(value))
      case "when": when = texts()
      case "unless": unless = texts()
      default: break
      }
    }
  }

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
    if let sizeClass, sizeClass != width ?? environment.layoutSizeClass {
      return .sizeClass(sizeClass)
    }
    if let minimumVersion, environment.osVersion < minimumVersion {
      return .before(minimumVersion)
    }
    if let maximumVersion, environment.osVersion > maximumVersion { return .after(maximumVersion) }
    return obstacle(in: environment.conditions)
  }

  private func isOn(_ environment: Environment) -> Bool {
    let name = environment.platform.name
    if platforms.contains(name) { return true }
    return platforms.contains { environment.framework.platform($0) == name }
  }

  private func obstacle(in state: ConditionState) -> Decision.Obstacle? {
    if let name = when.first(where: { !state.holds($0) }) { return .condition(name, holds: false) }
    if let name = unless.first(where: state.holds) { return .condition(name, holds: true) }
    return nil
  }
}
