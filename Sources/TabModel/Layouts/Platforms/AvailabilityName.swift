extension Platform {
  /// The platform and release in `#available`, such as `iOS 26.1`. iPadOS is iOS, and visionOS has its own numbers
  /// before 26.
  package func availability(from release: Version) -> String {
    switch name {
    case .iOS, .iPadOS: "iOS \(release)"
    case .macCatalyst: "macCatalyst \(release)"
    case .macOS where release.major == Version.oldest.major: "macOS 15.\(release.minor)"
    case .macOS: "macOS \(release)"
    case .tvOS: "tvOS \(release)"
    case .visionOS where release.major == Version.oldest.major: "visionOS 2.\(release.minor)"
    case .visionOS: "visionOS \(release)"
    }
  }
}
