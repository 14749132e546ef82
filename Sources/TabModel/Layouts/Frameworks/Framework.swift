/// The framework that creates an app's tabs.
package enum Framework: String, NamedValue {
  case uiKit = "UIKit"
  case swiftUI = "SwiftUI"

  package var facts: FrameworkFacts {
    switch self {
    case .uiKit: .uiKit
    case .swiftUI: .swiftUI
    }
  }
}

/// The differences between the frameworks. Code outside the folder `Frameworks` uses these facts instead of the
/// name.
package final class FrameworkFacts: Sendable {
  /// The platforms of a spec without targets.
  package let platforms: [PlatformName]
  /// Substitutes for platforms that the framework doesn't support.
  let substitutes: [PlatformName: PlatformName]
  /// The platforms that it supports.
  let platformNames: [String]
  /// True if a group has a screen of its own and can be selected.
  package let groupsAreDestinations: Bool
  /// True if `mode: automatic` shows a sidebar for groups at the root.
  package let groupsAskForSidebar: Bool
  /// True if users can customize only with a `customizationIdentifier`.
  package let customizesByIdentifier: Bool
  /// True if `isHidden` removes a node.
  package let hiddenIsAbsent: Bool
  /// True if a node depends on more of the environment than bars and sidebars.
  let seesEnvironment: Bool
  let bar: @Sendable (StyleRequest) -> BarStyle?
  let sidebar: @Sendable (StyleRequest) -> SidebarStyle?
  /// Returns the spec with the framework's defaults in an environment.
  let seen: @Sendable (TabSpec, LayoutConditions) -> TabSpec
  /// The release and platforms that introduced a key.
  package let availability: @Sendable (SpecKey) -> SpecKey.Availability
  let missingChoices: @Sendable (Choice) -> Set<PlatformName>
  /// The keys of nodes that no platform supports.
  let missingKeys: [NodeKey]
  package let keysWithoutGroups: [NodeKey]
  package let words: FrameworkWords
  /// Returns the framework's version of a statement.
  let statement: @Sendable (Statement) -> Statement

  init(
    platforms: [PlatformName], substitutes: [PlatformName: PlatformName] = [:],
    groupsAreDestinations: Bool, groupsAskForSidebar: Bool, customizesByIdentifier: Bool,
    hiddenIsAbsent: Bool, seesEnvironment: Bool,
    bar: @escaping @Sendable (StyleRequest) -> BarStyle?,
    sidebar: @escaping @Sendable (StyleRequest) -> SidebarStyle?,
    seen: @escaping @Sendable (TabSpec, LayoutConditions) -> TabSpec,
    availability: @escaping @Sendable (SpecKey) -> SpecKey.Availability,
    missingChoices: @escaping @Sendable (Choice) -> Set<PlatformName>,
    keysWithoutGroups: [NodeKey] = [], words: FrameworkWords,
    statement: @escaping @Sendable (Statement) -> Statement
  ) {
    self.platforms = platforms
    self.substitutes = substitutes
    platformNames = PlatformName.allCases.filter { substitutes[$0] == nil }.map(\.rawValue)
    self.groupsAreDestinations = groupsAreDestinations
    self.groupsAskForSidebar = groupsAskForSidebar
    self.customizesByIdentifier = customizesByIdentifier
    self.hiddenIsAbsent = hiddenIsAbsent
    self.seesEnvironment = seesEnvironment
    self.bar = bar
    self.sidebar = sidebar
    self.seen = seen
    self.availability = availability
    self.missingChoices = missingChoices
    self.keysWithoutGroups = keysWithoutGroups
    missingKeys = NodeKey.allCases.filter { key in
      platforms.allSatisfy(availability(key.definition).missingOn.contains)
    }
    self.words = words
    self.statement = statement
  }
}

extension FrameworkFacts {
  static let uiKit = FrameworkFacts(
    platforms: [.iOS, .iPadOS, .macCatalyst, .tvOS, .visionOS],
    substitutes: [.macOS: .macCatalyst],
    groupsAreDestinations: true,
    groupsAskForSidebar: true,
    customizesByIdentifier: false,
    hiddenIsAbsent: false,
    seesEnvironment: false,
    bar: { $0.environment.platform.bar($0) },
    sidebar: { $0.environment.platform.sidebar($0) },
    seen: { spec, _ in spec },
    availability: { SpecKey.Availability(since: $0.since, missingOn: $0.missingOn) },
    missingChoices: \.missingOn,
    words: .uiKit,
    statement: \.self)

  /// Returns the platforms that don't support a key, or its value if given.
  package func platforms(without key: SpecKey, value: String? = nil) -> Set<PlatformName> {
    let missing = availability(key).missingOn
    guard let value, let choice = key.shape.choices?.first(where: { $0.name == value }) else {
      return missing
    }
    return missing.union(missingChoices(choice))
  }

  /// Returns whether any platform supports a key.
  package func has(_ key: SpecKey) -> Bool {
    let missing = availability(key).missingOn
    return platforms.contains { !missing.contains($0) }
  }

  /// Returns whether any platform supports a key of a kind of node.
  package func has(_ key: NodeKey, on kind: Node.Kind) -> Bool {
    has(key.definition) && !(kind == .group && keysWithoutGroups.contains(key))
  }

  package func release(of key: SpecKey, on platform: PlatformName) -> Version {
    let availability = availability(key)
    return max(availability.since, availability.later[platform] ?? availability.since)
  }

  /// Returns the platform, or its substitute.
  package func platform(_ name: PlatformName) -> PlatformName { substitutes[name] ?? name }
}
