/// The framework that creates an app's tabs, and all its differences from the other one. Code outside the folder
/// `Frameworks` uses these properties instead of the name.
package enum Framework: String, NamedValue {
  case uiKit = "UIKit"
  case swiftUI = "SwiftUI"

  /// The framework of a spec that does not specify one.
  package static let usual = uiKit

  /// The platforms of a spec without targets.
  package var platforms: [PlatformName] {
    switch self {
    case .uiKit: [.iOS, .iPadOS, .macCatalyst, .tvOS, .visionOS]
    case .swiftUI: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS]
    }
  }

  var targets: [SpecTarget] { platforms.map { SpecTarget(platform: $0, minimumVersion: .oldest) } }

  /// Returns the platform, or its substitute if the framework doesn't support it.
  package func platform(_ name: PlatformName) -> PlatformName {
    self == .uiKit && name == .macOS ? .macCatalyst : name
  }

  var platformNames: [String] {
    PlatformName.allCases.filter { platform($0) == $0 }.map(\.rawValue)
  }

  /// True if a group has a screen of its own and can be selected.
  package var groupsAreDestinations: Bool { self == .uiKit }

  /// True if `mode: automatic` shows a sidebar for groups at the root.
  package var groupsAskForSidebar: Bool { self == .uiKit }

  /// True if users can customize only with a `customizationIdentifier`.
  package var customizesByIdentifier: Bool { self == .swiftUI }

  package var hiddenIsAbsent: Bool { self == .swiftUI }

  /// True if search tabs are pinned, whatever their placement.
  package var pinsSearchTabs: Bool { self == .swiftUI }

  /// True if a node depends on more of the environment than bars and sidebars.
  var seesEnvironment: Bool { self == .swiftUI }

  package var words: FrameworkWords { self == .uiKit ? .uiKit : .swiftUI }

  func bar(_ request: StyleRequest) -> BarStyle? {
    let style = request.environment.platform.bar(request)
    return self == .uiKit ? style : style.flatMap(request.inSwiftUI)
  }

  func sidebar(_ request: StyleRequest) -> SidebarStyle? {
    self == .uiKit ? request.environment.platform.sidebar(request) : request.sidebarInSwiftUI
  }

  func statement(_ statement: Statement) -> Statement {
    self == .uiKit ? statement : statement.inSwiftUI
  }

  /// Returns the release and platforms that introduced a key.
  package func availability(of key: KeyDefinition) -> KeyDefinition.Availability {
    let own = self == .swiftUI ? key.swiftUI : nil
    return own ?? KeyDefinition.Availability(since: key.since, missingOn: key.missingOn)
  }

  package func platforms(without choice: Choice) -> Set<PlatformName> {
    (self == .swiftUI ? choice.missingInSwiftUI : nil) ?? choice.missingOn
  }

  /// Returns the platforms that don't support a key, or its value if given.
  package func platforms(without key: KeyDefinition, value: String? = nil) -> Set<PlatformName> {
    let missing = availability(of: key).missingOn
    guard let value, let choice = key.shape.choices?.first(where: { $0.name == value }) else {
      return missing
    }
    return missing.union(platforms(without: choice))
  }

  /// Returns whether code with a value compiles on a platform. A spec may have more.
  package func compiles(_ key: KeyDefinition, _ value: String, on platform: PlatformName) -> Bool {
    // AdaptableTabBarPlacement.sidebar does not exist on tvOS.
    let isPlacement = key.property == Sidebar.key(\.preferredPlacement).definition.property
    return !(self == .swiftUI && platform == .tvOS && isPlacement && value == "sidebar")
  }

  package func has(_ key: KeyDefinition) -> Bool {
    let missing = availability(of: key).missingOn
    return platforms.contains { !missing.contains($0) }
  }

  /// The keys that only nodes without children have.
  package var keysWithoutGroups: [SpecKey<Node>] {
    self == .uiKit ? [] : Self.keysMissingOnSections
  }

  private static let keysMissingOnSections = [Node.key(\.image), Node.key(\.viewController)]

  package func has(_ key: SpecKey<Node>, on kind: Node.Kind) -> Bool {
    has(key.definition) && !(kind == .group && keysWithoutGroups.contains(key))
  }

  package func release(of key: KeyDefinition, on platform: PlatformName) -> Version {
    availability(of: key).release(on: platform)
  }
}
