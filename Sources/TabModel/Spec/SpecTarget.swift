/// A platform that the app ships on.
package struct SpecTarget: KeyedObject {
  package internal(set) var platform = PlatformName.iOS
  /// The oldest release that the app supports.
  package internal(set) var minimumVersion = Version.oldest

  package init() {}

  package init(platform: PlatformName, minimumVersion: Version) {
    self.platform = platform
    self.minimumVersion = minimumVersion
  }

  package static var shape: Shape { .object(.target) }

  package static let keys: [SpecKey<SpecTarget>] = [
    SpecKey(
      "platform", value: \.platform, as: .platform, absent: "required",
      "The platform that the app ships on."),
    SpecKey(
      "minimumVersion", value: \.minimumVersion, absent: "required",
      "The oldest release that the app supports, in iOS numbering."),
  ]
}
