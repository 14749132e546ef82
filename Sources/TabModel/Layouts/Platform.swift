/// A platform, or a device with its own layouts, and all its differences from others.
///
/// Code outside the folder `Platforms` uses these facts instead of the name. The exceptions are external names of
/// platforms (`CodeScope`, `TabCode+SetUp.swift`, `deviceInCatalogs`) and texts that depend on the device, which
/// are the iPhone's by default.
package final class Platform: Hashable, Sendable {
  package let name: PlatformName
  /// The device in JSON; nil if the platform has only one.
  package let model: DeviceModel?
  package let device: String
  /// Other names, in lower case.
  package let aliases: [String]
  /// The widths and orientations that can be requested, default first.
  package let windowSizes: [WindowSize]
  /// Surfaces that no device has, only the resized window of an app.
  let resizedSurfaces: [WindowSize]
  /// The window sizes that rules check, by default all that devices have.
  package let lintWindowSizes: [WindowSize]
  /// Names of widths that aren't named by size class.
  let widthNames: [SizeClass: WidthName]
  /// The action that selects a tab: `tap` or `click`.
  package let press: String
  package let firstRelease: Version
  let bar: @Sendable (StyleRequest) -> BarStyle?
  let sidebar: @Sendable (StyleRequest) -> SidebarStyle?

  init(
    name: PlatformName, model: DeviceModel? = nil, device: String, aliases: [String],
    windowSizes: [WindowSize], resizedSurfaces: [WindowSize] = [],
    lintWindowSizes: [WindowSize]? = nil,
    widthNames: [SizeClass: WidthName] = [:], press: String = "tap",
    firstRelease: Version = .oldest, bar: @escaping @Sendable (StyleRequest) -> BarStyle?,
    sidebar: @escaping @Sendable (StyleRequest) -> SidebarStyle?
  ) {
    self.name = name
    self.model = model
    self.device = device
    self.aliases = aliases
    self.windowSizes = windowSizes
    self.resizedSurfaces = resizedSurfaces
    self.lintWindowSizes = lintWindowSizes ?? windowSizes.filter { !resizedSurfaces.contains($0) }
    self.widthNames = widthNames
    self.press = press
    self.firstRelease = firstRelease
    self.bar = bar
    self.sidebar = sidebar
  }

  /// The first release on which users resize the window of an app that is for iPhone only.
  static let firstReleaseOfResizedWindows = Version(27)

  var defaultWindowSize: WindowSize { windowSizes[0] }

  /// All platforms, each followed by its special devices.
  package static let all: [Platform] = [
    .iOS, .iPhoneDuo, .iPadOS, .macCatalyst, .macOS, .tvOS, .visionOS,
  ]

  package static let usual = PlatformName.allCases.map(platform)

  /// True for a device that differs from the usual one of its platform.
  package var isSpecialDevice: Bool { self != .platform(name) }

  package func widthName(_ sizeClass: SizeClass) -> WidthName {
    widthNames[sizeClass]
      ?? WidthName(
        short: sizeClass.rawValue, fact: "\(sizeClass.rawValue) width",
        window: "\(sizeClass.rawValue)-width \(device)")
  }

  package var anyWidth: String { folds ? "either display" : "any width" }

  package var newestRelease: Version { max(.newest, firstRelease) }

  /// Returns the releases that rules check from a minimum version on, in ascending order.
  package func releases(from minimum: Version) -> [Version] {
    let first = max(minimum, firstRelease)
    return [first] + Version.majorReleases.filter { $0 > first.major }.map { Version($0) }
  }

  /// Returns the usual device of a platform.
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

  /// Returns the platform itself, or its substitute in a framework that doesn't support it or calls it by another
  /// name.
  package func assuming(_ framework: Framework) -> Platform {
    if framework == .swiftUI, self == .macCatalyst { return .macCatalystInSwiftUI }
    let name = framework.platform(name)
    return name == self.name ? self : .platform(name)
  }

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

/// The names of a window width on a device.
package struct WidthName: Sendable {
  /// Used in parentheses after the device's name: `compact`.
  package let short: String
  /// Used alone: `compact width`.
  package let fact: String
  /// Used with the device, without an article: `compact iPad window`.
  package let window: String
}

/// The devices of iOS.
package enum DeviceModel: String, NamedValue, Hashable {
  case iPhone, iPhoneDuo
}

struct StyleRequest {
  let environment: Environment
  let mode: EffectiveMode
  /// True if `sidebar.preferredPlacement` is `sidebar` and has an effect.
  let prefersSidebar: Bool

  var isRegular: Bool { environment.layoutSizeClass == .regular }
  var isLandscape: Bool { environment.orientation == .landscape }
}
