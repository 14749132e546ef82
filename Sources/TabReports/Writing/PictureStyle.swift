package struct PictureStyle: Sendable {
  /// `auto` follows the reader's system.
  package enum Appearance: String, Sendable, CaseIterable {
    case auto, light, dark
  }

  package enum Crop: String, Sendable, CaseIterable {
    case bar, sidebar
  }

  package var appearance = Appearance.auto
  /// Nil for the whole device.
  package var crop: Crop?
  /// Reload interval in seconds; nil for none.
  package var secondsToReload: Int?

  package init() {}
}
