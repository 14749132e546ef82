/// A platform, or a device of one that has layouts of its own: everything in which it differs from the
/// others.
///
/// Code outside the folder `Platforms` uses these facts instead of the name, except for other parties'
/// notions of a platform (`CodeScope`, `TabCode+SetUp.swift`, `deviceInCatalogs`) and texts that depend
/// on the device, which are iPhone's by default.
package struct Platform: Hashable, Sendable {
  package let name: PlatformName
  /// The device as JSON names it; nil where a platform has only one kind.
  package var model: DeviceModel?
  package let device: String
  /// Other names, in lower case.
  package let aliases: [String]
  /// The widths and orientations that can be requested, the default first.
  package let surfaces: [Surface]
  /// The ones that are looked at where a spec is looked at everywhere.
  package let lintSurfaces: [Surface]
  /// The ones that can be asked for although no device has them.
  package var impossibleSurfaces: [Surface] = []
  /// What its widths are called where that is not the size class.
  var widthNames: [SizeClass: WidthName] = [:]
  /// The first release that the device runs.
  package var firstRelease = Version.oldest
  let bar: @Sendable (StyleRequest) -> BarStyle?
  let sidebar: @Sendable (StyleRequest) -> SidebarStyle?

  var defaultSurface: Surface { surfaces[0] }

  /// Every platform, a device that differs from the others of its platform after it.
  package static let all: [Platform] = [
    .iOS, .iPhoneDuo, .iPadOS, .macCatalyst, .macOS, .tvOS, .visionOS,
  ]

  /// Every platform by its usual device.
  package static let usual = PlatformName.allCases.map(platform)

  /// Whether it is a device that differs from the usual one of its platform.
  package var isSpecialDevice: Bool { self != .platform(name) }

  /// What a width of its windows is called.
  package func widthName(_ sizeClass: SizeClass) -> WidthName {
    widthNames[sizeClass]
      ?? WidthName(
        short: sizeClass.rawValue, fact: "\(sizeClass.rawValue) width",
        window: "\(device) of \(sizeClass.rawValue) width")
  }

  /// All widths of its windows in words.
  package var anyWidth: String { folds ? "either display" : "any width" }

  /// The newest release that the device runs.
  package var newestRelease: Version { max(.newest, firstRelease) }

  /// The releases that are looked at from a minimum version on, the oldest first.
  package func releases(from minimum: Version) -> [Version] {
    let first = max(minimum, firstRelease)
    return [first] + Version.majorReleases.filter { $0 > first.major }.map { Version($0) }
  }

  /// The platform of a name in a spec, by its usual device.
  package static func platform(_ name: PlatformName) -> Platform {
    switch name {
    case .iOS: .iOS
    case .iPadOS: .iPadOS
    case .macCatalyst: .macCatalyst
    case .macOS: .macOS
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    }
  }

  /// The platform that it stands for in a framework, which may not have it.
  package func standing(in framework: Framework) -> Platform {
    let name = framework.facts.platform(name)
    return name == self.name ? self : .platform(name)
  }

  /// The platform of a name or an alias in any case.
  package static func named(_ text: String) -> Platform? {
    let text = text.lowercased()
    return all.first { $0.aliases.contains(text) }
      ?? usual.first { $0.name.rawValue.lowercased() == text }
  }

  package static func == (left: Platform, right: Platform) -> Bool {
    left.name == right.name && left.model == right.model
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// A width of a device's windows in words.
package struct WidthName: Sendable {
  /// After the device's name, in parentheses: `compact`.
  package let short: String
  /// By itself: `compact width`.
  package let fact: String
  /// With the device, without an article: `narrow iPad window`.
  package let window: String
}

/// The devices of iOS.
package enum DeviceModel: String, NamedValue, Hashable {
  case iPhone, iPhoneDuo
}

struct StyleRequest {
  let environment: Environment
  let mode: EffectiveMode
  /// Whether `sidebar.preferredPlacement` is `sidebar` and has an effect.
  let prefersSidebar: Bool

  var isRegular: Bool { environment.layoutSizeClass == .regular }
  var isLandscape: Bool { environment.orientation == .landscape }
}
