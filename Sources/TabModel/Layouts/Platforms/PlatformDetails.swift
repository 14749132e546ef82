package enum DeviceForm: Sendable {
  case phone, tablet, desktop, television, headset
}

extension PlatformName {
  /// The name in a sentence: `Mac Catalyst`.
  package var system: String { self == .macCatalyst ? "Mac Catalyst" : rawValue }
}

extension Platform {
  package var folds: Bool { model == .iPhoneDuo }

  /// True if the system can show a sidebar with all tabs, in which users can customize them.
  package var hasCustomizableSidebar: Bool { name == .iPadOS || name == .macCatalyst }

  /// True if the selected group can show its children in a sidebar of its own.
  package var hasSidebarInGroups: Bool { name == .visionOS }

  package var form: DeviceForm {
    switch name {
    case .iOS: .phone
    case .iPadOS: .tablet
    case .macCatalyst, .macOS: .desktop
    case .tvOS: .television
    case .visionOS: .headset
    }
  }

  /// The platform and release in `#available`, such as `iOS 26.1`. iPadOS is iOS, and macOS and
  /// visionOS have their own numbers before 26.
  package func availability(from release: Version) -> String {
    let system = name == .iPadOS ? "iOS" : name.rawValue
    guard release.major == Version.oldest.major, name != .macCatalyst,
      let first = name.ownNumbering?.first
    else { return "\(system) \(release)" }
    return "\(system) \(first).\(release.minor)"
  }
}
