/// A platform: everything in which it differs from the others.
///
/// Code outside the folder `Platforms` asks for its facts, not which platform it is. The exceptions:
/// what others call platforms (`CodeScope`, `TabCode+SetUp.swift`, `deviceInCatalogs`), and texts that
/// depend on the device, which are those of iPhone by default.
package struct Platform: Hashable, Sendable {
  package let name: PlatformName
  /// The device in people's words.
  package let device: String
  /// Other names that people type for it, in lower case.
  package let aliases: [String]
  /// The widths and orientations that can be asked for, the usual one first.
  package let surfaces: [Surface]
  /// The ones that devices have: those that are looked at where a spec is looked at everywhere.
  package let lintSurfaces: [Surface]
  /// The bar of a request, or nil where there is none.
  let bar: @Sendable (StyleRequest) -> BarStyle?
  /// The sidebar of a request, or nil where there is none.
  let sidebar: @Sendable (StyleRequest) -> SidebarStyle?

  var defaultSurface: Surface { surfaces[0] }

  package static let all = PlatformName.allCases.map(platform)

  /// The platform of a name in a spec.
  package static func platform(_ name: PlatformName) -> Platform {
    switch name {
    case .iOS: .iOS
    case .iPadOS: .iPadOS
    case .macCatalyst: .macCatalyst
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    }
  }

  /// The platform that a person means, in any case and by any of its names.
  package static func named(_ text: String) -> Platform? {
    let text = text.lowercased()
    return all.first { $0.name.rawValue.lowercased() == text || $0.aliases.contains(text) }
  }

  package static func == (left: Platform, right: Platform) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a platform decides by which bar and which sidebar there are.
struct StyleRequest {
  let environment: Environment
  let mode: EffectiveMode
  /// `sidebar.preferredPlacement` is `sidebar`, and the platform and release have it.
  let prefersSidebar: Bool
  /// `sidebar.isHidden` is true.
  var hidesSidebar = false

  var isRegular: Bool { environment.sizeClass == .regular }
  var isLandscape: Bool { environment.orientation == .landscape }
}
