/// A platform, with everything in which it differs from the others.
///
/// Code outside the folder `Platforms` uses these facts instead of the name, except for other parties'
/// notions of a platform (`CodeScope`, `TabCode+SetUp.swift`, `deviceInCatalogs`) and texts that depend
/// on the device, which are iPhone's by default.
package struct Platform: Hashable, Sendable {
  package let name: PlatformName
  package let device: String
  /// Other names, in lower case.
  package let aliases: [String]
  /// The widths and orientations that can be requested, the default first.
  package let surfaces: [Surface]
  /// Those that devices have, which are the ones that are linted.
  package let lintSurfaces: [Surface]
  let bar: @Sendable (StyleRequest) -> BarStyle?
  let sidebar: @Sendable (StyleRequest) -> SidebarStyle?

  var defaultSurface: Surface { surfaces[0] }

  package static let all = PlatformName.allCases.map(platform)

  package static func platform(_ name: PlatformName) -> Platform {
    switch name {
    case .iOS: .iOS
    case .iPadOS: .iPadOS
    case .macCatalyst: .macCatalyst
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    }
  }

  /// The platform of a name or an alias in any case.
  package static func named(_ text: String) -> Platform? {
    let text = text.lowercased()
    return all.first { $0.name.rawValue.lowercased() == text || $0.aliases.contains(text) }
  }

  package static func == (left: Platform, right: Platform) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct StyleRequest {
  let environment: Environment
  let mode: EffectiveMode
  /// Whether `sidebar.preferredPlacement` is `sidebar` and has an effect.
  let prefersSidebar: Bool
  var hidesSidebar = false

  var isRegular: Bool { environment.sizeClass == .regular }
  var isLandscape: Bool { environment.orientation == .landscape }
}
