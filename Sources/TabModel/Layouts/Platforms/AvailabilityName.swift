extension Platform {
  /// How `#available` asks for a release, such as `iOS 26.1`: to the compiler an iPad runs iOS, and
  /// visionOS has numbers of its own until 26.
  package func availability(from release: Version) -> String {
    switch name {
    case .iOS, .iPadOS: "iOS \(release)"
    case .macCatalyst: "macCatalyst \(release)"
    case .tvOS: "tvOS \(release)"
    case .visionOS where release.major == Version.oldest.major: "visionOS 2.\(release.minor)"
    case .visionOS: "visionOS \(release)"
    }
  }
}
