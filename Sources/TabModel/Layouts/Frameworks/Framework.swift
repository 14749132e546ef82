/// What sets an app's tabs up.
package enum Framework: String, NamedValue {
  case uiKit = "UIKit"
  case swiftUI = "SwiftUI"

  /// Everything in which it differs from the other one.
  package var facts: FrameworkFacts {
    switch self {
    case .uiKit: .uiKit
    case .swiftUI: .swiftUI
    }
  }
}

/// Everything in which a framework differs from the others: code outside the folder `Frameworks` uses
/// these facts instead of the name, as it does with those of a `Platform`.
package final class FrameworkFacts: Sendable {
  /// The platforms of a spec without targets.
  package let platforms: [PlatformName]
  /// What stands for a platform that the framework does not have.
  let substitutes: [PlatformName: PlatformName]
  /// Whether a group is a destination with a screen of its own, and can be selected.
  package let groupsAreDestinations: Bool
  /// Whether `mode: automatic` asks for a sidebar where a group stands at the root.
  package let groupsAskForSidebar: Bool
  /// Whether people customize only where there is a `customizationIdentifier`.
  package let customizesByIdentifier: Bool
  /// Whether a node that `isHidden` is not there at all.
  package let hiddenIsAbsent: Bool
  /// Whether what it shows of a node depends on more of the environment than its bars and sidebars do.
  let seesEnvironment: Bool
  let bar: @Sendable (StyleRequest) -> BarStyle?
  let sidebar: @Sendable (StyleRequest) -> SidebarStyle?
  /// The spec with the framework's own defaults, in an environment and with what it shows there.
  let seen: @Sendable (TabSpec, LayoutConditions) -> TabSpec
  /// Since when and where there is a key.
  package let availability: @Sendable (SpecKey) -> SpecKey.Availability
  let missingChoices: @Sendable (Choice) -> Set<PlatformName>
  /// The keys of nodes that it has on no platform.
  let missingKeys: [NodeKey]
  /// The keys of a tab that a group does not have.
  package let keysWithoutGroups: [NodeKey]
  package let words: FrameworkWords
  /// The statement about the same thing in this framework.
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

  /// The platforms on which a key does not exist, with a value if one is given.
  package func platforms(without key: SpecKey, value: String? = nil) -> Set<PlatformName> {
    let missing = availability(key).missingOn
    guard let value, let choice = key.shape.choices?.first(where: { $0.name == value }) else {
      return missing
    }
    return missing.union(missingChoices(choice))
  }

  /// Whether it has a key on some platform.
  package func has(_ key: SpecKey) -> Bool {
    let missing = availability(key).missingOn
    return platforms.contains { !missing.contains($0) }
  }

  /// Whether a node of a kind can have a key on some platform.
  package func has(_ key: NodeKey, on kind: Node.Kind) -> Bool {
    has(key.definition) && !(kind == .group && keysWithoutGroups.contains(key))
  }

  /// The release that a key came with on a platform.
  package func release(of key: SpecKey, on platform: PlatformName) -> Version {
    let availability = availability(key)
    return max(availability.since, availability.later[platform] ?? availability.since)
  }

  /// The platform that a name means.
  package func platform(_ name: PlatformName) -> PlatformName { substitutes[name] ?? name }
}
